import Portolan

/// What both maps say alike, around what holds the sections.
struct Sections {
  let main: Destination<ShopRoute>

  func destination(for route: ShopRoute) -> Destination<ShopRoute> {
    switch route {
    case .main: return main
    case .menu, .account: return .stack(.member(of: .main))
    case .product: return .screen(.pushed(onto: .menu))
    case .settings: return .screen(.pushed(onto: .account))
    }
  }
}
