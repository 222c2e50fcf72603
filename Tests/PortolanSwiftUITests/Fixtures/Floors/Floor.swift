import Portolan

/// Layers of each kind, over the base and over each other.
enum Floor: NavigationRoute {
  case base, sheet(Int), cover(Int)
  /// Over the first sheet.
  case upper
  /// Over whatever is in front.
  case top(Int)
  /// On the base's stack.
  case page
}

struct FloorMap: NavigationMap {
  func destination(for route: Floor) -> RouteDestination<Floor> {
    switch route {
    case .base: return .screenInStack(.root)
    case .sheet: return .screen(.presented(.sheet, over: .base))
    case .cover: return .screen(.presented(.fullScreen, over: .base))
    case .upper: return .screen(.presented(.sheet, over: .sheet(1)))
    case .top: return .screen(.presented(.sheet))
    case .page: return .screen(.pushed(onto: .base))
    }
  }
}
