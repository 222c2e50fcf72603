import Portolan

/// The shop with samples enough to tell four products apart.
struct ManyProducts: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> { ShopMap().destination(for: route) }
  var samples: [Shop] { ShopMap().samples + (2...9).map { .product(id: $0) } + [.search("")] }
}
