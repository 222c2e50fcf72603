import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A part that is kept returns with its screens and layers")
struct KeptPartTests {
  private let shop =
    #"main[*(products › product(1)) | search("")… | account…] ⇧ sheet (bag › checkout)"#

  /// The shop three levels deep, kept while the lock is shown.
  private func locked(limit: Int = 1) throws -> Desk<Shop> {
    var desk = Desk(ShopMap())
    desk.keptLimit = limit
    try desk.show(.product(id: 1), .checkout)
    try desk.follow(.show(AnyRoute(Shop.lock), keeping: true))
    return desk
  }

  @Test func `kept beside what is shown`() throws {
    let desk = try locked()
    #expect(desk.picture == "lock")
    #expect(desk.keptPictures == [shop])
  }

  @Test(arguments: [false, true])
  func `beside a course too, as far as it is asked for`(keeping: Bool) throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1), .checkout)
    try desk.follow(.show([AnyRoute(Shop.lock)], placed: nil, keeping: keeping))
    #expect(desk.keptPictures == (keeping ? [shop] : []))
  }

  @Test func `given back as it was`() throws {
    var desk = try locked()
    let ids = desk.tree.kept.joined().map(\.root)
    let plan = try desk.follow(.bringToFront(.kept))
    #expect(desk.picture == shop)
    #expect(desk.tree.layers.map(\.root) == ids)
    #expect(plan.entering.isEmpty)
    #expect(plan.returning.count == 7, "main, stack, products, product, stack, bag, checkout")
    #expect(desk.keptPictures.isEmpty)
  }

  @Test func `a route in it shows it again`() throws {
    var desk = try locked()
    let plan = try desk.follow(.show(.product(id: 1)))
    #expect(desk.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
    #expect(plan.entering.isEmpty)
    #expect(!plan.returning.isEmpty)
  }

  @Test func `two parts that change places are both kept`() throws {
    var desk = try locked()
    try desk.follow(.show(AnyRoute(Shop.main), keeping: true))
    #expect(desk.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
    #expect(desk.keptPictures == ["lock"])
    try desk.follow(.show(AnyRoute(Shop.lock), keeping: true))
    #expect(desk.picture == "lock")
    #expect(desk.keptPictures == [#"main[*(products › product(1)) | search("")… | account…]"#])
  }

  @Test func `the budget releases what was kept first`() throws {
    var desk = try locked()
    try desk.follow(.show(AnyRoute(Shop.login), keeping: true))
    #expect(desk.keptPictures == ["lock"])
    #expect(desk.tree.count == 2)
    var roomy = try locked(limit: 2)
    try roomy.follow(.show(AnyRoute(Shop.login), keeping: true))
    #expect(roomy.keptPictures == [shop, "lock"])
    #expect(try locked(limit: 0).keptPictures.isEmpty)
  }

  @Test func `released, nothing of it is left`() throws {
    var desk = try locked()
    let plan = try desk.follow(.releaseKept)
    #expect(plan.steps.isEmpty)
    #expect(plan.leaving.count == 7)
    #expect(desk.tree.count == 1)
    #expect(throws: NavigationError.nothingKept) { try desk.follow(.bringToFront(.kept)) }
  }

  @Test func `without keeping, the old part goes`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.checkout)
    try desk.show(.lock)
    #expect(desk.tree.count == 1)
    #expect(desk.keptPictures.isEmpty)
  }
}
