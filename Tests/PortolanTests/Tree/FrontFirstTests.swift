import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Nodes are listed front first, in the order in which Back reaches them")
struct FrontFirstTests {
  private func order(_ asked: [Shop], _ shown: Shop...) throws -> [Shop] {
    var desk = Desk(ShopMap())
    for route in shown { try desk.show(route) }
    return desk.tree.frontFirst(try asked.map(desk.id)).compactMap {
      desk.tree.route(of: $0)?.as()
    }
  }

  @Test func `layers in front come first`() throws {
    #expect(
      try order([.main, .bag, .signIn], .main, .bag, .signIn) == [.signIn, .bag, .main])
  }

  @Test func `what stands on others comes before them`() throws {
    let stack: [Shop] = [.products, .product(id: 1), .reviews(id: 1)]
    #expect(try order(stack, .reviews(id: 1)) == stack.reversed())
    #expect(try order([.main] + stack, .reviews(id: 1)) == stack.reversed() + [.main])
  }

  @Test func `the tab that is seen comes before the others, whichever is older`() throws {
    let asked: [Shop] = [.product(id: 1), .search("lamp")]
    #expect(try order(asked, .product(id: 1), .search("lamp")) == [.search("lamp"), asked[0]])
    #expect(try order(asked, .search("lamp"), .product(id: 1)) == asked)
  }

  @Test func `parts that are kept come last`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.reviews(id: 1))
    try desk.follow(.show(AnyRoute(Shop.lock), keeping: true))
    let ids = try [Shop.reviews(id: 1), .lock].map(desk.id)
    #expect(desk.tree.frontFirst(ids) == ids.reversed())
  }

  @Test func `none, and one`() throws {
    #expect(try order([], .main) == [])
    #expect(try order([.main], .main) == [.main])
  }
}
