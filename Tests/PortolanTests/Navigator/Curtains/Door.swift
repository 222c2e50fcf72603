import Portolan

/// Routes of which one value of a screen is a curtain, and another is not.
enum Door: NavigationRoute {
  case home
  case lock(isHard: Bool)

  var identity: Door {
    if case .lock = self { return .lock(isHard: false) }
    return self
  }
}

struct DoorMap: NavigationMap {
  func destination(for route: Door) -> RouteDestination<Door> {
    switch route {
    case .home: return .screenInStack(.root)
    case .lock(isHard: true): return .screen(.curtain)
    case .lock: return .screen(.presented(.sheet))
    }
  }
}
