import HeadlessUIKit

/// A screen on which time goes by only as somebody says.
@MainActor protocol SteppedScreen: AnyObject {
  /// Called when something was asked for that shows with the next turn.
  var onUnrest: (@MainActor () -> Void)? { get set }
  /// Whether something needs time to end, or a turn to begin.
  var isWaiting: Bool { get }

  func turn()
  func advance(by time: Duration)
}

extension HeadlessScreen: SteppedScreen {
  var isWaiting: Bool { clock.pendingCount > 0 || clock.hasTurnWork }
}
