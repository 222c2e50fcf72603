public import Portolan

/// Where each screen belongs when nobody says otherwise: a product in a sheet of its own.
public struct ProductMap: NavigationMap {
  /// Makes the map; it has no settings.
  public init() {}

  /// Where the screen belongs.
  public func destination(for route: ProductRoute) -> RouteDestination<ProductRoute> {
    switch route {
    case .home: return .tabs([.products, .account], .root)
    case .products: return .screenInStack(.member(of: .home))
    case .product: return .screenInStack(.presented(.sheet, over: .home), guards: [.signedIn])
    case .account: return .screenInStack(.member(of: .home), guards: [.signedIn])
    case .menu: return .screenInStack(.presented(.sheet, over: .home))
    case .signIn: return .screenInStack(.presented(.formSheet))
    }
  }

  /// One route of each case.
  public var samples: [ProductRoute] {
    [.home, .products, .product(id: "012345"), .account, .menu, .signIn]
  }
}
