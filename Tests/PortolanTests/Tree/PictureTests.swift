import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A picture shows layers, containers, the selection and slots in one line")
struct PictureTests {
  private func desk(_ routes: Shop...) throws -> Desk<Shop> {
    var desk = Desk(ShopMap())
    for route in routes { try desk.show(route) }
    return desk
  }

  @Test func `nothing is an empty line`() {
    #expect(NavigationTree().picture == "")
    #expect(NavigationTree().description == "")
  }

  @Test func `a screen is its name`() throws {
    #expect(try desk(.splash).picture == "splash")
  }

  @Test func `tabs mark the selected member and the slots`() throws {
    #expect(try desk(.main).picture == #"main[*(products) | search("")… | account…]"#)
    #expect(
      try desk(.main, .search("lamp")).picture
        == #"main[(products) | *(search("lamp")) | account…]"#)
  }

  @Test func `a layer names its style`() throws {
    #expect(
      try desk(.product(id: 7), .bag, .photo(id: 7)).picture
        == #"main[*(products › product(7)) | search("")… | account…] ⇧ fullScreen (photo(7))"#)
    #expect(
      try desk(.checkout).picture
        == #"main[*(products) | search("")… | account…] ⇧ sheet (bag › checkout)"#)
  }

  @Test func `the description has case names only`() throws {
    #expect(
      try desk(.product(id: 7), .search("lamp")).tree.description
        == "main[(products › product) | *(search) | account…]")
  }

  @Test func `several values keep their labels`() {
    struct Two: NavigationRoute {
      var one = 1
    }
    #expect(AnyRoute(Two()).picture == "Two(1)")
    #expect(AnyRoute(Shop.reviews(id: 3)).picture == "reviews(3)")
  }
}
