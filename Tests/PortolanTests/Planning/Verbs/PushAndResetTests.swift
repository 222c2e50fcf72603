import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Push and reset put a route where the caller says, whatever the map says")
struct PushAndResetTests {
  @Test(arguments: [
    Row(
      [.main], .push(.order(id: 1)),
      #"main[*(products › order(1)) | search("")… | account…]"#),
    Row(
      [.product(id: 1)], .push(.product(id: 1)),
      #"main[*(products › product(1)) | search("")… | account…]"#),
    Row(
      [.product(id: 1)], .push(.products),
      #"main[*(products › product(1) › products) | search("")… | account…]"#),
    Row(
      [.bag], .push(.product(id: 1)),
      #"main[*(products) | search("")… | account…] ⇧ sheet (bag › product(1))"#),
    Row(
      [.search("lamp")], .push(.search("desk")),
      #"main[products… | *(search("desk")) | account…]"#),
  ])
  func `push`(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      [.reviews(id: 1)], .reset(to: .help), #"main[*(help) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1)], .reset(to: .products), #"main[*(products) | search("")… | account…]"#),
    Row(
      [.checkout], .reset(to: .address(AddressPicker(near: "Oslo"))),
      #"main[*(products) | search("")… | account…] ⇧ sheet (address(PortolanFixtures.AddressPicker(near: "Oslo")))"#
    ),
    Row([.search("a")], .reset(to: .search("b")), #"main[products… | *(search("b")) | account…]"#),
  ])
  func `reset`(row: Row) throws { try row.check() }

  @Test(arguments: [Intent.push(.help), .reset(to: .help)])
  func `without a stack`(intent: Intent) throws {
    var desk = Desk(ShopMap())
    try desk.show(.login)
    #expect(throws: NavigationError.noStack(for: AnyRoute(Shop.help).label)) {
      try desk.follow(intent)
    }
  }

  @Test(arguments: [Intent.push(.main), .reset(to: .main)])
  func `a container does not go into a stack`(intent: Intent) throws {
    var desk = Desk(ShopMap())
    try desk.show(.bag)
    #expect(throws: NavigationError.containerInStack(route: AnyRoute(Shop.main).label)) {
      try desk.follow(intent)
    }
  }

  @Test func `reset is not animated, push is`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.main)
    #expect(try desk.plan(.push(.help)).isAnimated)
    #expect(try !desk.plan(.reset(to: .help)).isAnimated)
  }

  @Test func `a member whose first screen was replaced is built anew when it is asked for`() throws
  {
    var desk = Desk(ShopMap())
    try desk.show(.main)
    try desk.follow(.reset(to: .help))
    try desk.show(.products)
    #expect(desk.picture == #"main[*(products) | search("")… | account…]"#)
  }
}
