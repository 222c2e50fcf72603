import Portolan

/// A root screen and four that stand on it in any order.
enum Five: String, CaseIterable, NavigationRoute {
  case root, first, second, third, fourth
}

struct FiveMap: NavigationMap {
  func destination(for route: Five) -> RouteDestination<Five> {
    switch route {
    case .root: return .screenInStack(.root)
    case .first, .second, .third, .fourth: return .screen(.pushed(onto: .root))
    }
  }
}
