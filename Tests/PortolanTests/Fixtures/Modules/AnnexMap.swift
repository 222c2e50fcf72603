import PortolanTesting

@testable import Portolan

/// Routes of a module that comes to an app of random points, and stands on them.
struct Annex: NavigationRoute {
  let number: Int
}

struct AnnexMap: NavigationMap {
  private let table: [RouteDestination<Annex>]

  init(on points: [Point], size: Int, _ random: inout SeededGenerator) {
    table = (0..<size).map { _ in Self.destination(on: random.element(of: points), &random) }
  }

  var samples: [Annex] { table.indices.map(Annex.init(number:)) }

  func destination(for route: Annex) -> RouteDestination<Annex> { table[route.number] }

  private static func destination(
    on point: Point, _ random: inout SeededGenerator
  ) -> RouteDestination<Annex> {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .screen(.pushed(onto: point))
    case 1: return .screen(.pushed(inStackOf: point))
    case 2: return .screenInStack(.presented(.sheet, over: point))
    case 3: return .screen(.pushed(.inVisibleStack))
    case 4: return .screenInStack(.presented(.fullScreen))
    default: return .screenInStack(.root)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func element<Element>(of list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &self)]
  }
}
