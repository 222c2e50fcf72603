import Portolan

/// The map of the shop before the tutorials add the sign-in.
struct OpenShopMap: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .main: return .tabs([.products, .account], .root)
    case .products, .account: return .screenInStack(.member(of: .main))
    case .product: return .screen(.pushed(onto: .products))
    // README begin bag
    case .size: return .screenInStack(.presented(.sheet(.medium)))
    case .bag: return .screenInStack(.presented(.sheet))
    case .checkout: return .screen(.pushed(onto: .bag))
    // README end
    case .signIn, .splash: return .nowhere
    }
  }
}
