/// Who is signed in.
@MainActor public final class Session {
  /// A user of the shop.
  public enum User: String, Hashable, Sendable, CaseIterable {
    case ada = "Ada"
    case mallory = "Mallory"

    /// Whether the shop has closed the user's account.
    public var isClosed: Bool { self == .mallory }
  }

  /// The user; nil when nobody is signed in.
  public private(set) var user: User?

  /// Makes a session without a user.
  public init() {}

  /// Signs a user in.
  public func signIn(_ user: User) {
    self.user = user
  }
}
