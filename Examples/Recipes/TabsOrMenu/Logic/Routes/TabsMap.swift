import Portolan

/// The sections stand in a tab bar.
struct TabsMap: NavigationMap {
  func destination(for route: ShopRoute) -> Destination<ShopRoute> {
    Sections(main: .tabs([.menu, .account], .root)).destination(for: route)
  }
}
