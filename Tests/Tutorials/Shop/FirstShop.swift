import Portolan

/// The shop as the first steps of both tutorials have it.
enum FirstShop {
  // README begin
  enum Shop: NavigationRoute {
    case main, products, product(id: Int), account
  }

  struct ShopMap: NavigationMap {
    func destination(for route: Shop) -> RouteDestination<Shop> {
      switch route {
      case .main: return .tabs([.products, .account], .root)
      case .products: return .screenInStack(.member(of: .main))
      case .product: return .screen(.pushed(onto: .products))
      case .account: return .screenInStack(.member(of: .main))
      }
    }
  }
  // README end
}
