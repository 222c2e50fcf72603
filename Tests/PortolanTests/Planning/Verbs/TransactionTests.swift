import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A transaction is one plan for several verbs")
struct TransactionTests {
  private static let base = #"main[*(products) | search("")… | account…]"#

  @Test(arguments: [
    Row(
      [.product(id: 2), .checkout], .transaction([]),
      base.replacing(
        "products", with: "products › product(2)") + " ⇧ sheet (bag › checkout)"),
    Row(
      [.product(id: 2), .search(""), .checkout],
      .transaction([.dismiss(above: .base), .select(.products), .show(.product(id: 1))]),
      #"main[*(products › product(1)) | (search("")) | account…]"#),
    Row(
      [.reviews(id: 1)], .transaction([.back, .back, .push(.help)]),
      #"main[*(products › help) | search("")… | account…]"#),
    Row([.main], .transaction([.show(.bag), .dismiss()]), base),
    Row(
      [.main], .transaction([.show(.bag), .transaction([.push(.help)]), .show(.signIn)]),
      base + " ⇧ sheet (bag › help) ⇧ sheet (signIn)"),
    Row(
      [.main],
      .transaction([.setPath(of: .products, [.product(id: 1), .help]), .select(.search(""))]),
      #"main[(products › product(1) › help) | *(search("")) | account…]"#),
  ])
  func `each goes on from where the one before it leads`(row: Row) throws { try row.check() }

  @Test func `what comes and goes between is no part of it`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1))
    let before = desk.tree
    let plan = try desk.follow(
      .transaction([.show(.login), .show(.lock), .show(.bag), .show(.product(id: 1))]))
    let entering = plan.entering.compactMap(desk.tree.route).map(\.picture)
    #expect(entering == ["main", "products", "product(1)"])
    #expect(plan.steps.count == 1, "one part for another: \(plan)")
    let quiet = try Desk(ShopMap(), before).plan(.transaction([.show(.bag), .dismiss()]))
    #expect(quiet.isEmpty)
    #expect(quiet.to == before)
  }

  @Test func `a screen that goes and comes again is another`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1))
    let node = try desk.id(of: .product(id: 1))
    let plan = try desk.follow(.transaction([.back, .show(.product(id: 1))]))
    #expect(plan.leaving == [node])
    #expect(plan.finding == .built)
  }

  @Test func `it starts in front when its first verb does`() {
    let (push, show) = (Intent.push(AnyRoute(Shop.help)), Intent.show(AnyRoute(Shop.bag)))
    #expect(Intent.transaction([push, show]).traits.contains(.startsInFront))
    #expect(!Intent.transaction([show, push]).traits.contains(.startsInFront))
  }

  @Test func `the target is the last verb's, else what is in front`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.reviews(id: 1))
    let shown = try desk.plan(.transaction([.back, .show(.bag)]))
    #expect(shown.target.flatMap(shown.to.route) == AnyRoute(Shop.bag))
    #expect(shown.finding == .built)
    #expect(shown.asksForTarget)
    let left = try desk.plan(.transaction([.show(.bag), .dismiss(), .back]))
    #expect(left.target.flatMap(left.to.route) == AnyRoute(Shop.product(id: 1)))
    #expect(!left.asksForTarget)
  }

  @Test(arguments: [
    ([Intent.back, .push(.help)], true), ([.reset(to: .help)], false),
    ([.back, .transaction([.reset(to: .help)]), .push(.note(1))], false), ([], true),
  ])
  func `it is animated unless a reset is in it`(steps: [Intent], isAnimated: Bool) throws {
    var desk = Desk(ShopMap())
    try desk.show(.reviews(id: 1))
    #expect(try desk.plan(.transaction(steps)).isAnimated == isAnimated)
  }

  @Test func `one thing moves, the last: what changes beneath a layer changes before it closes`()
    throws
  {
    var desk = Desk(ShopMap())
    try desk.show(.search(""), .bag)
    let plan = try desk.plan(
      .transaction([.dismiss(above: .base), .select(.products), .show(.product(id: 1))]))
    let steps = PlannedSteps(plan).steps
    #expect(steps.map(\.isAnimated) == steps.indices.map { $0 == steps.count - 1 })
    #expect(steps.last?.step == .dismiss(above: 0))
  }

  @Test func `the last motion that was asked for is the stack's`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1))
    let set = { (path: [Shop], motion: StackMotion) in
      Intent.setPath(
        .stack(AnyRoute(Shop.products)), path.map { AnyRoute($0) }, as: motion)
    }
    let plan = try desk.plan(
      .transaction([set([.help], .cut), set([.note(1)], .pop), .select(.products)]))
    #expect(plan.stackMotion == .pop)
    #expect(plan.steps.compactMap(plan.motion) == [.pop])
  }

  @Test func `keeping a part is said by one verb and holds for that alone`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1))
    try desk.follow(
      .transaction([.show(AnyRoute(Shop.lock), keeping: true), .show(.login), .show(.splash)]))
    #expect(desk.picture == "splash")
    #expect(desk.keptPictures.map { $0.hasPrefix("main") } == [true])
  }

  @Test func `its label names the verbs and no value`() {
    let intent = Intent.transaction([
      .dismiss(above: .base), .show(.product(id: 77)), .transaction([.back]),
    ])
    #expect(intent.label == "transaction [dismissAll, show product, transaction [back]]")
    #expect(intent.route == nil)
    #expect(Intent.transaction([.back, .push(.bag)]).route == AnyRoute(Shop.bag))
  }
}

extension Desk {
  fileprivate init(_ map: some NavigationMap<R>, _ tree: NavigationTree) {
    self.init(map)
    self.tree = tree
  }
}
