import Foundation
import Testing

@testable import PortolanLinks

@Suite("Making a link from a value gives the value's canonical link, or throws")
struct PrintingTests {
  @Test(
    "gives the canonical one",
    arguments: [
      (Shop.home, "https://shop.example/"),
      (.bag, "https://shop.example/bag"),
      (.product(-3), "https://shop.example/products/-3"),
      (.reviews(product: 3, sorting: nil), "https://shop.example/products/3/reviews"),
      (.reviews(product: 3, sorting: .name), "https://shop.example/products/3/reviews?sort=name"),
      (.search("", page: 1, tags: []), "https://shop.example/search?q="),
      (
        .search("a&b=c+d e#f/g?", page: 2, tags: ["x", "y"]),
        "https://shop.example/search?q=a%26b%3Dc%2Bd%20e%23f/g?&page=2&tag=x&tag=y"
      ),
      (.file("a/b c"), "https://shop.example/files/a/b%20c"),
      (.crumbs(["a/b", "ü"]), "https://shop.example/crumbs/a%2Fb/%C3%BC"),
      (.crumbs([]), "https://shop.example/crumbs"),
      (.person("../é"), "https://shop.example/@..%2F%C3%A9"),
      (.flight(from: "a-b", to: "c-d"), "https://shop.example/flights/a%2Db-c-d"),
      (.day(Date(timeIntervalSince1970: 1_795_392_000)), "https://shop.example/days/2026-11-23"),
      (.section("a b#"), "https://shop.example/help#a%20b%23"),
      (.section(nil), "https://shop.example/help"),
    ])
  func canonical(output: Shop, link: String) throws {
    #expect(try Shop.links.link(to: output) == link)
    #expect(Shop.links.outcome(of: link) == .success(output))
    #expect(try Shop.links.url(to: output).absoluteString == link)
  }

  @Test("has a form for each address")
  func forms() throws {
    #expect(try Shop.links.link(to: .product(3), as: .scheme) == "shop://products/3")
    #expect(try Shop.links.link(to: .product(3), as: .path) == "/products/3")
    #expect(try Shop.links.link(to: .home, as: .scheme) == "shop://")
    // A value is never put where a host is expected.
    #expect(try Shop.links.link(to: .person("ann"), as: .scheme) == "shop:///@ann")
    let bare = LinkTable<Shop> { LinkPattern("/bag", .bag) }
    #expect(try bare.link(to: .bag) == "/bag")
    #expect(try bare.read(path: "bag").output == .bag)
    #expect(throws: LinkPrintProblem.noOrigin) { try bare.link(to: .bag, as: .web) }
  }

  @Test(
    "throws where the link would be read as something else",
    arguments: [
      Shop.file("a//b"), .file(""), .file(".."), .crumbs(["a", ""]), .crumbs(["."]), .person(""),
      .day(Date(timeIntervalSince1970: 0.5)), .day(Date(timeIntervalSince1970: 1)),
      .search(String(repeating: "x", count: 70_000), page: 1, tags: []),
    ])
  func refuses(output: Shop) {
    #expect(throws: LinkPrintProblem.self) { try Shop.links.link(to: output) }
  }

  @Test(
    "encodes of a value before a word within a segment no more than what that word begins with",
    arguments: [
      ("/{a}-to-{b}", "app:///Rome-to-Oslo", ["Rome", "Oslo"]),
      ("/{a}-to-{b}", "app:///a%2Dto%2Db-to-c-to-d", ["a-to-b", "c-to-d"]),
      ("/{a}TO{b}", "app:///S%54%4Fo%74oTOTO", ["STOoto", "TO"]),
    ])
  func separators(text: String, link: String, values: [String]) throws {
    for pattern in [Told.pattern(text), Told.pattern(text).ignoringCase()] {
      let links = LinkTable<Told>(schemes: ["app"]) { pattern }
      let told = Told(text, values.map { .one($0) })
      let printed = try links.link(to: told)
      #expect(try links.read(printed).output == told)
      #expect(printed.replacing("%4F", with: "O") == link.replacing("%4F", with: "O"))
    }
  }

  @Test("throws where a more specific pattern would read the link")
  func taken() {
    let links = LinkTable<Told>(schemes: ["app"]) {
      Told.pattern("/products/new")
      Told.pattern("/products/{slug}")
    }
    #expect(
      throws: LinkPrintProblem.readsOtherwise(pattern: "/products/{slug}", as: "/products/new")
    ) { try links.link(to: Told("/products/{slug}", [.one("new")])) }
    #expect(throws: LinkPrintProblem.noPattern) { try links.link(to: Told("/x", [])) }
  }

  @Test(
    "writes optional segments only up to the last that says something",
    arguments: [
      ([LinkText.absent, .absent], "app://a"), ([.one("x"), .absent], "app://a/x"),
      ([.one("x"), .one("y")], "app://a/x/y"), ([.absent, .one("y")], nil),
    ])
  func optional(texts: [LinkText], link: String?) throws {
    let links = LinkTable<Told>(schemes: ["app"]) { Told.pattern("/a/{x?}/{y?}") }
    let told = Told("/a/{x?}/{y?}", texts)
    if let link {
      #expect(try links.link(to: told) == link)
      #expect(links.outcome(of: link) == .success(told))
    } else {
      #expect(
        throws: LinkPrintProblem.unwritable(placeholder: "x", pattern: "/a/{x?}/{y?}")
      ) { try links.link(to: told) }
    }
  }

  @Test("looks only at patterns of the output's kind, when the table knows it")
  func kinds() throws {
    let links = LinkTable<Told>(schemes: ["app"], kind: { $0.pattern }) {
      for number in 0..<100 { Told.pattern("/p\(number)/{int}") }
    }
    #expect(try links.link(to: Told("/p7/{int}", [.one("1")])) == "app://p7/1")
    #expect(throws: LinkPrintProblem.noPattern) { try links.link(to: Told("/p", [])) }
  }

  @Test("with an origin of a pattern's own puts the values into the host")
  func origin() throws {
    let links = LinkTable<Told>(schemes: ["app"]) {
      Told.pattern("https://{shop}.example:8443/p/{int}")
      Told.pattern("other://x/{y}")
    }
    let told = Told("https://{shop}.example:8443/p/{int}", [.one("a-b"), .one("3")])
    let link = "https://a-b.example:8443/p/3"
    #expect(try links.link(to: told) == link)
    #expect(links.outcome(of: link) == .success(told))
    #expect(links.outcome(of: "https://A-B.example:8443/p/3") == .success(told))
    #expect(links.outcome(of: "https://a-b.example/p/3") == .failure(.unknownHost(nearest: nil)))
    #expect(try links.link(to: Told("other://x/{y}", [.one("z")])) == "other://x/z")
    // A label has no capitals, no dots and is not empty.
    for shop in ["A", "a.b", "", "é"] {
      #expect(throws: LinkPrintProblem.self) {
        try links.link(to: Told(told.pattern, [.one(shop), .one("3")]))
      }
    }
  }
}
