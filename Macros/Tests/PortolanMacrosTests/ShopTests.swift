import Foundation
import PortolanMacros
import Testing

@LinkedRoutes(schemes: ["shop"], hosts: ["shop.example"])
enum Shop: Hashable, Sendable {
  enum Order: String, CaseIterable, LinkParameter { case price, name }

  @Linked("/") case home
  @Linked("/products/{id}", aliases: "/item.php?id={id}", "/p/{id}") case product(id: Int)
  @Linked("/search?q={text}&page={page=1}&by={order?}&tag={tags*}")
  case search(text: String, tags: [String], page: Int, order: Order?)
  @Linked("/calendar/{day}") case day(Date)
  @Linked("/{from}-to-{to}") case trip(from: String, to: String, stops: Int = 0)
  @Linked("/files/{path**}") case file(String)
  case settings(secret: Bool)
}

@Suite("The macro's link table reads and prints a link for each case") struct ShopTests {
  @Test(
    "reads and prints",
    arguments: [
      ("https://shop.example/", Shop.home),
      ("https://shop.example/products/3", .product(id: 3)),
      (
        "https://shop.example/search?q=a%20b&by=name&tag=x&tag=y",
        .search(text: "a b", tags: ["x", "y"], page: 1, order: .name)
      ),
      (
        "https://shop.example/calendar/2026-01-02T03:04:05Z",
        .day(Date(timeIntervalSince1970: 1_767_323_045))
      ),
      ("https://shop.example/Rome-to-Oslo", .trip(from: "Rome", to: "Oslo")),
      ("https://shop.example/files/a/b", .file("a/b")),
    ])
  func bothWays(link: String, route: Shop) throws {
    #expect(Shop.links.problems.isEmpty)
    #expect(try Shop.links.read(link).output == route)
    #expect(try Shop.links.link(to: route) == link)
  }

  @Test("reads aliases") func aliases() throws {
    #expect(try Shop.links.read("shop://item.php?id=7").output == .product(id: 7))
    #expect(try Shop.links.read("shop://p/7").alias == "/p/{id}")
  }

  @Test("has no link for a case without one, nor for a value that no placeholder has")
  func withoutLink() {
    #expect(throws: LinkPrintProblem.noPattern) {
      try Shop.links.link(to: .settings(secret: true))
    }
    #expect(throws: LinkPrintProblem.noPattern) {
      try Shop.links.link(to: .trip(from: "a", to: "b", stops: 1))
    }
  }

  @Test("names the cases, and has a sample of each with a link") func names() {
    #expect(
      Shop.CaseName.allCases.map(\.rawValue)
        == ["home", "product", "search", "day", "trip", "file", "settings"])
    #expect(Shop.settings(secret: false).caseName == .settings)
    #expect(
      Shop.linkSamples.map(\.caseName) == [.home, .product, .search, .day, .trip, .file])
    for sample in Shop.linkSamples {
      #expect(throws: Never.self) { try Shop.links.link(to: sample) }
    }
  }
}
