public import Portolan

/// All that the shop can show.
public enum ProductRoute: NavigationRoute {
  case home
  case products
  case product(id: String, coupon: String? = nil)
  case account
  case menu
  case signIn

  /// What must hold before a screen is shown.
  public enum Guard: Hashable, Sendable {
    /// Somebody is signed in whose account is open.
    case signedIn
  }

  /// A coupon makes no other screen: the product that is shown takes it.
  public var identity: ProductRoute {
    if case .product(let id, _) = self { return .product(id: id) }
    return self
  }
}
