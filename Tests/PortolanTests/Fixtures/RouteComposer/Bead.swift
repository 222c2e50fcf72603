import Portolan

/// Screens in a row: in a chain each stands on the one before, in tabs each is a member.
enum Bead: NavigationRoute {
  case string, bead(Int), clasp

  enum Guard: Hashable, Sendable { case all, each(Int) }
}

/// A string of so many beads, which counts how often it is asked for a destination.
struct BeadMap: NavigationMap {
  enum Order: String, CaseIterable, Sendable { case chain, tabs }
  enum Guarding: CaseIterable, Sendable { case none, alike, each }

  final class Tally: @unchecked Sendable {
    // Unchecked: only the main actor asks in these tests.
    var asked = 0
  }

  let order: Order
  let count: Int
  var guarding = Guarding.none
  let tally = Tally()

  func destination(for route: Bead) -> RouteDestination<Bead> {
    tally.asked += 1
    switch route {
    case .string where order == .tabs: return .tabs((0..<count).map(Bead.bead), .root)
    case .string: return .screenInStack(.root)
    case .bead(let number): return .screen(placement(of: number), guards: rules(of: number))
    case .clasp: return .screen(.presented(.sheet))
    }
  }

  private func placement(of number: Int) -> Placement<Bead> {
    if order == .tabs { return .member(of: .string) }
    return .pushed(onto: number == 0 ? .string : .bead(number - 1))
  }

  private func rules(of number: Int) -> [Bead.Guard] {
    switch guarding {
    case .none: return []
    case .alike: return [.all]
    case .each: return [.each(number)]
    }
  }
}
