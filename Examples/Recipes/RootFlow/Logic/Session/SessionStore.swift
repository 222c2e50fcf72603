/// Where the session is kept between two starts.
///
/// On Linux a file that only its owner can read; on Apple's platforms put the Keychain behind it.
/// Never user defaults: they are a plain file that backups carry away.
public protocol SessionStore {
  /// The user who is signed in; nil when nobody is.
  func load() throws -> String?

  /// Keeps the user; nil forgets the one that was kept.
  func save(_ user: String?) throws
}
