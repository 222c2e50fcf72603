/// How a question ended.
///
/// A question that a guard turns into another screen ends as `replaced`. One whose screen stands
/// in a part that is kept stays open.
public enum Ending<Answer: Sendable>: Sendable {
  /// The screen gave a value.
  case finished(Answer)
  /// The screen or a verb that goes back closed it without a value, or the asker stopped waiting.
  case cancelled
  /// It was closed on screen: by the user's gesture, or by other code beside the navigator.
  case dismissed
  /// Another navigation took its place, its guards said no later, or its kept part was released.
  case replaced
  /// The scene ended.
  case sceneGone
}

extension Ending: Equatable where Answer: Equatable {}
