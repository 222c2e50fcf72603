import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A plan starts from a tree without the screens that the host has lost")
struct LosingTests {
  private func desk(_ routes: Shop...) throws -> Desk<Shop> {
    var desk = Desk(ShopMap())
    for route in routes { try desk.show(route) }
    return desk
  }

  private func lose(
    _ gone: [Shop], from desk: Desk<Shop>, sparing asked: [Shop] = []
  ) throws -> NavigationTree {
    var tree = desk.tree
    tree.lose(try gone.map(desk.id), sparing: try asked.map(desk.id))
    #expect(tree.faults.isEmpty)
    return tree
  }

  @Test func `an element with all that stands on it`() throws {
    let desk = try desk(.reviews(id: 1))
    let tree = try lose([.product(id: 1)], from: desk)
    #expect(tree.picture == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `a layer alone, whatever stands over it`() throws {
    let desk = try desk(.main, .bag, .signIn)
    let bag = try #require(desk.tree[desk.id(of: .bag)].parent)
    var tree = desk.tree
    tree.lose([bag], sparing: [])
    #expect(tree.faults.isEmpty)
    #expect(tree.picture == #"main[*(products) | search("")… | account…] ⇧ sheet (signIn)"#)
  }

  @Test func `nothing of what was asked for, nor of what that stands on`() throws {
    let desk = try desk(.reviews(id: 1))
    let tree = try lose(
      [.product(id: 1), .reviews(id: 1)], from: desk, sparing: [.reviews(id: 1)])
    #expect(tree == desk.tree)
    let shorter = try lose(
      [.product(id: 1), .reviews(id: 1)], from: desk, sparing: [.product(id: 1)])
    #expect(shorter.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
  }

  @Test func `neither the first of a stack, nor a member, nor the base content`() throws {
    let desk = try desk(.reviews(id: 1))
    #expect(try lose([.products, .main], from: desk) == desk.tree)
    var tree = desk.tree
    tree.lose(tree.layers.map(\.root), sparing: [])
    #expect(tree == desk.tree)
  }

  @Test func `what is not there any more, or was never there`() throws {
    var desk = try desk(.reviews(id: 1))
    let old = try desk.id(of: .reviews(id: 1))
    try desk.show(.products)
    var tree = desk.tree
    tree.lose([old, NodeID(raw: 4711)], sparing: [old])
    #expect(tree == desk.tree)
  }
}
