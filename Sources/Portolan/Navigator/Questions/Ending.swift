/// How a question ended, as `Navigating.ask(_:)` returns it.
///
/// When a guard redirects the request to another screen, the question ends as `replaced`. While the
/// screen is in a kept part (in memory while another part is shown), the question stays open.
public enum Ending<Answer: Sendable>: Sendable {
  /// The screen answered with this value (`ScreenContext.finish(_:with:)`).
  case finished(Answer)
  /// The screen closed without an answer, by its own `close()` or by a verb such as `back`; or the
  /// task that called `ask(_:)` was cancelled.
  case cancelled
  /// The user closed the screen with a gesture, or other code closed it without the navigator.
  case dismissed
  /// Another request replaced the screen, a guard no longer allowed it, or its kept part was
  /// released.
  case replaced
  /// The scene ended.
  case sceneGone
}

extension Ending: Equatable where Answer: Equatable {}
