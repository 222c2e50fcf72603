import PortolanLinks
import Testing

@Suite("The page on links does what it says") struct PageTests {
  private enum Page: Equatable {
    case home, product(Int)
    case search(String, tags: [String])
  }

  @Test func `a table reads and prints`() throws {
    // README begin
    let links = LinkTable<Page>(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern("/", .home)
      LinkPattern("/products/{id}", Page.product) {
        if case .product(let id) = $0 { id } else { nil }
      }
      LinkPattern("/search?q={text}&tag={tags*}", Page.search) {
        if case .search(let text, let tags) = $0 { (text, tags) } else { nil }
      }
    }

    let page = try links.read("https://shop.example/products/7").output  // .product(7)
    let link = try links.link(to: .search("lamp", tags: ["new"]))
    // README end
    #expect(page == .product(7))
    #expect(link == "https://shop.example/search?q=lamp&tag=new")
    #expect(try links.read("shop://products/7").output == page)
    #expect(try links.read("https://shop.example").output == .home)
    #expect(links.problems.isEmpty)
  }
}
