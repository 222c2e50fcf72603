import Foundation
import Testing

@testable import Portolan

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
    ("https://shop.example/bag?utm=1#top", .bag),
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
    ("shop://nowhere", .unknownLink(.path)), ("https://shop.example", .unknownLink(.path)),
    ("shop://products/3/reviews/4", .unknownLink(.path)),
    ("shop://products/three", .unknownLink(.value(name: "id"))),
    ("shop://products/99999999999999999999", .unknownLink(.value(name: "id"))),
  ])
  func `refused`(text: String, error: NavigationError) throws {
    let url = try #require(URL(string: text))
    #expect(throws: error) { try ShopLinks.table.route(for: url) }
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
    (.host, "NAV023"), (.path, "NAV024"), (.value(name: "id"), "NAV025"),
  ])
  func `each problem has its own code and sentence`(problem: LinkProblem, code: String) {
    #expect(problem.diagnostic.code == code)
    #expect(!problem.diagnostic.what.isEmpty && !problem.diagnostic.fix.isEmpty)
  }
}
