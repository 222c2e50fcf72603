import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("The chain of a screen lists the routes from the base content up to that screen")
struct RouteChainTests {
  private static let table: [Spot: RouteDestination<Spot>] = [
    .a: .split(primary: .b, secondary: .c, .root),
    .b: .screenInStack(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)),
    .d: .screen(.pushed(onto: .b)),
    .e: .screen(.pushed(onto: .c)),
    .f: .stack(root: .item(1), .presented(.sheet, over: .a)),
    .item(1): .screen(.member(of: .f)),
    .item(2): .screen(.pushed(onto: .item(1))),
  ]

  private func chain(to route: Spot, shown: Spot...) throws -> [String] {
    var desk = Desk(TableMap(Self.table, samples: []))
    for spot in shown { try desk.show(spot) }
    return desk.tree.chain(to: try desk.id(of: route)).map { "\($0.picture)" }
  }

  @Test func `the column in front`() throws {
    #expect(try chain(to: .e, shown: .d, .e) == ["a", "c", "e"])
  }

  @Test func `a column that is seen beside it`() throws {
    #expect(try chain(to: .d, shown: .d, .e) == ["a", "b", "d"])
  }

  @Test func `a container is its own end`() throws {
    #expect(try chain(to: .a, shown: .e) == ["a"])
    #expect(try chain(to: .f, shown: .e, .f) == ["a", "c", "e", "f"])
  }

  @Test func `what stands on it is not in it`() throws {
    #expect(try chain(to: .c, shown: .e) == ["a", "c"])
    #expect(try chain(to: .item(1), shown: .a, .item(2)) == ["a", "b", "f", "item(1)"])
  }

  @Test func `through a layer to what is beneath`() throws {
    #expect(
      try chain(to: .item(2), shown: .d, .e, .item(2)) == [
        "a", "c", "e", "f", "item(1)", "item(2)",
      ]
    )
  }
}
