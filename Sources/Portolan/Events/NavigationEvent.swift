/// Something that happened in a navigator, for logs and tools.
///
/// Events carry labels and never routes: what is written from them holds no associated value
/// unless its route allows it.
public enum NavigationEvent: Sendable, CustomStringConvertible {
  /// Something was asked for: the request, the intent in words, and who asked.
  case asked(RequestStamp, String, Asker)
  /// A guard was answered, in words.
  case answered(RequestStamp, guard: RouteLabel, verdict: String)
  /// The request waits for a detour, or for the app to be ready.
  case parked(RequestStamp)
  /// The request is tried again.
  case resumed(RequestStamp)
  /// It is decided what is shown; the trees are equal where that is shown already. They print case
  /// names.
  case committed(RequestStamp, from: NavigationTree, to: NavigationTree)
  /// The user or the platform changed the screen, and the tree followed; the name is that of the
  /// map of what is in front.
  case followed(map: String, to: NavigationTree)
  /// The request ended well.
  case arrived(RequestStamp, RouteLabel?)
  /// The request ended without arriving.
  case failed(RequestStamp, NavigationError)
  /// Something a developer should look at.
  case diagnosed(Diagnostic)

  /// One line.
  public var description: String {
    switch self {
    case .asked(let request, let intent, let asker):
      return "\(request) asked \(intent), by \(asker)"
    case .answered(let request, let rule, let verdict): return "\(request) \(rule): \(verdict)"
    case .parked(let request): return "\(request) parked"
    case .resumed(let request): return "\(request) resumed"
    case .committed(let request, let from, let to): return "\(request) committed \(from) → \(to)"
    case .followed(let map, let to): return "(\(map)) followed the screen → \(to)"
    case .arrived(let request, let route):
      return "\(request) arrived\(route.map { " at \($0)" } ?? "")"
    case .failed(let request, let error): return "\(request) failed \(error.diagnostic)"
    case .diagnosed(let diagnostic): return diagnostic.description
    }
  }
}

extension NavigationEvent {
  /// Who asked for something.
  ///
  /// ```swift
  /// let arrival = try await navigator.navigate(to: .bag)
  /// if case .link(let source) = arrival.asker { print(source) }  // campaign 12
  /// ```
  public enum Asker: Hashable, Sendable, CustomStringConvertible {
    /// Code, and where it stands.
    case code(CallSite)
    /// A link, and what followed it: code, or what the app named.
    case link(CallSite)
    /// A gesture of the user.
    case gesture
    /// A scene or a request that was stored and is taken up again.
    case restoration(CallSite)

    /// The place in code, the source of the link, or the user.
    public var description: String {
      switch self {
      case .code(let site): return "\(site)"
      case .link(let site): return "a link from \(site)"
      case .gesture: return "the user"
      case .restoration(let site): return "a restoration at \(site)"
      }
    }
  }
}
