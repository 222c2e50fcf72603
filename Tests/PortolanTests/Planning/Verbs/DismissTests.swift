import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Dismiss closes the front layer, all layers, or the layers above a route")
struct DismissTests {
  private static let base = #"main[*(products › product(1)) | search("")… | account…]"#

  @Test(arguments: [
    (Intent.dismiss(), " ⇧ sheet (bag › checkout) ⇧ sheet (signIn)"), (.dismiss(above: .base), ""),
    (.dismiss(above: .signIn), " ⇧ sheet (bag › checkout) ⇧ sheet (signIn)"),
    (.dismiss(above: .checkout), " ⇧ sheet (bag › checkout)"),
    (.dismiss(above: .bag), " ⇧ sheet (bag › checkout)"),
    (.dismiss(above: .main), ""), (.dismiss(above: .products), ""),
    (.dismiss(above: .product(id: 1)), ""),
  ])
  func `only the layers above go`(intent: Intent, above: String) throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1), .checkout, .signIn)
    try desk.follow(.ask(.address(AddressPicker(near: "Oslo"))))
    let plan = try desk.follow(intent)
    #expect(desk.picture == Self.base + above)
    #expect(plan.steps.count == 1, "only layers move")
    #expect(plan.target == desk.tree.visiblePath.last)
  }

  @Test func `to a route out of sight in its layer, what the layer shows stays`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1), .search(""), .bag)
    try desk.follow(.dismiss(above: .product(id: 1)))
    #expect(desk.picture == #"main[(products › product(1)) | *(search("")) | account…]"#)
  }

  @Test func `to a route in front nothing happens`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.checkout)
    #expect(try desk.follow(.dismiss(above: .bag)).isEmpty)
  }

  @Test func `to what stands in several layers, the nearest`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1), .bag)
    try desk.follow(.push(.product(id: 1)))
    try desk.show(.signIn)
    try desk.follow(.dismiss(above: .product(id: 1)))
    #expect(desk.picture == Self.base + " ⇧ sheet (bag › product(1))")
  }

  @Test func `a layer of other code goes too`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1), .bag)
    let reading = ScreenModel(showing: desk.tree).reading
    let stranger = ForeignID(TestClock())
    desk.read(
      ScreenReading(layers: reading.layers + [.foreign(stranger)], containers: reading.containers))
    #expect(desk.picture.hasSuffix("⇧ sheet (bag) ⇧ foreign (?)"))
    try desk.follow(.dismiss(above: .bag))
    #expect(desk.picture == Self.base + " ⇧ sheet (bag)")
  }

  @Test func `to what is not open, or only in a kept part, is an error`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1))
    try desk.follow(.show(AnyRoute(Shop.lock), keeping: true))
    for route in [Shop.bag, .product(id: 1)] {
      #expect(throws: NavigationError.notOpen(route: AnyRoute(route).label)) {
        try desk.follow(.dismiss(above: route))
      }
    }
  }
}
