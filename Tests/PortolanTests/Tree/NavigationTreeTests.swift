import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A tree is a value that knows its nodes, slots and visible path")
struct NavigationTreeTests {
  private var desk: Desk<Shop> {
    get throws {
      var desk = Desk(ShopMap())
      try desk.show(.product(id: 1), .bag)
      return desk
    }
  }

  @Test func `a slot is no node`() throws {
    let tree = try desk.tree
    #expect(tree.count == 6, "main, stack, products, product, stack, bag")
    #expect(
      tree.homes(of: AnyRoute(Shop.account)).allSatisfy {
        if case .slot = $0 { true } else { false }
      })
  }

  @Test func `an entered slot becomes a node and is a slot no more`() throws {
    var desk = try desk
    try desk.show(.account)
    let homes = desk.tree.homes(of: AnyRoute(Shop.account))
    #expect(homes.count == 1)
    #expect(homes.allSatisfy { if case .node = $0 { true } else { false } })
  }

  @Test func `the visible path goes from the front layer to the screen in front`() throws {
    var desk = try desk
    #expect(desk.tree.visiblePath.map(desk.tree.route(of:)) == [nil, AnyRoute(Shop.bag)])
    try desk.follow(.dismiss())
    #expect(
      desk.tree.visiblePath.map(desk.tree.route(of:))
        == [AnyRoute(Shop.main), nil, AnyRoute(Shop.product(id: 1))])
    #expect(NavigationTree().visiblePath.isEmpty)
  }

  @Test func `only what is on the visible path is visible`() throws {
    let desk = try desk
    #expect(desk.tree.isVisible(try desk.id(of: .bag)))
    #expect(!desk.tree.isVisible(try desk.id(of: .product(id: 1))))
    #expect(!desk.tree.isVisible(NodeID(raw: 999)))
  }

  @Test func `trees of the same nodes in the same places are equal`() throws {
    var desk = try desk
    let before = desk.tree
    try desk.follow(.select(.search("")))
    #expect(desk.tree != before)
    var other = try self.desk
    #expect(other.tree == before)
    try other.follow(.dismiss())
    #expect(other.tree != before)
  }

  @Test func `a tree that was closed and built again is another`() throws {
    var desk = try desk
    let before = desk.tree
    try desk.follow(.dismiss())
    try desk.show(.bag)
    #expect(desk.picture == before.picture)
    #expect(desk.tree != before, "ids are never used twice")
  }

  @Test func `what was removed is found nowhere`() throws {
    var desk = try desk
    let id = try desk.id(of: .bag)
    try desk.show(.login)
    #expect(!desk.tree.contains(id))
    #expect(desk.tree.count == 1)
    for route in [Shop.main, .products, .account, .bag, .product(id: 1)] {
      #expect(desk.tree.homes(of: AnyRoute(route)).isEmpty)
    }
  }
}
