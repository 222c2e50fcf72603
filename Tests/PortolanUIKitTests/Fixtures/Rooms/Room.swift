import Portolan

/// Routes of an app whose base content is a container of its own.
enum Room: NavigationRoute {
  case house, kitchen, cellar, attic, shelf(Int), note
  case tour, welcome, ready

  enum Guard: Hashable, Sendable { case hasKey }
}

/// Goes back to the place before.
struct Hall: ContainerAdapter {
  func back(from selected: Int, of count: Int) -> Int? { selected - 1 }
}

struct RoomMap: NavigationMap {
  func destination(for route: Room) -> Destination<Room> {
    switch route {
    case .house: return .custom(Hall(), [.kitchen, .cellar, .attic], .root)
    case .kitchen: return .screenInStack(.member(of: .house))
    case .cellar: return .screenInStack(.member(of: .house), guards: [.hasKey])
    case .attic: return .screen(.member(of: .house))
    case .shelf: return .screen(.pushed(onto: .kitchen))
    case .note: return .screen(.presented(.fullScreen))
    case .tour: return .pages([.welcome, .ready], .root)
    case .welcome, .ready: return .screen(.member(of: .tour))
    }
  }
}

@MainActor final class KeyRing {
  var hasKey = true
}

struct RoomGuards: GuardKeeper {
  let keys: KeyRing

  func verdict(on rule: Room.Guard) async -> Verdict<Room> {
    keys.hasKey ? .allow : .deny("no key")
  }
}
