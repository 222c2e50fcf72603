/// Where the navigator looks for a screen of equal identity before it builds a new one.
///
/// Of several screens it takes the visible one, else the nearest, else the one that was used last.
/// Nearest is the screen that a person who goes back meets first: in the visible stack from the top
/// down, then in the same tabs, in the same layer, in the layers beneath, and in kept parts (those
/// in memory while another part is shown). A screen is used when it is built and when it comes to
/// the front of its container; after a restoration only the order of building counts.
public enum Reuse: Hashable, Sendable {
  /// Anywhere in the tree, in kept parts too.
  case anywhere
  /// Only among the screens in sight: in front, beside it like the columns of a split, and beneath
  /// a sheet that stays while the app navigates there.
  case visible
  /// Only in the stack that is nearest to the front screen; nowhere when there is no stack.
  case currentStack
  /// Only in presented layers, not in the base content.
  case presentedOnly
  /// Nowhere: a new screen is always built.
  case never
}
