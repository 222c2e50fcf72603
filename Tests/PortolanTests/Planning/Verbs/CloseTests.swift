import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Close removes a screen together with all screens above it")
struct CloseTests {
  private func close(_ route: Shop, shown: Shop...) throws -> String {
    var desk = Desk(ShopMap())
    for other in shown { try desk.show(other) }
    try desk.follow(.close(.node(desk.id(of: route))))
    return desk.picture
  }

  @Test func `an element with those above it`() throws {
    #expect(
      try close(.product(id: 1), shown: .reviews(id: 1), .bag)
        == #"main[*(products) | search("")… | account…]"#)
  }

  @Test func `the first screen of a layer closes the layer and those above it`() throws {
    #expect(
      try close(.bag, shown: .checkout, .signIn) == #"main[*(products) | search("")… | account…]"#)
    #expect(
      try close(.signIn, shown: .checkout, .forgotPassword)
        == #"main[*(products) | search("")… | account…] ⇧ sheet (bag › checkout)"#)
  }

  @Test func `an element of a tab that is not selected`() throws {
    #expect(
      try close(.product(id: 1), shown: .product(id: 1), .search(""))
        == #"main[(products) | *(search("")) | account…]"#)
  }

  @Test func `layers stand on what is shown: closing what is out of sight leaves them`() throws {
    #expect(
      try close(.product(id: 1), shown: .product(id: 1), .search(""), .bag)
        == #"main[(products) | *(search("")) | account…] ⇧ sheet (bag)"#)
    #expect(
      try close(.product(id: 1), shown: .search(""), .reviews(id: 1), .bag)
        == #"main[*(products) | (search("")) | account…]"#)
  }

  @Test(arguments: [Shop.main, .products])
  func `the base content stays`(route: Shop) throws {
    #expect(throws: NavigationError.nothingToGoBackTo) { try close(route, shown: .main) }
  }
}
