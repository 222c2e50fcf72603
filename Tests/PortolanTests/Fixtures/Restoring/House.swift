import Portolan

/// A house with every shape in it, for trees that are saved and built again.
enum House: NavigationRoute {
  case home
  case hall, stairs, attic, gallery, painting, frame
  case tour, first, second, third
  case post, shelves, shelf(Int), letter
  case yard, well, shed
  case flat, door, room(String)
  case guest, bed, alarm
  case porch

  static let savedName = "House"

  enum Guard: Hashable, Sendable { case home, hall, second, letter, shed, guest, bed, door }
}

struct HouseMap: NavigationMap {
  struct Gate: ContainerAdapter {}

  func destination(for route: House) -> RouteDestination<House> {
    switch route {
    case .home: return .tabs([.hall, .tour, .post, .yard], .root, guards: [.home])
    case .hall: return .screenInStack(.member(of: .home), guards: [.hall])
    case .stairs: return .screen(.pushed(onto: .hall))
    case .attic: return .screen(.pushed(onto: .stairs))
    case .gallery: return .pages([.painting, .frame], .pushed(onto: .hall))
    case .painting, .frame: return .screen(.member(of: .gallery))
    case .tour: return .pages([.first, .second, .third], .member(of: .home))
    case .first, .third: return .screen(.member(of: .tour))
    case .second: return .screen(.member(of: .tour), guards: [.second])
    case .post: return .split(primary: .shelves, secondary: .letter, .member(of: .home))
    case .shelves: return .screenInStack(.member(of: .post))
    case .shelf: return .screen(.pushed(onto: .shelves))
    case .letter: return .screen(.member(of: .post), guards: [.letter])
    case .yard: return .custom(Gate(), [.well, .shed], .member(of: .home))
    case .well: return .screen(.member(of: .yard))
    case .shed: return .screenInStack(.member(of: .yard), guards: [.shed])
    case .flat: return .stack(root: .door, .root)
    case .door: return .screen(.member(of: .flat), guards: [.door])
    case .room: return .screen(.pushed(inStackOf: .door))
    case .guest: return .screenInStack(.presented(.sheet), guards: [.guest])
    case .bed: return .screen(.pushed(onto: .guest), guards: [.bed])
    case .alarm: return .screen(.presented(.fullScreen))
    case .porch: return .screen(.root, isPassing: true)
    }
  }
}

/// Allows what it was told nothing of.
@MainActor final class HouseKeeper: GuardKeeper {
  var verdicts: [House.Guard: Verdict<House>] = [:]
  private(set) var asked: [House.Guard] = []
  /// Closed, it keeps all from answering.
  var gate: Gate?

  func verdict(on rule: House.Guard) async -> Verdict<House> {
    asked.append(rule)
    await gate?.wait()
    return verdicts[rule] ?? .allow
  }

  func forget() { asked = [] }
}
