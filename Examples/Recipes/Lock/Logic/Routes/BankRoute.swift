public import Portolan

/// All that the app can show.
public enum BankRoute: NavigationRoute {
  case splash
  case signIn
  case main
  /// Hides what is shown while the scene is not active, and asks nothing.
  case cover
  /// Asks who it is after the app has been in the background.
  case lock

  case accounts
  case account(id: Int)
  case cards
  case transfer
  case code

  /// What must hold before a screen is shown.
  public enum Guard: Hashable, Sendable {
    /// The start-up work has ended.
    case started
    /// Somebody is signed in.
    case signedIn
  }
}
