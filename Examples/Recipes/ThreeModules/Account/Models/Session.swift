/// Who is signed in, and what they ordered.
@MainActor public final class Session {
  /// The user; nil when nobody is signed in.
  public private(set) var user: String?

  /// Makes a session without a user.
  public init() {}

  /// Signs a user in.
  public func signIn(_ user: String) {
    self.user = user
  }

  /// Signs the user out.
  public func signOut() {
    user = nil
  }
}
