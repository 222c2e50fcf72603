import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A link is one route or one problem, read in bounded time")
struct LinkTableTests {
  private func route(_ text: String) throws -> Shop {
    try ShopLinks.table.route(for: #require(URL(string: text)))
  }

  @Test(arguments: [
    ("shop://products", Shop.products), ("shop://products/3", .product(id: 3)),
    ("shop://products/3/reviews", .reviews(id: 3)), ("shop:///bag", .bag), ("shop:bag", .bag),
    ("https://shop.example/bag", .bag), ("https://shop.example/products/3", .product(id: 3)),
    ("HTTPS://SHOP.EXAMPLE/bag", .bag), ("SHOP://bag/", .bag),
    ("shop://search/desk%20lamp", .search("desk lamp")),
    ("shop://search/a%2Fb", .search("a/b")), ("shop://search/l%C3%A5mpe", .search("låmpe")),
    ("https://shop.example/bag?utm=1#top", .bag), ("https://shop.example:443/bag", .bag),
    ("https://shop.example:/bag", .bag),
  ])
  func `read`(text: String, route: Shop) throws {
    #expect(try self.route(text) == route)
  }

  @Test(arguments: [
    ("products/3", NavigationError.malformedLink(.unreadable)),
    ("shop://", .malformedLink(.unreadable)), ("shop:", .malformedLink(.unreadable)),
    ("shop://search/%FF", .malformedLink(.unreadable)),
    ("other://bag", .unknownLink(.scheme)), ("http://shop.example/bag", .unknownLink(.scheme)),
    ("https://other.example/bag", .unknownLink(.host)), ("https:///bag", .unknownLink(.host)),
    ("https://shop.example.evil.example/bag", .unknownLink(.host)),
    ("https://shop.example@evil.example/bag", .unknownLink(.host)),
    ("https://user:pw@shop.example/bag", .unknownLink(.userInfo, nearest: "shop.example")),
    ("https://user@SHOP.example:8443/bag", .unknownLink(.userInfo, nearest: "shop.example")),
    ("https://@shop.example/bag", .unknownLink(.userInfo, nearest: "shop.example")),
    ("https://user:pw@other.example/bag", .unknownLink(.host)),
    ("https://shop.example:8443/bag", .unknownLink(.port, nearest: "shop.example")),
    ("https://shop.example:80/bag", .unknownLink(.port, nearest: "shop.example")),
    ("https://shop.example:18446744073709552059/bag", .unknownLink(.port, nearest: "shop.example")),
    ("shop://products:18446744073709552059/3", .unknownLink(.port)),
    ("shop://user:pw@products/3", .unknownLink(.userInfo)),
    ("shop://products:80/3", .unknownLink(.port)),
    ("shop://products:443/3", .unknownLink(.port)),
    ("shop://nowhere", .unknownLink(.path)), ("https://shop.example", .unknownLink(.path)),
    ("shop://products/3/reviews/4", .unknownLink(.path)),
    ("shop://products/three", .unknownLink(.value(name: "id"))),
    ("shop://products/99999999999999999999", .unknownLink(.value(name: "id"))),
  ])
  func `refused`(text: String, error: NavigationError) throws {
    let url = try #require(URL(string: text))
    #expect(throws: error) { try ShopLinks.table.route(for: url) }
  }

  @Test(arguments: [
    "Shop://bag", "shop://bag", "https://Shop.Example/bag", "https://shop.example/bag",
  ])
  func `a table in capitals has the same links`(text: String) throws {
    let table = LinkTable<Shop>(schemes: ["Shop"], hosts: ["Shop.Example"]) {
      LinkPattern("bag") { _ in .bag }
    }
    #expect(try table.route(for: #require(URL(string: text))) == .bag)
    #expect(try table.path(for: #require(URL(string: text))) == [.bag])
  }

  @Test(arguments: [2_049, 1_048_576])
  func `too long, it is not looked at`(length: Int) throws {
    let start = "shop://search/"
    let text = start + String(repeating: "a", count: length - start.utf8.count)
    let url = try #require(URL(string: text))
    #expect(throws: NavigationError.malformedLink(.tooLong(limit: LinkTable<Shop>.longestLink))) {
      try ShopLinks.table.route(for: url)
    }
  }

  @Test func `as long as it may be, it is read`() throws {
    let start = "shop://search/"
    let words = String(repeating: "a", count: 2_048 - start.utf8.count)
    #expect(try route(start + words) == .search(words))
  }

  @Test func `the first pattern that fits is used, and the last problem is told`() throws {
    struct Other: Error {}
    let table = LinkTable<Spot>(schemes: ["s"], hosts: []) {
      LinkPattern("x/{n}") { .item(try $0.int("n")) }
      LinkPattern("x/last") { _ in .a }
      LinkPattern("y") { _ in throw Other() }
    }
    #expect(try table.route(for: #require(URL(string: "s://x/3"))) == .item(3))
    #expect(try table.route(for: #require(URL(string: "s://x/last"))) == .a)
    #expect(throws: NavigationError.unknownLink(.value(name: "n"))) {
      try table.route(for: #require(URL(string: "s://x/first")))
    }
    #expect(throws: NavigationError.unknownLink(.path)) {
      try table.route(for: #require(URL(string: "s://y")))
    }
  }

  @Test(arguments: [
    (LinkProblem.unreadable, "NAV020"), (.tooLong(limit: 1), "NAV021"), (.scheme, "NAV022"),
    (.host, "NAV023"), (.path, "NAV024"), (.value(name: "id"), "NAV025"), (.userInfo, "NAV038"),
    (.port, "NAV039"),
  ])
  func `each problem has its own code and sentence`(problem: LinkProblem, code: String) {
    #expect(problem.diagnostic.code == code)
    #expect(!problem.diagnostic.what.isEmpty && !problem.diagnostic.fix.isEmpty)
  }
}
