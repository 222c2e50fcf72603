/// What happens to a part of the app, such as main, when another part replaces it.
public enum Keeping: Hashable, Sendable {
  /// The replaced part is closed.
  case nothing
  /// The replaced part stays alive unseen, with its screens and layers.
  ///
  /// `showKept()`, or a request for a route in it, asks its guards again and shows it.
  case replacedPart
}
