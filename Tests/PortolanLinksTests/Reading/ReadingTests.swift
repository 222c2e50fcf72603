import Foundation
import Testing

@testable import PortolanLinks

@Suite("Reading a link gives the value of its pattern, or says why there is none")
struct ReadingTests {
  @Test(
    "gives what its pattern stands for",
    arguments: [
      ("https://shop.example", Shop.home),
      ("https://shop.example/", .home),
      ("shop://", .home),
      ("shop:", .home),
      ("https://www.shop.example/bag", .bag),
      ("HTTPS://WWW.Shop.Example/bag", .bag),
      ("https://shop.example:443/bag", .bag),
      ("https://localhost:8080/bag", .bag),
      ("shop://bag", .bag),
      ("shop:///bag", .bag),
      ("SHOP-BETA:/bag", .bag),
      ("https://shop.example/products/3", .product(3)),
      ("shop://products/3", .product(3)),
      ("https://shop.example/products/-3", .product(-3)),
      ("https://shop.example/products/%33", .product(3)),
      ("https://shop.example/%70roducts/3", .product(3)),
      ("https://shop.example/products/3/", .product(3)),
      ("https://shop.example//products///3", .product(3)),
      ("https://shop.example/a/../products/./3", .product(3)),
      ("https://shop.example/a/%2E%2e/products/3", .product(3)),
      ("https://shop.example/products/3?utm_source=mail#top", .product(3)),
      ("https://shop.example/products/3?broken=%zz", .product(3)),
      ("https://shop.example/products/3/reviews", .reviews(product: 3, sorting: nil)),
      ("https://shop.example/products/3/reviews?sort=name", .reviews(product: 3, sorting: .name)),
      ("https://shop.example/search?q=", .search("", page: 1, tags: [])),
      ("https://shop.example/search?q=red+shoes", .search("red shoes", page: 1, tags: [])),
      ("https://shop.example/search?q=a%2Bb%26c", .search("a+b&c", page: 1, tags: [])),
      ("https://shop.example/search?q=a&q=b", .search("b", page: 1, tags: [])),
      (
        "https://shop.example/search?tag=x&q=a&tag=y&page=2",
        .search("a", page: 2, tags: ["x", "y"])
      ),
      ("https://shop.example/files/a/b%2Fc.txt", .file("a/b/c.txt")),
      ("https://shop.example/crumbs", .crumbs([])),
      ("https://shop.example/crumbs/a/b%2Fc", .crumbs(["a", "b/c"])),
      ("https://shop.example/@caf%C3%A9", .person("café")),
      ("https://shop.example/@café", .person("café")),
      ("https://shop.example/%40ann", .person("ann")),
      ("https://shop.example/flights/AMS-New-York", .flight(from: "AMS", to: "New-York")),
      ("https://shop.example/flights/a%2Db-c", .flight(from: "a-b", to: "c")),
      ("https://shop.example/days/1970-01-02", .day(Date(timeIntervalSince1970: 86_400))),
      ("https://shop.example/help", .section(nil)),
      ("https://shop.example/help#returns%20", .section("returns ")),
    ])
  func gives(link: String, output: Shop) {
    #expect(Shop.links.problems.isEmpty)
    #expect(Shop.links.outcome(of: link) == .success(output))
  }

  @Test("by an alias says so, and the printed link takes its place")
  func alias() throws {
    let reading = try Shop.links.read("https://shop.example/item.php?id=3")
    #expect(reading.output == .product(3))
    #expect(reading.pattern == "/products/{id}")
    #expect(reading.alias == "/item.php?id={id}")
    #expect(try Shop.links.read("https://shop.example/products/3").alias == nil)
    #expect(try Shop.links.link(to: .product(3)) == "https://shop.example/products/3")
    #expect(Shop.links.outcome(of: "shop://cart") == .success(.bag))
  }

  @Test(
    "refuses what is no link of the table",
    arguments: [
      ("", LinkProblem.malformed(.scheme, at: 0)),
      ("bag", .malformed(.scheme, at: 0)),
      ("1shop://bag", .malformed(.scheme, at: 0)),
      ("shop://bag\n", .malformed(.character, at: 10)),
      ("https://shop.example\\bag", .malformed(.character, at: 20)),
      ("https://shop.example/%zz", .malformed(.percent, at: 21)),
      ("https://shop.example/bag%", .malformed(.percent, at: 24)),
      ("https://shop.example:x/bag", .malformed(.port, at: 20)),
      ("http://shop.example/bag", .unknownScheme(nearest: "https")),
      ("shpo://bag", .unknownScheme(nearest: "shop")),
      ("javascript:alert(1)", .unknownScheme(nearest: nil)),
      ("https:///bag", .unknownHost(nearest: nil)),
      ("https://shop.exmaple/bag", .unknownHost(nearest: "shop.example")),
      ("https://ѕhop.example/bag", .unknownHost(nearest: nil)),
      ("https://shop.example.evil.test/bag", .unknownHost(nearest: nil)),
      ("https://shop.example./bag", .unknownHost(nearest: "shop.example")),
      ("https://shop.example@evil.test/bag", .userInfo),
      ("https://user:pw@shop.example/bag", .userInfo),
      ("https://shop.example:444/bag", .port),
      ("https://localhost/bag", .port),
      ("shop://bag:80", .port),
      ("shop://user@bag", .userInfo),
    ])
  func refuses(link: String, problem: LinkProblem) {
    #expect(Shop.links.outcome(of: link) == .failure(problem))
  }

  @Test("compares hosts as their punycode")
  func hosts() {
    let links = LinkTable<Shop>(hosts: ["bücher.example"]) { LinkPattern("/bag", .bag) }
    #expect(links.outcome(of: "https://xn--bcher-kva.example/bag") == .success(.bag))
    #expect(links.outcome(of: "https://BÜCHER.example/bag") == .success(.bag))
  }

  @Test(
    "tells how far it came and what was expected there",
    arguments: [
      (
        "https://shop.example/prodcts/3", 0, [LinkMiss.Expectation.word("products"), .end],
        "/products/{id}"
      ),
      ("https://shop.example/products", 1, [.value("id", kind: "integer")], "/products/{id}"),
      ("https://shop.example/products/x", 1, [.value("id", kind: "integer")], "/products/{id}"),
      (
        "https://shop.example/products/3/revews", 2, [.word("reviews"), .end],
        "/products/{id}/reviews?sort={sorting?}"
      ),
      (
        "https://shop.example/search", 1, [.queryItem("q")],
        "/search?q={text}&page={page=1}&tag={tags*}"
      ),
      (
        "https://shop.example/search?q=a&page=x", 1, [.queryItem("page")],
        "/search?q={text}&page={page=1}&tag={tags*}"
      ),
    ])
  func misses(link: String, segments: Int, expected: [LinkMiss.Expectation], nearest: String) {
    guard case .failure(.noPattern(let miss)) = Shop.links.outcome(of: link) else {
      Issue.record("\(link) has a pattern")
      return
    }
    #expect(miss.segments == segments)
    #expect(miss.expected == expected)
    #expect(miss.nearest == nearest)
  }

  @Test("of a pattern that must look up answers with the work, which has not begun")
  func lookUp() async throws {
    let links = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/u/{name}") { (name: String) async throws -> Shop in .person(name + "!") }
    }
    let reading = try links.read("shop://u/ann")
    #expect(reading.output == nil)
    guard case .lookUp(let work) = reading.answer else { throw LinkProblem.userInfo }
    #expect(work.pattern == "/u/{name}")
    #expect(try await work.run() == .person("ann!"))
    #expect(throws: LinkPrintProblem.noPattern) { try links.link(to: .person("ann!")) }
  }

  @Test("gives a chain where that is what links stand for")
  func chainOutput() throws {
    let links = LinkTable<[Shop]>(schemes: ["shop"]) {
      LinkPattern("/products/{id}/reviews") { (id: Int) -> [Shop]? in
        [.product(id), .reviews(product: id, sorting: nil)]
      } match: { chain in
        if case .product(let id)? = chain.first, chain.count == 2 { id } else { nil }
      }
    }
    #expect(
      try links.read("shop://products/3/reviews").output
        == [.product(3), .reviews(product: 3, sorting: nil)])
  }
}
