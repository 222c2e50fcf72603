import Portolan

/// What both maps say alike, around what holds the sections.
struct Sections {
  let main: RouteDestination<ShopRoute>

  static let listed: [ShopRoute] = [.menu, .account]
  static let samples: [ShopRoute] = [.main, .menu, .product(id: "012345"), .account, .settings]

  func destination(for route: ShopRoute) -> RouteDestination<ShopRoute> {
    switch route {
    case .main: return main
    case .menu, .account: return .screenInStack(.member(of: .main))
    case .product: return .screen(.pushed(onto: .menu))
    case .settings: return .screen(.pushed(onto: .account))
    }
  }
}
