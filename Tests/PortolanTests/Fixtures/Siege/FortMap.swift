import Portolan

/// Where things stand in the fort; a test may put the cell, the hall and its niche elsewhere.
struct FortMap: NavigationMap {
  var cell = RouteDestination<Fort>.screen(.pushed(onto: .wall), guards: [.key])
  var hall = RouteDestination<Fort>.stack(root: .niche, .presented(.sheet))
  var niche = RouteDestination<Fort>.screen(.member(of: .hall), guards: [.key])

  func destination(for route: Fort) -> RouteDestination<Fort> {
    switch route {
    case .yard: return .tabs([.wall, .well, .vault], .root)
    case .wall, .well: return .screenInStack(.member(of: .yard))
    case .vault: return .screenInStack(.member(of: .yard), guards: [.key])
    case .gate: return .screen(.pushed(.inVisibleStack))
    case .cell: return cell
    case .dungeon: return .screen(.pushed(onto: .cell))
    case .ward(let isLocked): return .screen(.pushed(onto: .wall), guards: isLocked ? [.key] : [])
    case .chest: return .screenInStack(.presented(.sheet), guards: [.key])
    case .crypt: return .screen(.root, guards: [.key])
    case .camp: return .screen(.root)
    case .lid: return .screen(.curtain)
    case .bait: return .screenInStack(.presented(.sheet), guards: [.bait])
    case .hall: return hall
    case .niche: return niche
    case .nook: return .screen(.member(of: .hall))
    case .plea: return .screenInStack(.presented(.sheet))
    case .oath: return .screenInStack(.presented(.sheet), guards: [.key])
    }
  }

  var samples: [Fort] {
    [.yard, .wall, .well, .vault, .gate, .cell, .dungeon, .chest, .crypt, .camp]
  }
}

/// A container of the fort's own, which shows all that it has, and goes back to its second place.
struct Portcullis: ContainerAdapter {
  func shown(beside selected: Int, of count: Int) -> [Int] { Array(0..<count) }
  func back(from selected: Int, of count: Int) -> Int? { 1 }
}
