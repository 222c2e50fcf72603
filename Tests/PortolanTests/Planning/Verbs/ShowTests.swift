import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Show brings an open screen of the route to the front, or builds one where the map says")
struct ShowTests {
  @Test(arguments: [
    Row([], .show(.splash), "splash"),
    Row([], .show(.main), #"main[*(products) | search("")… | account…]"#),
    Row([], .show(.account), #"main[products… | search("")… | *(account)]"#),
    Row(
      [], .show(.reviews(id: 3)),
      #"main[*(products › product(3) › reviews(3)) | search("")… | account…]"#),
    Row(
      [], .show(.order(id: 12)),
      #"main[products… | search("")… | *(account › orders › order(12))]"#),
    Row(
      [], .show(.checkout),
      #"main[*(products) | search("")… | account…] ⇧ sheet (bag › checkout)"#),
    Row([.splash], .show(.main), #"main[*(products) | search("")… | account…]"#),
    Row([.main], .show(.login), "login"),
  ])
  func `built with all it stands on, and no more`(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      [.product(id: 1)], .show(.product(id: 1)),
      #"main[*(products › product(1)) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1)], .show(.product(id: 1)),
      #"main[*(products › product(1)) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1), .bag], .show(.product(id: 1)),
      #"main[*(products › product(1)) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1), .search("")], .show(.product(id: 1)),
      #"main[*(products › product(1)) | (search("")) | account…]"#),
    Row(
      [.order(id: 1), .bag, .signIn], .show(.bag),
      #"main[products… | search("")… | *(account › orders › order(1))] ⇧ sheet (bag)"#),
    Row(
      [.search(""), .product(id: 1)], .show(.main),
      #"main[*(products › product(1)) | (search("")) | account…]"#),
  ])
  func `found: layers closed, tabs selected, stacks popped`(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      [.reviews(id: 1)], .show(.product(id: 2)),
      #"main[*(products › product(2)) | search("")… | account…]"#),
    Row(
      [.product(id: 1)], .show(.note(1)),
      #"main[*(products › product(1) › note(1)) | search("")… | account…]"#),
    Row(
      [.product(id: 1), .search(""), .bag], .show(.note(1)),
      #"main[*(products › product(1) › note(1)) | (search("")) | account…]"#),
    Row(
      [.search("")], .show(.help),
      #"main[products… | *(search("") › help) | account…]"#),
    Row(
      [.bag], .show(.help),
      #"main[*(products) | search("")… | account…] ⇧ sheet (bag › help)"#),
    Row(
      [.bag, .product(id: 1)], .show(.photo(id: 1)),
      #"main[*(products › product(1)) | search("")… | account…] ⇧ fullScreen (photo(1))"#),
    Row(
      [.photo(id: 1)], .show(.photo(id: 2)),
      #"main[*(products › product(2)) | search("")… | account…] ⇧ fullScreen (photo(2))"#),
    Row(
      [.checkout], .show(.signIn),
      #"main[*(products) | search("")… | account…] ⇧ sheet (bag › checkout) ⇧ sheet (signIn)"#),
    Row([.login], .show(.forgotPassword), "login ⇧ sheet (signIn › forgotPassword)"),
  ])
  func `placed: onto, above, into the visible stack, over`(row: Row) throws { try row.check() }

  @Test func `found, updated or built is told`() throws {
    var desk = Desk(ShopMap())
    #expect(try desk.follow(.show(.search("lamp"))).finding == .built)
    #expect(try desk.follow(.show(.search("lamp"))).finding == .found)
    let id = try desk.id(of: .search(""))
    let plan = try desk.follow(.show(.search("desk")))
    #expect(plan.finding == .updated)
    #expect(plan.steps == [.update(id)])
    #expect(plan.entering.isEmpty && plan.leaving.isEmpty)
    #expect(desk.picture == #"main[products… | *(search("desk")) | account…]"#)
  }

  @Test func `only what was asked for gets a new value`() throws {
    let map = TableMap([.a: .screenInStack(.root), .b: .screen(.pushed(onto: .a))])
    var desk = Desk(map)
    try desk.show(.b)
    #expect(try desk.follow(.show(AnyRoute(Spot.a))).steps.count == 1)
  }

  @Test func `over nothing, or over a passing screen, nothing is presented`() throws {
    var desk = Desk(ShopMap())
    let label = AnyRoute(Shop.signIn).label
    #expect(throws: NavigationError.nothingToPresentOver(route: label)) {
      try desk.follow(.show(.signIn))
    }
    try desk.show(.splash)
    #expect(throws: NavigationError.nothingToPresentOver(route: label)) {
      try desk.follow(.show(.signIn))
    }
    #expect(desk.picture == "splash")
  }

  @Test func `into the visible stack needs one`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.login)
    #expect(throws: NavigationError.noStack(for: AnyRoute(Shop.help).label)) {
      try desk.follow(.show(.help))
    }
  }

  @Test func `a route of no feature is unknown`() throws {
    var desk = Desk(ShopMap())
    let route = AnyRoute(Spot.a)
    #expect(throws: NavigationError.unknownRoute(route: route.label)) {
      try desk.follow(.show(route))
    }
  }

  @Test func `the look of a part switch is the map's, by both ends`() throws {
    var desk = Desk(ShopMap())
    #expect(try desk.follow(.show(.main)).partTransition == .crossDissolve())
    #expect(try desk.follow(.show(.login)).partTransition == .slide(from: .leading))
    #expect(try desk.follow(.show(.splash)).partTransition == .automatic)
  }
}
