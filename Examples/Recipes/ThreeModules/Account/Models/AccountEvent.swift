/// What happened in the account and leads out of it; where to, the app says.
public enum AccountEvent: Hashable, Sendable {
  /// The user wants to see a product that was ordered.
  case productWanted(id: Int)
  /// Nobody is signed in any more.
  case signedOut
}
