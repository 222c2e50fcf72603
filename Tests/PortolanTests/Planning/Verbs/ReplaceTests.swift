import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Replace sets the screens above a given screen in its stack")
struct ReplaceTests {
  @Test(arguments: [
    Row(
      [.reviews(id: 1)], .replace(above: .products, with: [.product(id: 2), .reviews(id: 2)]),
      #"main[*(products › product(2) › reviews(2)) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1)], .replace(above: .product(id: 1), with: [.help]),
      #"main[*(products › product(1) › help) | search("")… | account…]"#),
    Row(
      [.reviews(id: 1)], .replace(above: .products, with: []),
      #"main[*(products) | search("")… | account…]"#),
    // Wherever it stands: its tab is selected, its layer shown.
    Row(
      [.product(id: 1), .search(""), .bag], .replace(above: .product(id: 1), with: [.help]),
      #"main[*(products › product(1) › help) | (search("")) | account…]"#),
    // A screen with a stack of its own stands in this one.
    Row(
      [.bag], .replace(above: .bag, with: [.account]),
      #"main[*(products) | search("")… | account…] ⇧ sheet (bag › account)"#),
  ])
  func `what stands above the screen is replaced`(row: Row) throws { try row.check() }

  @Test func `what the old and the new begin with stays, and gets the new value`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.products)
    try desk.follow(.replace(above: .products, with: [.product(id: 1), .search("a"), .help]))
    let kept = try [Shop.product(id: 1), .search("")].map(desk.id)
    let plan = try desk.follow(
      .replace(above: .products, with: [.product(id: 1), .search("b"), .product(id: 3)]))
    #expect(
      desk.picture.contains(#"(products › product(1) › search("b") › product(3))"#),
      "\(desk.picture)")
    #expect(try [Shop.product(id: 1), .search("")].map(desk.id) == kept)
    #expect(plan.steps.contains(.update(kept[1])))
    #expect(plan.target == desk.tree.visiblePath.last)
  }

  @Test func `all types go, unlike in a path`() throws {
    var maps = MapSet()
    maps.replace(MapSet.Entry(ShopMap()))
    maps.replace(MapSet.Entry(FrontMap()))
    let article = AnyRoute(Front.article)
    let way = [
      Intent.show(.product(id: 1)), .push(article),
      .setPath(of: .products, [.product(id: 1), .help]),
      .replace(above: .products, with: [.product(id: 1), .help]),
    ]
    var tree = NavigationTree()
    var pictures: [String] = []
    for intent in way {
      tree = try Planner.plan(intent, maps: maps, tree: tree).to
      pictures.append(tree.picture)
    }
    #expect(pictures[2].contains("(products › product(1) › article › help)"))
    #expect(pictures[3].contains("(products › product(1) › help)"))
  }

  @Test func `asked twice nothing moves`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.reviews(id: 1))
    let intent = Intent.replace(above: .products, with: [.help, .note(1)])
    try desk.follow(intent)
    #expect(try desk.follow(intent).isEmpty)
  }

  @Test func `what is not there or stands in no stack is an error`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.photo(id: 1))
    #expect(throws: NavigationError.notOpen(route: AnyRoute(Shop.bag).label)) {
      try desk.follow(.replace(above: .bag, with: [.help]))
    }
    #expect(throws: NavigationError.noStack(for: AnyRoute(Shop.help).label)) {
      try desk.follow(.replace(above: .photo(id: 1), with: [.help]))
    }
    #expect(throws: NavigationError.noStack(for: AnyRoute(Shop.photo(id: 1)).label)) {
      try desk.follow(.replace(above: .photo(id: 1), with: []))
    }
    #expect(throws: NavigationError.containerInStack(route: AnyRoute(Shop.main).label)) {
      try desk.follow(.replace(above: .products, with: [.main]))
    }
  }
}
