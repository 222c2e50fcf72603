import PortolanMacros
import Testing

@Suite("The macro code on the documentation page about links does what the page says")
struct PageTests {
  // README begin
  @LinkedRoutes(schemes: ["shop"], hosts: ["shop.example"])
  enum Shop: Hashable, Sendable {
    @Linked("/") case home
    @Linked("/products/{id}") case product(id: Int)
    @Linked("/search?q={text}&page={page=1}") case search(text: String, page: Int)
    case settings
  }
  // README end

  @Test func `a table of the cases reads and prints`() throws {
    #expect(try Shop.links.read("shop://products/7").output == .product(id: 7))
    #expect(try Shop.links.link(to: .home) == "https://shop.example/")
    #expect(throws: LinkPrintProblem.noPattern) { try Shop.links.link(to: .settings) }
    #expect(Shop.links.problems.isEmpty)
  }
}
