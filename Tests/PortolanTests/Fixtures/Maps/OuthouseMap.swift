import Portolan
import PortolanTesting

/// Routes of a second feature, each on a route of a random map.
struct Outhouse: NavigationRoute {
  let number: Int
}

/// Places them as its seed draws it.
struct OuthouseMap: NavigationMap {
  let seed: UInt64
  let points: [Point]

  func destination(for route: Outhouse) -> RouteDestination<Outhouse> {
    var random = SeededGenerator(seed: seed &+ UInt64(route.number))
    let point = points[Int.random(in: 0..<points.count, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .screenInStack(.presented(.sheet, over: point))
    case 1: return .screen(.pushed(.inVisibleStack))
    case 2: return .screen(.presented(.fullScreen))
    default: return .screenInStack(.root)
    }
  }
}

extension OuthouseMap {
  /// What two features do of themselves: they adopt other maps, and show a screen.
  ///
  /// The maps of the points place the same ones.
  static func others(
    among points: [Point], seed: UInt64
  ) -> [@MainActor (SceneNavigator) -> NavigationRequest] {
    var acts: [@MainActor (SceneNavigator) -> NavigationRequest] = []
    for turn in 0..<3 {
      let number = UInt64(turn)
      var random = SeededGenerator(seed: seed &+ number)
      let map = RandomMap(size: points.count, random: &random)
      acts.append { $0.adopt(map) }
      acts.append { $0.adopt(OuthouseMap(seed: number, points: points)) }
      acts.append { $0.of(Outhouse.self).show(Outhouse(number: turn)) }
    }
    return acts
  }
}
