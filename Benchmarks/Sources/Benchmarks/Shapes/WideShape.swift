import Portolan

enum WideRoute: NavigationRoute {
  case main
  case list(Int)
  case item(list: Int, value: UInt64)
}

/// Tabs with a member for every two screens: a list, and an item on it.
struct WideMap: NavigationMap {
  let members: [WideRoute]

  func destination(for route: WideRoute) -> RouteDestination<WideRoute> {
    switch route {
    case .main: return .tabs(members, .root)
    case .list: return .screenInStack(.member(of: .main))
    case .item(let list, _): return .screen(.pushed(onto: .list(list)))
    }
  }
}

/// Each target selects a member at random and puts another item on its list.
struct WideShape: TreeShape {
  static let name = "wide"
  static let largest = 10_000
  let map: WideMap

  init(screens: Int) {
    map = WideMap(members: (0..<max(2, screens / 2)).map { .list($0) })
  }

  var tour: [WideRoute] { map.members.indices.map { .item(list: $0, value: 0) } }

  func target(using random: inout SeededGenerator) -> WideRoute {
    .item(list: .random(in: map.members.indices, using: &random), value: random.next())
  }

  func look(of route: WideRoute) -> ScreenLook { route == .main ? .tabs : .plain }
}
