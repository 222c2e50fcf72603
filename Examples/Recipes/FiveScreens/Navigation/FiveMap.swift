import Portolan

/// One stack: the root stands first in it, all others above.
struct FiveMap: NavigationMap {
  func destination(for route: FiveRoute) -> RouteDestination<FiveRoute> {
    route == .root ? .screenInStack(.root) : .screen(.pushed(inStackOf: .root))
  }
}
