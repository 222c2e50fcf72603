public import Portolan

/// The screens of a user's account.
public enum AccountRoute: NavigationRoute, CaseIterable {
  case account
  case signIn

  /// What must hold before a screen is shown.
  public enum Guard: Hashable, Sendable {
    /// Somebody is signed in.
    case signedIn
  }
}
