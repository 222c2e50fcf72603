import PortolanLinks
import Testing

@Suite("The code on the documentation page about links does what the page says") struct PageTests {
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

  private enum Shop: Hashable {
    case home, product(id: Int)

    static let links = LinkTable<Shop>(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern("/", .home)
      LinkPattern("/products/{id}", Shop.product) {
        if case .product(let id) = $0 { id } else { nil }
      }
    }
  }

  private struct Directory {
    func id(of name: String) async throws -> Int { name.count }
  }

  @Test func `a table of another one's patterns and look-ups`() async throws {
    let directory = Directory()
    // README begin look-ups
    let links = LinkTable<Shop>(schemes: Shop.links.schemes, hosts: Shop.links.hosts) {
      Shop.links.patterns
      LinkPattern("/named/{name}") { (name: String) in
        Shop.product(id: try await directory.id(of: name))
      }
    }
    // README end
    #expect(links.problems.isEmpty)
    #expect(try links.read("shop://products/7").output == .product(id: 7))
    #expect(try links.link(to: .product(id: 7)) == "https://shop.example/products/7")
    guard case .lookUp(let lookUp) = try links.read("https://shop.example/named/lamp").answer else {
      Issue.record("no look-up")
      return
    }
    #expect(try await lookUp.run() == .product(id: 4))
  }
}
