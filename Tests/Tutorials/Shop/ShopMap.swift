import Portolan

struct ShopMap: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .main: return .tabs([.products, .account], .root)
    case .products: return .screenInStack(.member(of: .main))
    case .product: return .screen(.pushed(onto: .products))
    case .size: return .screenInStack(.presented(.sheet(.medium)))
    case .bag: return .screenInStack(.presented(.sheet))
    // README begin signIn
    case .account: return .screenInStack(.member(of: .main), guards: [.signedIn])
    case .checkout: return .screen(.pushed(onto: .bag), guards: [.signedIn])
    case .signIn: return .screenInStack(.presented(.sheet))
    // README end
    // README begin splash
    case .splash: return .screen(.root, isPassing: true)
    // README end
    }
  }
}
