import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Two trees count as the same when they show the same screens, even with other node ids")
struct SamenessTests {
  private func tree(_ routes: House..., then intents: Intent...) throws -> NavigationTree {
    var desk = Desk(HouseMap())
    for route in routes { try desk.show(route) }
    for intent in intents { try desk.follow(intent) }
    return desk.tree
  }

  @Test func `ids do not count`() throws {
    let one = try tree(.attic, .bed)
    let other = try tree(.room("red"), .attic, .bed)
    #expect(one.isSame(as: other) && other.isSame(as: one) && one != other)
  }

  @Test func `two trees that show nothing are the same`() {
    #expect(NavigationTree().isSame(as: NavigationTree()))
  }

  @Test func `all that is seen or kept counts`() throws {
    let one = try tree(.letter, .attic)
    let others: [NavigationTree] = [
      NavigationTree(), try tree(.attic), try tree(.attic, .letter), try tree(.letter, .stairs),
      try tree(.letter, .attic, .alarm),
      try tree(.room("red"), then: .show(AnyRoute(House.attic), keeping: true)),
    ]
    for (place, other) in others.enumerated() {
      #expect(!one.isSame(as: other), "\(place)")
      #expect(!other.isSame(as: one), "\(place)")
    }
  }

  @Test func `values, styles, selections and collapsed splits count`() throws {
    #expect(try !tree(.shelf(1)).isSame(as: tree(.shelf(2))))
    #expect(try !tree(.room("red")).isSame(as: tree(.room("blue"))))
    let open = try tree(.letter)
    var collapsed = open
    let split = try #require(open.visiblePath.first { open.kind(of: $0) == .split })
    collapsed.update(split) { $0.isCollapsed = true }
    #expect(!open.isSame(as: collapsed))
    var other = open
    other.update(split) { $0.selection = 0 }
    #expect(!open.isSame(as: other))
    var styled = try tree(.attic, .alarm)
    let plain = styled
    styled.layers[1] = Layer(style: .sheet, root: styled.layers[1].root)
    #expect(!plain.isSame(as: styled))
  }

  @Test func `the app's own containers are the same when they behave the same`() throws {
    func tree(_ adapter: some ContainerAdapter) throws -> NavigationTree {
      var desk = Desk(TableMap([.a: .custom(adapter, [.b], .root), .b: .screen(.member(of: .a))]))
      try desk.show(.b)
      return desk.tree
    }
    #expect(try tree(HouseMap.Gate()).isSame(as: tree(HouseMap.Gate())))
    #expect(try !tree(HouseMap.Gate()).isSame(as: tree(ShapesMap.Wheel())))
  }

  @Test func `a slot is not the same as another`() throws {
    func tree(_ member: Spot) throws -> NavigationTree {
      var desk = Desk(TableMap([.a: .tabs([.b, member], .root), .b: .screen(.member(of: .a))]))
      try desk.show(.b)
      return desk.tree
    }
    #expect(try tree(.c).isSame(as: tree(.c)) && !tree(.c).isSame(as: tree(.d)))
  }
}
