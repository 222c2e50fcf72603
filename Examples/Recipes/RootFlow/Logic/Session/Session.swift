/// Who is signed in; the screens change it, the keeper reads it.
@MainActor public final class Session {
  /// The user; nil when nobody is signed in.
  public private(set) var user: String?
  /// Whether the store still holds a session that was ended.
  public internal(set) var forgettingFailed = false
  private let store: any SessionStore

  /// Makes a session that is empty until it is restored.
  public init(store: any SessionStore) {
    self.store = store
  }

  /// Reads who was signed in when the app ended.
  func restore() throws {
    user = try store.load()
  }

  /// Signs in, here and for the next start.
  func signIn(_ user: String) throws {
    try store.save(user)
    self.user = user
  }

  /// Signs out, here and for the next start.
  func signOut() throws {
    user = nil
    try store.save(nil)
  }
}
