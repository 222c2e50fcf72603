/// An event of a scene, for logs and tools; `SceneNavigator.onEvent` and `events` deliver it.
///
/// ```swift
/// scene.onEvent = { event in
///   if case .arrived(let arrival) = event { print(arrival.request, arrival.route as Any) }
/// }
/// ```
///
/// The description of an event names routes by their labels. So a log of events shows associated
/// values only of loggable routes (`NavigationRoute.isLoggable`).
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NavigationEvent: Sendable, CustomStringConvertible {
  /// A request was made.
  case requested(Requested)
  /// A keeper gave its verdict on a guard, or a screen answered whether it may be closed.
  case answered(Answered)
  /// A request is parked: it waits for a detour, for a guard, for the target of a link, or until
  /// the app is ready.
  case parked(Parked)
  /// A parked request is tried again.
  case resumed(Resumed)
  /// A request has committed: a new tree replaced the old one. Both trees are equal when the target
  /// was shown already.
  case committed(Committed)
  /// The user, the platform or other code changed what is on screen, and the navigator updated the
  /// tree to match.
  case followed(Followed)
  /// The user tapped the selected tab while its first screen was shown, and nothing moved.
  case tappedAgain(TappedAgain)
  /// A request arrived.
  case arrived(Arrived)
  /// A request failed.
  case failed(Failed)
  /// A diagnostic reports a problem to the developer.
  case diagnosed(Diagnostic)

  /// The number of the request that the event is about, and the name of its map; nil for
  /// `followed`, `tappedAgain` and `diagnosed`.
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

  /// The event in one line; only loggable routes (`NavigationRoute.isLoggable`) show their
  /// associated values.
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
  /// The facts of a new request.
  public struct Requested: Sendable {
    /// The number of the request, and the name of its map when the request was made.
    public let request: RequestStamp
    /// What the request is to do, in words such as `show product`.
    public let intent: String
    /// The source of the request.
    public let requester: Requester
  }

  /// The facts of a keeper's verdict, or of the answer of a screen that was asked whether it may be
  /// closed.
  public struct Answered: Sendable {
    /// The request for which the guard or the screen was asked.
    public let request: RequestStamp
    /// The label of the guard, or of the screen that was asked whether it may be closed.
    public let `guard`: RouteLabel
    /// The answer in words, such as `allow`, `redirect to bag`, or for a screen `leave` or `stay`.
    public let verdict: String
  }

  /// The facts of a request that is parked.
  public struct Parked: Sendable {
    /// The request that is parked.
    public let request: RequestStamp
  }

  /// The facts of a parked request that is tried again.
  public struct Resumed: Sendable {
    /// The request that is tried again.
    public let request: RequestStamp
  }

  /// The facts of a change of the tree by a request.
  public struct Committed: Sendable {
    /// The request that changed the tree.
    public let request: RequestStamp
    /// The tree before the change; its description shows associated values only of loggable routes.
    public let from: NavigationTree
    /// The tree after the change; equal to `from` when the target was shown already.
    public let to: NavigationTree
  }

  /// The facts of an update of the tree after the user, the platform or other code changed what is
  /// on screen.
  public struct Followed: Sendable {
    /// The name of the front screen's map.
    public let map: String
    /// The tree before the change.
    public let from: NavigationTree
    /// The tree after the change.
    public let to: NavigationTree
  }

  /// The facts of another tap on a tab that was selected already.
  public struct TappedAgain: Sendable {
    /// The label of the front screen's route; nil when that screen has no route.
    public let route: RouteLabel?
  }

  /// The facts of a request that arrived.
  public struct Arrived: Sendable {
    /// The request that arrived.
    public let request: RequestStamp
    /// The label of the target's route; nil when the target has no route.
    public let route: RouteLabel?
  }

  /// The facts of a request that failed.
  public struct Failed: Sendable {
    /// The request that failed.
    public let request: RequestStamp
    /// The reason why the request failed.
    public let error: NavigationError
  }

  /// The source of a request: code, a link, a gesture or a restoration.
  ///
  /// ```swift
  /// let arrival = try await navigator.navigate(to: .bag)
  /// if case .link(let source) = arrival.requester { print(source) }  // campaign 12
  /// ```
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Requester: Hashable, Sendable, CustomStringConvertible {
    /// Code, with the file and line of the call, or with the source that the call's options name.
    case code(CallSite)
    /// A link, with the file and line of the code that opened it, or with the source that the
    /// options of `open` name.
    case link(CallSite)
    /// A gesture of the user.
    case gesture
    /// The restoration of a saved scene, or a parked request of that scene, with the file and line
    /// of the code that restores it.
    case restoration(CallSite)

    /// The source in words, such as `Shop/BagModel.swift:31`, `a link from campaign 12`, or
    /// `the user`.
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
