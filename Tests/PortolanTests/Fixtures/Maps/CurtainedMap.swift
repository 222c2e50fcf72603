import Portolan
import PortolanTesting

/// A random map with two curtains over it, and screens that stand on those.
struct CurtainedMap: NavigationMap {
  let map: RandomMap
  /// What this map says otherwise, and a third curtain that is a container.
  private var furniture: [Point: RouteDestination<Point>] = [:]
  private static let lock = Point(1_000)
  private static let code = Point(1_001)
  private static let hint = Point(1_002)
  private static let cover = Point(1_003)
  private static let hall = Point(1_004)
  static let curtains = [lock, cover, hall]
  private static let rooms = (1_005...1_009).map { Point($0) }

  init(map: RandomMap) { self.map = map }

  /// A map whose third curtain has members, guards and a kind of its own, as drawn; another map may
  /// place a curtain elsewhere.
  init(map: RandomMap, furnishing random: inout SeededGenerator) {
    self.init(map: map)
    let rooms = Self.rooms.shuffled(using: &random)
    let listed = Array(rooms.prefix(Int.random(in: 1...4, using: &random)))
    let place: Placement<Point> = random.once(in: 8) ? .presented(.fullScreen) : .curtain
    switch Int.random(in: 0..<4, using: &random) {
    case 0: furniture[Self.hall] = .pages(listed, place)
    case 1: furniture[Self.hall] = .custom(Beside(place: 1), listed, place)
    case 2 where listed.count > 1:
      furniture[Self.hall] = .split(
        primary: listed[0], supplementary: listed.count > 2 ? listed[1] : nil,
        secondary: listed[listed.count - 1], place)
    default: furniture[Self.hall] = .tabs(listed, place)
    }
    for room in rooms {
      let isGuarded = room != listed[0] && random.once(in: 4)
      let guards = isGuarded ? [Point.Guard(number: Int.random(in: 0..<4, using: &random))] : []
      if !listed.contains(room) {
        furniture[room] = .screen(
          random.once(in: 2) ? .pushed(onto: Self.lock) : .pushed(onto: listed[0]), guards: guards)
      } else if random.once(in: 2) {
        furniture[room] = .screenInStack(.member(of: Self.hall), guards: guards)
      } else {
        furniture[room] = .screen(.member(of: Self.hall), guards: guards)
      }
    }
    if random.once(in: 4) {
      furniture[Self.code] = .screenInStack(.presented(.sheet, over: Self.lock))
    }
  }

  func destination(for route: Point) -> RouteDestination<Point> {
    if let other = furniture[route.identity] { return other }
    switch route.identity {
    case Self.lock: return .screenInStack(.curtain)
    case Self.code: return .screen(.pushed(onto: Self.lock))
    case Self.hint: return .screen(.presented(.sheet, over: Self.code))
    case Self.cover: return .screen(.curtain)
    default: return map.destination(for: route)
    }
  }

  var samples: [Point] {
    map.samples + [Self.lock, Self.code, Self.hint, Self.cover]
      + (furniture.isEmpty ? [] : [Self.hall] + Self.rooms)
  }
}
