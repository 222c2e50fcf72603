public import Portolan

/// The screens of the catalog.
public enum CatalogRoute: NavigationRoute {
  case products
  case product(id: Int)
  case memberPrice(id: Int)

  /// What must hold before a screen is shown.
  public enum Guard: Hashable, Sendable {
    /// The user is a member; who that is, the app knows.
    case member
  }
}
