/// A request that waits for a detour, for a guard or for the app to be ready, as it is just now.
///
/// ```swift
/// for waiting in scene.parked where waiting.target?.text == "checkout" {
///   scene.cancelParked(waiting.id)
/// }
/// ```
///
/// It names cases and holds no route, so that it can be logged as it is.
public struct ParkedRequest: Identifiable, Hashable, Sendable {
  /// The request's number, as in events.
  public let id: Int
  /// The screen that was asked for; nil when none was named, as for a part that is given back.
  public let target: RouteLabel?
  /// The guard that sent it here; nil when the app was not ready.
  public let `guard`: RouteLabel?
  /// What is shown first; nil when nothing is.
  public let detour: RouteLabel?
  /// Whether it was a link.
  public let isLink: Bool
  /// How long ago it was first parked, by the navigator's clock.
  public let waited: Duration
  /// How long it may wait yet.
  public let timeLeft: Duration
}

extension ParkedRequest {
  init(_ request: Request, _ parking: Parking, _ patience: Patience?) {
    self.init(
      id: request.number, target: request.intent.target?.label, guard: parking.rule?.label,
      detour: parking.detour?.label, isLink: request.origin == .link,
      waited: patience?.waited ?? .zero, timeLeft: patience?.left ?? .zero)
  }
}

extension LiveIntent {
  /// The screen that is asked for, when it is named.
  fileprivate var target: AnyRoute? {
    if case .setPath(let stack, let path, _) = self { return path.last ?? stack }
    return route
  }
}
