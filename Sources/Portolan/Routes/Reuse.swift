/// Where the navigator looks for an open screen of a route before it builds a new one.
///
/// The navigator looks for a screen whose route has the same identity as the requested route
/// (`NavigationRoute.identity`). Of several it takes the visible one, else the nearest, else the
/// one that was used last. The nearest is the screen that the user meets first when going back: in
/// the visible stack from the top down, then in the same tabs, in the same layer, in the layers
/// beneath, and in kept parts (in memory while another part is shown). A screen is used when it is
/// built and when it comes to the front of its container; after a restoration only the order of
/// building counts.
public enum Reuse: Hashable, Sendable {
  /// Anywhere in the tree, also in kept parts (in memory while another part is shown).
  case anywhere
  /// Only among the screens that the user can see: in front, beside the front screen like the
  /// columns of a split, and beneath a staying sheet.
  case visible
  /// Only in the visible stack, onto which `push` pushes; without one, a new screen is built.
  case currentStack
  /// Only in layers over the base content, such as sheets.
  case presentedOnly
  /// Nowhere: a new screen is always built.
  case never
}
