/// An event in a navigator, for logs and tools.
///
/// Events carry labels instead of routes, so a log of them holds the associated values of a route
/// only when the route is loggable.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NavigationEvent: Sendable, CustomStringConvertible {
  /// A request was made: its stamp, its intent in words, and its source.
  case requested(RequestStamp, String, Requester)
  /// A guard gave its verdict, or a screen's exit guard did; the verdict is in words.
  case answered(RequestStamp, guard: RouteLabel, verdict: String)
  /// The request is parked: it waits for a detour, for a guard, or for the app to be ready.
  case parked(RequestStamp)
  /// A parked request is tried again.
  case resumed(RequestStamp)
  /// The tree has changed from `from` to `to`; both are equal when the target was already shown.
  /// Their descriptions show no associated values.
  case committed(RequestStamp, from: NavigationTree, to: NavigationTree)
  /// A person, the platform or other code changed the screen, and the tree followed, from `from` to
  /// `to`; `map` names the map of the front screen.
  case followed(map: String, from: NavigationTree, to: NavigationTree)
  /// A person tapped the selected tab at its first screen, and nothing moved; the label is that of
  /// the screen in front.
  case tappedAgain(RouteLabel?)
  /// The request succeeded; the label is that of the target's route, nil when the target has none.
  case arrived(RequestStamp, RouteLabel?)
  /// The request ended without success.
  case failed(RequestStamp, NavigationError)
  /// A problem for the developer.
  case diagnosed(Diagnostic)

  /// The event in one line.
  public var description: String {
    switch self {
    case .requested(let request, let intent, let requester):
      return "\(request) requested \(intent), by \(requester)"
    case .answered(let request, let rule, let verdict): return "\(request) \(rule): \(verdict)"
    case .parked(let request): return "\(request) parked"
    case .resumed(let request): return "\(request) resumed"
    case .committed(let request, let from, let to): return "\(request) committed \(from) → \(to)"
    case .followed(let map, let from, let to):
      let steps = StepWords(NavigationPlan(from: from, to: to)).steps.joined(separator: ", ")
      return "(\(map)) followed the screen: \(steps) → \(to)"
    case .tappedAgain(let route): return "tapped again\(route.map { " at \($0)" } ?? "")"
    case .arrived(let request, let route):
      return "\(request) arrived\(route.map { " at \($0)" } ?? "")"
    case .failed(let request, let error): return "\(request) failed \(error.diagnostic)"
    case .diagnosed(let diagnostic): return diagnostic.description
    }
  }
}

extension NavigationEvent {
  /// The source of a request.
  ///
  /// ```swift
  /// let arrival = try await navigator.navigate(to: .bag)
  /// if case .link(let source) = arrival.requester { print(source) }  // campaign 12
  /// ```
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Requester: Hashable, Sendable, CustomStringConvertible {
    /// Code, with its call site.
    case code(CallSite)
    /// A link: the call site of the code that opened it, or the name that the app gave to it.
    case link(CallSite)
    /// A gesture of the person.
    case gesture
    /// A stored scene or request that the app restores.
    case restoration(CallSite)

    /// The call site, the source of the link, or the person.
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
