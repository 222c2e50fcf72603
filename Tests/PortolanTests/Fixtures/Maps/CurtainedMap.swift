import Portolan

/// A random map with two curtains over it, and screens that stand on those.
struct CurtainedMap: NavigationMap {
  let map: RandomMap
  private static let lock = Point(1_000)
  private static let code = Point(1_001)
  private static let hint = Point(1_002)
  private static let cover = Point(1_003)

  func destination(for route: Point) -> Destination<Point> {
    switch route.identity {
    case Self.lock: return .screenInStack(.curtain)
    case Self.code: return .screen(.pushed(onto: Self.lock))
    case Self.hint: return .screen(.presented(.sheet, over: Self.code))
    case Self.cover: return .screen(.curtain)
    default: return map.destination(for: route)
    }
  }

  var samples: [Point] { map.samples + [Self.lock, Self.code, Self.hint, Self.cover] }
}
