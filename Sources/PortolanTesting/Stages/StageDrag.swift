/// The direction of a drag on a `Stage`.
public enum StageDrag: Hashable, Sendable, CaseIterable {
  /// From the left edge to the right, to go back in a stack.
  case back
  /// Down, to dismiss a sheet.
  case down
}
