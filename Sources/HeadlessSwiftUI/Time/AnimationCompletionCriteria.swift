/// When an animation counts as complete.
@available(iOS 17.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When nothing of it is left to be seen by reason.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When what goes has gone.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
