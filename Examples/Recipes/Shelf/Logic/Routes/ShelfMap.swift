import Portolan

/// A list, and a screen for each of its rows.
struct ShelfMap: NavigationMap {
  func destination(for route: ShelfRoute) -> RouteDestination<ShelfRoute> {
    switch route {
    case .books: return .screenInStack(.root)
    case .book: return .screen(.pushed(onto: .books))
    }
  }
}
