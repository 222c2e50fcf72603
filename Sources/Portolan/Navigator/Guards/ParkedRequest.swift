/// A snapshot of one parked request, which waits for a detour's end, for a guard, for the target of
/// a link, or until the app is ready.
///
/// ```swift
/// for waiting in scene.parked where waiting.target?.text == "checkout" {
///   scene.cancelParked(waiting.id)
/// }
/// ```
///
/// A snapshot contains the names of routes, but not their values, so it can be logged.
public struct ParkedRequest: Identifiable, Hashable, Sendable {
  /// The request's number, as in events; `SceneNavigator.cancelParked(_:)` takes it.
  public let id: Int
  /// The label of the requested route; nil when the request names none, such as `showKept()`.
  public let target: RouteLabel?
  /// The pattern of a link whose target is being looked up; nil for other requests.
  public let pattern: String?
  /// The guard that parked the request with the verdict `detour` or `wait`, also while the detour's
  /// screen is open; nil when the request waits for another reason.
  public let `guard`: RouteLabel?
  /// The route of the detour whose end the request waits for, such as a sign-in; nil without one.
  public let detour: RouteLabel?
  /// Whether a link made the request.
  public let isLink: Bool
  /// The time since the request was first parked, by the navigator's clock; time under a curtain
  /// does not count.
  public let waited: Duration
  /// How long the request may still be parked; then it fails with `expired`.
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

extension Intent {
  /// The requested screen; nil when the intent names none.
  fileprivate var target: AnyRoute? {
    if case .setPath(.stack(let stack), let path, _) = self { return path.last ?? stack }
    return route
  }
}

extension StoredRequest {
  /// The request in a form to save; nil if it makes sense only in the present tree.
  init?(_ request: Request, _ parking: Parking, in tree: NavigationTree, timeLeft: Duration) {
    guard let intent = request.intent.stored(in: tree) else { return nil }
    self.init(
      intent: intent, isLink: request.origin == .link, rule: parking.rule?.label.text,
      detour: parking.detour, timeLeft: timeLeft)
    source = request.site.source
    if case .lookUp = intent { link = request.site.link }
  }
}

extension Diagnostic {
  static func requestLeftOut(_ lost: LostRoute?, _ site: CallSite) -> Diagnostic {
    let what = lost.map { "\($0.label), \($0.reason)" } ?? "a form that is not known"
    return Diagnostic(
      .waitingRequestLeftOut,
      "A request that waited when the scene was saved is left out: \(what).",
      why: "Its routes cannot be decoded any more, or may not be saved.",
      fix: "Migrate old routes, unless you left the request out on purpose.", site: site)
  }
}

/// A time limit on a clock, which can be paused.
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
  /// A closure that returns the time since this call.
  package func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
