/// Something that happened in a navigator, for logs and tools.
///
/// Events carry labels and never routes: what is written from them holds no associated value
/// unless its route allows it.
public enum NavigationEvent: Sendable, CustomStringConvertible {
  /// Something was asked for: the request's number, the intent in words, and who asked.
  case asked(Int, String, CallSite)
  /// A guard was answered, in words.
  case answered(Int, guard: RouteLabel, verdict: String)
  /// The request waits for a detour, or for the app to be ready.
  case parked(Int)
  /// The request is tried again.
  case resumed(Int)
  /// The tree changed; it prints case names.
  case committed(Int, from: NavigationTree, to: NavigationTree)
  /// The user or the platform changed the screen, and the tree followed.
  case followed(to: NavigationTree)
  /// The request ended well.
  case arrived(Int, RouteLabel?)
  /// The request ended without arriving.
  case failed(Int, NavigationError)
  /// Something a developer should look at.
  case diagnosed(Diagnostic)

  /// One line.
  public var description: String {
    switch self {
    case .asked(let number, let intent, let site): return "\(number) asked \(intent) at \(site)"
    case .answered(let number, let rule, let verdict): return "\(number) \(rule): \(verdict)"
    case .parked(let number): return "\(number) parked"
    case .resumed(let number): return "\(number) resumed"
    case .committed(let number, let from, let to): return "\(number) committed \(from) → \(to)"
    case .followed(let to): return "followed the screen → \(to)"
    case .arrived(let number, let route):
      return "\(number) arrived\(route.map { " at \($0)" } ?? "")"
    case .failed(let number, let error): return "\(number) failed \(error.diagnostic)"
    case .diagnosed(let diagnostic): return diagnostic.description
    }
  }
}
