package import Portolan
package import PortolanLinks

/// Routes of an app whose base content is a container of its own.
package enum Room: NavigationRoute {
  case house, kitchen, cellar, attic, shelf(Int), note
  case tour, welcome, ready
  /// A split, and what stands in its second column.
  case archive, shelves, box, letter(Int)
  /// What the map has no place for: a third column, and a page that is not listed.
  case slip, epilogue

  package enum Guard: Hashable, Sendable { case hasKey }
}

/// Goes back to the place before.
package struct Hall: ContainerAdapter {
  package init() {}

  package func back(from selected: Int, of count: Int) -> Int? { selected - 1 }
}

package struct RoomMap: NavigationMap {
  package init() {}

  package func destination(for route: Room) -> RouteDestination<Room> {
    switch route {
    case .house: return .custom(Hall(), [.kitchen, .cellar, .attic], .root)
    case .kitchen: return .screenInStack(.member(of: .house))
    case .cellar: return .screenInStack(.member(of: .house), guards: [.hasKey])
    case .attic: return .screen(.member(of: .house))
    case .shelf: return .screen(.pushed(onto: .kitchen))
    case .note: return .screen(.presented(.fullScreen))
    case .tour: return .pages([.welcome, .ready], .root)
    case .welcome, .ready, .epilogue: return .screen(.member(of: .tour))
    case .archive: return .split(primary: .shelves, secondary: .box, .root)
    case .shelves: return .screenInStack(.member(of: .archive))
    case .box: return .screenInStack(.member(of: .archive), guards: [.hasKey])
    case .letter: return .screen(.pushed(onto: .box))
    case .slip: return .screen(.column(.supplementary, of: .archive))
    }
  }
}

extension Navigator<Shop> {
  /// A shop whose base content may also be the house.
  @MainActor package static func withHouse(
    _ map: some NavigationMap<Shop>, of session: Session, _ keys: KeyRing,
    clock: any Clock<Duration>
  ) throws(NavigationError) -> Navigator<Shop> {
    Navigator(
      try SceneNavigator(
        NavigationFeature(map, guards: ShopGuards(session: session), links: ShopLinks.table),
        NavigationFeature(RoomMap(), guards: RoomGuards(keys: keys)), clock: clock))
  }
}

package enum RoomLinks {
  package static let table = LinkTable<Room>(schemes: ["room"]) {
    LinkPattern("/letters/{number}", Room.letter) { if case .letter(let n) = $0 { n } else { nil } }
    LinkPattern("/slip", .slip)
    LinkPattern("/epilogue", .epilogue)
  }
}

@MainActor package final class KeyRing {
  package var hasKey = true

  package init() {}
}

package struct RoomGuards: GuardKeeper {
  let keys: KeyRing

  package init(keys: KeyRing) {
    self.keys = keys
  }

  package func verdict(on rule: Room.Guard) async -> Verdict<Room> {
    keys.hasKey ? .allow : .deny("no key")
  }
}
