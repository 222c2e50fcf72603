import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Selecting a member of tabs shows that member as the user left it")
struct SelectTests {
  @Test(arguments: [
    Row(
      [.product(id: 1), .search("")], .select(.products),
      #"main[*(products › product(1)) | (search("")) | account…]"#),
    Row(
      [.product(id: 1), .bag], .select(.search("")),
      #"main[(products › product(1)) | *(search("")) | account…]"#),
    Row(
      [.product(id: 1), .bag], .select(.product(id: 1)),
      #"main[*(products › product(1)) | search("")… | account…]"#),
    Row([.splash], .select(.account), #"main[products… | search("")… | *(account)]"#),
  ])
  func `by route`(row: Row) throws { try row.check() }

  @Test func `the target is what is then in front`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1), .search(""))
    let plan = try desk.follow(.select(.products))
    #expect(plan.target.map(desk.tree.isVisible) == true)
  }

  @Test func `by place, as a tap does, also a slot`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1))
    let main = try desk.id(of: .main)
    try desk.follow(.select(.member(of: main, at: 2)))
    #expect(desk.picture == #"main[(products › product(1)) | search("")… | *(account)]"#)
    try desk.follow(.select(.member(of: main, at: 0)))
    #expect(desk.picture == #"main[*(products › product(1)) | search("")… | (account)]"#)
  }

  @Test func `what stands in no tabs cannot be selected`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.bag)
    let bag = AnyRoute(Shop.bag)
    #expect(throws: NavigationError.notAMember(route: bag.label, of: bag.label)) {
      try desk.follow(.select(.route(bag)))
    }
  }
}
