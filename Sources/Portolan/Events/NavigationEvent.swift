/// An event in a navigator, for logs and tools.
///
/// ```swift
/// scene.onEvent = { event in
///   if case .arrived(let arrival) = event { print(arrival.request, arrival.route as Any) }
/// }
/// ```
///
/// Events carry labels instead of routes, so a log of them holds the associated values of a route
/// only when the route is loggable.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NavigationEvent: Sendable, CustomStringConvertible {
  /// A request was made.
  case requested(Requested)
  /// A guard gave its verdict, or a screen's exit guard did.
  case answered(Answered)
  /// The request is parked: it waits for a detour, for a guard, or for the app to be ready.
  case parked(Parked)
  /// A parked request is tried again.
  case resumed(Resumed)
  /// The tree has changed for a request; nothing has changed when the target was already shown.
  case committed(Committed)
  /// A person, the platform or other code changed the screen, and the tree followed.
  case followed(Followed)
  /// A person tapped the selected tab at its first screen, and nothing moved.
  case tappedAgain(TappedAgain)
  /// The request succeeded.
  case arrived(Arrived)
  /// The request ended without success.
  case failed(Failed)
  /// A problem for the developer.
  case diagnosed(Diagnostic)

  /// The request that the event is about; nil for `followed`, `tappedAgain` and `diagnosed`.
  public var request: RequestStamp? {
    switch self {
    case .requested(let it): return it.request
    case .answered(let it): return it.request
    case .parked(let it): return it.request
    case .resumed(let it): return it.request
    case .committed(let it): return it.request
    case .arrived(let it): return it.request
    case .failed(let it): return it.request
    case .followed, .tappedAgain, .diagnosed: return nil
    }
  }

  /// The event in one line.
  public var description: String {
    switch self {
    case .requested(let it): return "\(it.request) requested \(it.intent), by \(it.requester)"
    case .answered(let it): return "\(it.request) \(it.guard): \(it.verdict)"
    case .parked(let it): return "\(it.request) parked"
    case .resumed(let it): return "\(it.request) resumed"
    case .committed(let it): return "\(it.request) committed \(it.from) → \(it.to)"
    case .followed(let it):
      let steps = StepWords(NavigationPlan(from: it.from, to: it.to)).steps.joined(separator: ", ")
      return "(\(it.map)) followed the screen: \(steps) → \(it.to)"
    case .tappedAgain(let it): return "tapped again\(it.route.map { " at \($0)" } ?? "")"
    case .arrived(let it): return "\(it.request) arrived\(it.route.map { " at \($0)" } ?? "")"
    case .failed(let it): return "\(it.request) failed \(it.error.diagnostic)"
    case .diagnosed(let diagnostic): return diagnostic.description
    }
  }
}

extension NavigationEvent {
  /// A request was made.
  public struct Requested: Sendable {
    /// The number of the request and the map at that time.
    public let request: RequestStamp
    /// What it is to do, in words.
    public let intent: String
    /// Its source.
    public let requester: Requester
  }

  /// A guard gave its verdict on a request.
  public struct Answered: Sendable {
    /// The request that waited for the verdict.
    public let request: RequestStamp
    /// The guard, or the screen that was asked whether it may close.
    public let `guard`: RouteLabel
    /// The verdict in words.
    public let verdict: String
  }

  /// A request is parked.
  public struct Parked: Sendable {
    /// The request that waits.
    public let request: RequestStamp
  }

  /// A parked request is tried again.
  public struct Resumed: Sendable {
    /// The request that goes on.
    public let request: RequestStamp
  }

  /// The tree has changed for a request.
  public struct Committed: Sendable {
    /// The request that changed it.
    public let request: RequestStamp
    /// The tree before; its description shows no associated values.
    public let from: NavigationTree
    /// The tree now; equal to `from` when the target was already shown.
    public let to: NavigationTree
  }

  /// The tree followed the screen.
  public struct Followed: Sendable {
    /// The name of the front screen's map.
    public let map: String
    /// The tree before.
    public let from: NavigationTree
    /// The tree now.
    public let to: NavigationTree
  }

  /// A person tapped the selected tab at its first screen.
  public struct TappedAgain: Sendable {
    /// The screen in front; nil when it has no route.
    public let route: RouteLabel?
  }

  /// A request succeeded.
  public struct Arrived: Sendable {
    /// The request that has ended.
    public let request: RequestStamp
    /// The target; nil when it has no route.
    public let route: RouteLabel?
  }

  /// A request ended without success.
  public struct Failed: Sendable {
    /// The request that has ended.
    public let request: RequestStamp
    /// The reason.
    public let error: NavigationError
  }

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
