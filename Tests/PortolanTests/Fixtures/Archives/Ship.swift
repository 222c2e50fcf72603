import Portolan
import PortolanLinks

/// Routes of all shapes, which ask nobody.
enum Ship: NavigationRoute {
  case quay
  case decks, bridge, galley, hold
  case chart(Int), note(String)
  case cabins, cabin(Int), berth
  case cargo, list, crate(String)
  case boat, oar, flag, alarm

  static let savedName = "Ship"

  var isSaveable: Bool { self != .berth }
  var isLoggable: Bool { if case .note = self { false } else { true } }
}

struct ShipMap: NavigationMap {
  struct Winch: ContainerAdapter {}

  /// The tabs stand in a container of the app's own.
  var isOld = false

  var name: String { isOld ? "OldShip" : "Ship" }

  var samples: [Ship] {
    [
      .quay, .decks, .bridge, .galley, .hold, .chart(1), .chart(2), .note("a"), .note("b"), .cabins,
      .cabin(1), .cabin(2), .berth, .cargo, .list, .crate("x"), .boat, .oar, .flag, .alarm,
    ]
  }

  func destination(for route: Ship) -> RouteDestination<Ship> {
    switch route {
    case .quay: return .screen(.root, isPassing: true)
    case .decks where isOld: return .custom(Winch(), [.bridge, .cabins, .hold], .root)
    case .decks: return .tabs([.bridge, .cabins, .cargo, .hold], .root)
    case .bridge: return .screenInStack(.member(of: .decks))
    case .chart: return .screen(.pushed(onto: .bridge))
    case .note: return .screen(.pushed(.inVisibleStack))
    case .galley: return .screenInStack(.root)
    case .cabins: return .pages([.cabin(1), .cabin(2)], .member(of: .decks))
    case .cabin: return .screen(.member(of: .cabins))
    case .berth: return .screen(.presented(.sheet))
    case .cargo: return .split(primary: .list, secondary: .crate("x"), .member(of: .decks))
    case .list: return .screenInStack(.member(of: .cargo))
    case .crate: return .screen(.member(of: .cargo))
    case .hold: return .custom(Winch(), [.boat, .oar], .member(of: .decks))
    case .boat: return .screenInStack(.member(of: .hold))
    case .oar: return .screen(.member(of: .hold))
    case .flag: return .screenInStack(.presented(.popover(from: "mast")))
    case .alarm: return .screen(.presented(.fullScreen))
    }
  }

  static let links = LinkTable<Ship>(schemes: ["ship"]) {
    LinkPattern("/charts/{number}", Ship.chart) {
      if case .chart(let number) = $0 { number } else { nil }
    }
    LinkPattern("/boat", .boat)
    LinkPattern("/later/{name}") { (name: String) in .note(name) }
  }
}
