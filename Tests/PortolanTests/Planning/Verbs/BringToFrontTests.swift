import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Bring to front shows an open screen unchanged, and builds nothing")
struct BringToFrontTests {
  @Test(arguments: [
    Row(
      [.reviews(id: 1), .search("")], .bringToFront(.product(id: 1)),
      #"main[*(products › product(1)) | (search("")) | account…]"#),
    Row(
      [.product(id: 1), .checkout], .bringToFront(.product(id: 1)),
      #"main[*(products › product(1)) | search("")… | account…]"#),
    Row(
      [.product(id: 1), .search(""), .bag], .bringToFront(.main),
      #"main[(products › product(1)) | *(search("")) | account…]"#),
    Row(
      [.product(id: 1), .checkout, .signIn], .bringToFront(.bag),
      #"main[*(products › product(1)) | search("")… | account…] ⇧ sheet (bag)"#),
  ])
  func `the screen is in front, and nothing is built`(row: Row) throws {
    try row.check()
    var desk = Desk(ShopMap())
    for route in row.shown { try desk.show(route) }
    let plan = try desk.follow(row.intent)
    #expect(plan.entering == [])
    #expect(plan.finding == .found)
    #expect(plan.target.map(desk.tree.isVisible) == true)
  }

  @Test func `its value stays, unlike with show`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.search("lamp"), .products)
    try desk.follow(.bringToFront(.search("")))
    #expect(desk.picture == #"main[(products) | *(search("lamp")) | account…]"#)
    try desk.show(.products, .search(""))
    #expect(desk.picture == #"main[(products) | *(search("")) | account…]"#)
  }

  @Test func `a kept part comes back with it`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1))
    let node = try desk.id(of: .product(id: 1))
    try desk.follow(.show(AnyRoute(Shop.lock), keeping: true))
    let plan = try desk.follow(.bringToFront(.product(id: 1)))
    #expect(try desk.id(of: .product(id: 1)) == node)
    #expect(plan.returning.contains(node), "so that its guards are asked again")
  }

  @Test(arguments: [Shop.product(id: 2), .account, .bag])
  func `what is not there, a slot too, is an error`(route: Shop) throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1))
    #expect(throws: NavigationError.notOpen(route: AnyRoute(route).label)) {
      try desk.follow(.bringToFront(route))
    }
  }

  @Test func `by its node, for a host that found its controller`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.reviews(id: 1), .bag)
    let product = try desk.id(of: .product(id: 1))
    let plan = try desk.follow(.bringToFront(.node(product)))
    #expect(plan.target == product)
    #expect(desk.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
    try desk.show(.products)
    #expect(throws: NavigationError.gone) { try desk.follow(.bringToFront(.node(product))) }
  }
}
