public import Portolan

/// All that the app can show; what is a part of it stands first.
public enum RootRoute: NavigationRoute {
  case splash
  case login
  case main
  case lock

  case confirmMail(token: String)
  case resetPassword
  case item(id: Int)
  case settings
  case account
  case signOut

  /// What must hold before a screen is shown.
  public enum Guard: Hashable, Sendable {
    /// The start-up work has ended.
    case started
    /// Somebody is signed in.
    case signedIn
    /// Nobody is signed in.
    case signedOut
    /// The lock is open.
    case unlocked
  }
}
