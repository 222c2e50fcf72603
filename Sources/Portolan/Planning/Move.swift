/// What a user's gesture would do, before it begins.
public enum Move: Hashable, Sendable {
  /// Go back one step.
  case back
  /// Go back to the first screen of the stack that is visible.
  case first
  /// Select a member of tabs, pages, a split or a container of the app's own.
  case select(in: NodeID, position: Int)
  /// Drag the front layer away.
  case dismiss

  var intent: Intent { .move(self) }
}
