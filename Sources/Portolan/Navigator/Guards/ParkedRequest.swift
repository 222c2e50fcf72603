/// A request that waits for a detour, a guard, the target of a link, or the app to be ready, as it is
/// now.
///
/// ```swift
/// for waiting in scene.parked where waiting.target?.text == "checkout" {
///   scene.cancelParked(waiting.id)
/// }
/// ```
///
/// It names cases and holds no route, so it can be logged as it is.
public struct ParkedRequest: Identifiable, Hashable, Sendable {
  /// The request's number, as in events.
  public let id: Int
  /// The requested screen; nil when the request names none, such as `showKept()`.
  public let target: RouteLabel?
  /// The pattern of the link whose target is being looked up; nil for other requests.
  public let pattern: String?
  /// The guard that parked it; nil when the app was not ready.
  public let `guard`: RouteLabel?
  /// The screen that is shown first; nil without a detour.
  public let detour: RouteLabel?
  /// Whether the request was a link.
  public let isLink: Bool
  /// How long ago it was first parked, by the navigator's clock.
  public let waited: Duration
  /// How long it may still wait.
  public let timeLeft: Duration
}

extension ParkedRequest {
  init(_ request: Request, _ parking: Parking, _ patience: Patience?) {
    self.init(
      id: request.number, target: request.intent.target?.label, pattern: parking.pattern,
      guard: parking.rule?.label, detour: parking.detour?.label, isLink: request.origin == .link,
      waited: patience?.waited ?? .zero, timeLeft: patience?.left ?? .zero)
  }
}

extension LiveIntent {
  /// The requested screen; nil when the intent names none.
  fileprivate var target: AnyRoute? {
    if case .setPath(let stack, let path, _) = self { return path.last ?? stack }
    return route
  }
}

extension StoredRequest<AnyRoute> {
  /// The request in a form that can be saved; nil when it means nothing without the present tree.
  init?(_ request: Request, _ parking: Parking, in tree: NavigationTree, timeLeft: Duration) {
    guard let intent = request.intent.stored(in: tree) else { return nil }
    self.init(
      intent: intent, isLink: request.origin == .link, rule: parking.rule?.label.text,
      detour: parking.detour, timeLeft: timeLeft)
  }
}

extension Diagnostic {
  static func leftOut(
    _ number: Int, of count: Int, _ problem: StoredRoute.Problem, _ site: CallSite
  ) -> Diagnostic {
    let why =
      switch problem {
      case .unknownType: "No feature has the type of one of its routes."
      case .undecodable: "One of its routes cannot be decoded any more."
      }
    return Diagnostic(
      .requestLeftOut, "Stored request \(number) of \(count) was left out.", why: why,
      fix: "Keep the route type's `name` when it is renamed, and read old forms in `init(from:)`.",
      site: site)
  }

  static func requestLeftOut(_ what: String, _ site: CallSite) -> Diagnostic {
    Diagnostic(
      .waitingRequestLeftOut,
      "A request that waited when the scene was saved is left out: \(what).",
      why: "Its routes cannot be decoded any more, or may not be saved.",
      fix: "Migrate old routes, unless you left the request out on purpose.", site: site)
  }
}

/// A limited time on a clock, which can be paused.
final class Patience {
  private let clock: any Clock<Duration>
  private let limit: Duration
  private var watch: @Sendable () -> Duration
  /// The time that had passed at the last pause.
  private var before = Duration.zero
  var isPaused = false {
    didSet {
      guard isPaused != oldValue else { return }
      if isPaused { before += watch() } else { watch = clock.stopwatch() }
    }
  }

  init(_ limit: Duration, by clock: any Clock<Duration>) {
    self.clock = clock
    self.limit = limit
    watch = clock.stopwatch()
  }

  var waited: Duration { isPaused ? before : before + watch() }
  var left: Duration { limit - waited }
}

extension Clock where Duration == Swift.Duration {
  /// Starts now; gives the time since.
  package func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
