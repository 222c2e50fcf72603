/// Who is signed in; the screens change it, the keeper reads it.
@MainActor public final class Session {
  /// The user; nil when nobody is signed in.
  public internal(set) var user: String?

  /// Makes a session with the user whom the last one ended with, which a real app reads from the
  /// Keychain.
  public init(user: String? = nil) {
    self.user = user
  }
}
