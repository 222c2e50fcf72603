/// What happened in the catalog and leads out of it; where to, the app says.
///
/// The catalog wants the sign-in of another module, and that module wants to show products. So
/// neither knows the other: both say what happened, in words of their own.
public enum CatalogEvent: Hashable, Sendable {
  /// The user wants to sign in.
  case signInWanted
  /// The user wants help.
  case helpWanted
}
