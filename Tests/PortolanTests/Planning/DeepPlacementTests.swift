import Testing

@testable import Portolan
@testable import PortolanFixtures

/// Each item stands on the one before; the first of them, if there is one, begins a stack.
private struct Stairs: NavigationMap {
  let first: Int?
  var samples: [Spot] { [.item(0)] }

  func destination(for route: Spot) -> RouteDestination<Spot> {
    switch route {
    case .item(first): return .screenInStack(.root)
    case .item(let number): return .screen(.pushed(onto: .item(number - 1)))
    default: return .screenInStack(.root)
    }
  }
}

@Suite("A chain of placements that is longer than a limit gives an error")
struct DeepPlacementTests {
  private func outcome(of route: Spot, on map: Stairs) -> Result<Int, NavigationError> {
    Result { () throws(NavigationError) in
      try Desk(map).plan(.show(AnyRoute(route))).to.count
    }
  }

  @Test(arguments: [0, 1, 50]) func `fifty are climbed`(number: Int) {
    // The stack counts as one.
    #expect(outcome(of: .item(number), on: Stairs(first: 0)) == .success(number + 2))
  }

  @Test(arguments: [51, 5_000]) func `more end with an error that names what was asked for`(
    number: Int
  ) {
    let error = NavigationError.tooDeep(route: AnyRoute(Spot.item(number)).label)
    #expect(outcome(of: .item(number), on: Stairs(first: 0)) == .failure(error))
  }

  @Test func `a map without end ends too, and nothing is lost`() throws {
    var desk = Desk(Stairs(first: nil))
    try desk.show(.a)
    let before = desk.tree
    #expect(throws: NavigationError.tooDeep(route: AnyRoute(Spot.item(7)).label)) {
      try desk.show(.item(7))
    }
    #expect(desk.tree == before)
  }

  @Test func `the check of the map tells it`() {
    #expect(Stairs(first: nil).problems.map(\.code) == ["NAV008"])
    #expect(Stairs(first: -40).problems.isEmpty)
  }

  @Test func `what is open is a beginning, as far up as it may be`() throws {
    var desk = Desk(Stairs(first: 0))
    for number in stride(from: 50, through: 500, by: 50) { try desk.show(.item(number)) }
    #expect(desk.tree.count == 502)
  }

  @Test func `a path may be longer`() throws {
    var desk = Desk(Stairs(first: 0))
    try desk.show(.item(0))
    let path = (1...300).map { AnyRoute(Spot.item($0)) }
    try desk.follow(
      .setPath(.stack(AnyRoute(Spot.item(0))), path))
    #expect(desk.tree.count == 302)
  }
}
