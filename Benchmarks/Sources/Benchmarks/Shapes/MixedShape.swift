import Portolan

enum MixedRoute: NavigationRoute {
  case main
  case section(Int)
  case list(section: Int, Int)
  case item(section: Int, list: Int, value: UInt64)
  /// Another value is the same screen, updated in place.
  case detail(section: Int, list: Int, value: UInt64)
  case note(UInt64)

  var identity: MixedRoute {
    if case .detail(let section, let list, _) = self {
      return .detail(section: section, list: list, value: 0)
    }
    return self
  }
}

/// Sections in tabs, lists in the tabs of each section, a detail or an item on each list, and
/// notes in sheets.
struct MixedMap: NavigationMap {
  let sections: Int
  let lists: Int

  func destination(for route: MixedRoute) -> RouteDestination<MixedRoute> {
    switch route {
    case .main: return .tabs((0..<sections).map { .section($0) }, .root)
    case .section(let section):
      return .tabs(
        (0..<lists).map { .list(section: section, $0) }, .member(of: .main))
    case .list(let section, _): return .screenInStack(.member(of: .section(section)))
    case .item(let section, let list, _), .detail(let section, let list, _):
      return .screen(.pushed(onto: .list(section: section, list)))
    case .note: return .screenInStack(.presented(.sheet, over: .main))
    }
  }
}

/// Half of the targets put an item on a list, a quarter show a detail, a quarter a note.
struct MixedShape: TreeShape {
  static let name = "mixed"
  static let largest = 10_000
  let map: MixedMap

  init(screens: Int) {
    let stacks = max(2, screens / 2)
    var sections = 2
    while sections * sections * 2 <= stacks { sections *= 2 }
    map = MixedMap(sections: sections, lists: max(1, stacks / sections))
  }

  var tour: [MixedRoute] {
    (0..<map.sections).flatMap { section in
      (0..<map.lists).map { .item(section: section, list: $0, value: 0) }
    }
  }

  func target(using random: inout SeededGenerator) -> MixedRoute {
    let section = Int.random(in: 0..<map.sections, using: &random)
    let list = Int.random(in: 0..<map.lists, using: &random)
    let value = random.next()
    switch value % 4 {
    case 0: return .detail(section: section, list: list, value: value)
    case 1: return .note(value)
    default: return .item(section: section, list: list, value: value)
    }
  }

  func look(of route: MixedRoute) -> ScreenLook {
    switch route {
    case .main, .section: return .tabs
    case .list, .item, .detail, .note: return .plain
    }
  }
}
