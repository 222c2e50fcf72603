import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Back, pop and close remove the screens in front, or fail when there are none to remove")
struct GoingBackTests {
  @Test(arguments: [
    Row(
      [.reviews(id: 1)], .back, #"main[*(products › product(1)) | search("")… | account…]"#),
    Row(
      [.checkout], .back, #"main[*(products) | search("")… | account…] ⇧ sheet (bag)"#),
    Row(
      [.product(id: 1), .bag], .back, #"main[*(products › product(1)) | search("")… | account…]"#),
    Row([.photo(id: 1)], .back, #"main[*(products › product(1)) | search("")… | account…]"#),
  ])
  func `back`(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row([.reviews(id: 1)], .pop(to: .first), #"main[*(products) | search("")… | account…]"#),
    Row(
      [.checkout], .pop(to: .first), #"main[*(products) | search("")… | account…] ⇧ sheet (bag)"#),
    Row([.main], .pop(to: .first), #"main[*(products) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1)], .pop(to: .product(id: 1)),
      #"main[*(products › product(1)) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1)], .pop(to: .products), #"main[*(products) | search("")… | account…]"#),
  ])
  func `pop`(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      [.product(id: 1), .bag, .signIn], .dismiss(),
      #"main[*(products › product(1)) | search("")… | account…] ⇧ sheet (bag)"#),
    Row(
      [.product(id: 1), .checkout, .signIn], .dismiss(above: .base),
      #"main[*(products › product(1)) | search("")… | account…]"#),
  ])
  func `dismiss`(row: Row) throws { try row.check() }

  @Test(arguments: [
    (Intent.back, NavigationError.nothingToGoBackTo), (.dismiss(), .nothingToDismiss),
    (.dismiss(above: .base), .nothingToDismiss), (.bringToFront(.kept), .nothingKept),
    (.pop(to: .bag), .notInStack(route: AnyRoute(Shop.bag).label)),
    (.pop(to: .main), .notInStack(route: AnyRoute(Shop.main).label)),
    (.close(.node(NodeID(raw: 999))), .gone),
    (.select(.member(of: NodeID(raw: 999), at: 0)), .gone),
    (.select(.member(of: NodeID(raw: 1), at: 9)), .gone),
  ])
  func `nothing to take away`(intent: Intent, error: NavigationError) throws {
    var desk = Desk(ShopMap())
    try desk.show(.main)
    #expect(throws: error) { try desk.follow(intent) }
  }

  @Test func `without a stack there is no root to pop to`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.login)
    #expect(throws: NavigationError.noVisibleStack) { try desk.follow(.pop(to: .first)) }
  }

  @Test func `a member of tabs is no element of a stack`() throws {
    var desk = Desk(
      TableMap([
        .a: .tabs([.b, .c, .d], .root), .b: .screen(.member(of: .a)),
        .c: .stack(root: .e, .member(of: .a)), .e: .screen(.member(of: .c)),
        .d: .screen(.member(of: .a)),
      ]))
    try desk.show(.d, .c, .b)
    #expect(desk.picture == "a[*b | c(e) | d]")
    for route in [Spot.b, .c] {
      try desk.show(route)
      #expect(throws: NavigationError.notInStack(route: AnyRoute(route).label)) {
        try desk.follow(.pop(to: .route(AnyRoute(route))))
      }
    }
    #expect(desk.picture == "a[b | *c(e) | d]")
  }
}
