import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Setting a path replaces the elements of one type above a stack's first screen")
struct SetPathTests {
  @Test(arguments: [
    Row(
      [], .setPath(of: .products, [.product(id: 1), .product(id: 2)]),
      #"main[*(products › product(1) › product(2)) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1)], .setPath(of: .products, []),
      #"main[*(products) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1)], .setPath(of: .products, [.product(id: 1), .product(id: 2)]),
      #"main[*(products › product(1) › product(2)) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1)], .setPath(of: .products, [.help, .reviews(id: 1)]),
      #"main[*(products › help › reviews(1)) | search("")… | account…]"#),
    Row(
      [.product(id: 1), .search(""), .bag], .setPath(of: .products, [.product(id: 1), .help]),
      #"main[*(products › product(1) › help) | (search("")) | account…]"#),
    Row(
      [.main], .setPath(of: .products, [.search("a"), .help]),
      #"main[*(products › search("a") › help) | search("")… | account…]"#),
  ])
  func `the path has the new elements`(row: Row) throws { try row.check() }

  @Test func `what stays keeps its node`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.reviews(id: 1))
    let product = try desk.id(of: .product(id: 1))
    let plan = try desk.follow(.setPath(of: .products, [.product(id: 1), .help]))
    #expect(try desk.id(of: .product(id: 1)) == product)
    #expect(plan.entering.count == 1 && plan.leaving.count == 1)
  }

  @Test func `the same path again changes nothing`() throws {
    var desk = Desk(ShopMap())
    let path = Intent.setPath(of: .products, [.help, .product(id: 1)])
    try desk.follow(path)
    #expect(try desk.follow(path).isEmpty)
  }

  @Test func `a changed value of the same screen is an update`() throws {
    var desk = Desk(ShopMap())
    try desk.follow(.setPath(of: .products, [.search("a")]))
    let plan = try desk.follow(.setPath(of: .products, [.search("b")]))
    #expect(plan.entering.isEmpty)
    #expect(plan.steps.count == 1)
    #expect(desk.picture == #"main[*(products › search("b")) | search("")… | account…]"#)
  }

  @Test func `elements of other types keep their place`() throws {
    var maps = MapSet()
    maps.replace(MapSet.Entry(ShopMap()))
    maps.replace(MapSet.Entry(TableMap([:])))
    func follow(_ intent: Intent, from tree: NavigationTree) throws -> NavigationTree {
      try Planner.plan(intent, maps: maps, tree: tree).to
    }
    var tree = try follow(.show(.product(id: 1)), from: NavigationTree())
    tree = try follow(.push(AnyRoute(Spot.d)), from: tree)
    tree = try follow(.setPath(of: .products, [.product(id: 1), .help]), from: tree)
    #expect(
      tree.picture == #"main[*(products › product(1) › d › help) | search("")… | account…]"#)
    tree = try follow(.setPath(of: .products, []), from: tree)
    #expect(tree.picture == #"main[*(products) | search("")… | account…]"#)
  }
}
