/// How a question ended.
///
/// If a guard redirects to another screen, the question ends as `replaced`. While its screen is in
/// a kept part (alive while another part of the app is shown), the question stays open.
public enum Ending<Answer: Sendable>: Sendable {
  /// The screen returned a value.
  case finished(Answer)
  /// The screen closed itself or `back` closed it, without a value, or the caller stopped waiting.
  case cancelled
  /// A gesture of the user closed the screen, or code that does not use the navigator did.
  case dismissed
  /// Another navigation replaced the screen, a guard refused it later, or its kept part was
  /// released.
  case replaced
  /// The scene ended.
  case sceneGone
}

extension Ending: Equatable where Answer: Equatable {}
