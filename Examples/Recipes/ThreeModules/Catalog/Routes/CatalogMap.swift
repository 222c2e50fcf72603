import Portolan

/// Where the screens of the catalog belong: in tabs that the app names.
struct CatalogMap: NavigationMap {
  let tabs: any NavigationRoute

  func destination(for route: CatalogRoute) -> RouteDestination<CatalogRoute> {
    switch route {
    case .products: return .screenInStack(.member(of: tabs))
    case .product: return .screen(.pushed(onto: .products))
    case .memberPrice(let id): return .screen(.pushed(onto: .product(id: id)), guards: [.member])
    }
  }

  var samples: [CatalogRoute] { [.products, .product(id: 1), .memberPrice(id: 1)] }
}
