/// Where a screen of equal identity is looked for before one is built.
public enum Reuse: Hashable, Sendable {
  /// Anywhere in the tree; the visible one first.
  case anywhere
  /// Only on the visible path.
  case visible
  /// Only in the stack that is visible.
  case currentStack
  /// Only in presented layers.
  case presentedOnly
  /// Nowhere: always build.
  case never
}
