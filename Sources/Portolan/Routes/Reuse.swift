/// Where a screen of equal identity is looked for before one is built.
///
/// Of several that are found the one that is seen is used, else the nearest, else the one that was
/// used last. Nearest is what a person would meet first who goes back: in the stack that is visible
/// the one nearest to the top, then what stands in the same tabs, in the same layer, in the layers
/// beneath, and in the parts that are kept. Used last is what was last brought to the front of its
/// container, or built since; after a restoration only the order in which screens were built
/// counts.
public enum Reuse: Hashable, Sendable {
  /// Anywhere in the tree, parts that are kept included.
  case anywhere
  /// Only what is seen: on the visible path, or beside it as the columns of a split are.
  case visible
  /// Only in the stack that is nearest to the screen in front; nowhere when there is none.
  case currentStack
  /// Only in presented layers, not in the base content.
  case presentedOnly
  /// Nowhere: always build.
  case never
}
