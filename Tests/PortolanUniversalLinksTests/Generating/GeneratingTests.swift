import Foundation
import PortolanLinks
import PortolanUniversalLinks
import Testing

enum Shop: Hashable, Sendable {
  case home, bag, page(String)
  case product(Int)
  case reviews(Int, sorting: Sorting)
  case search(String)
  case file(String)
  case section(Int, part: String?)
}

enum Sorting: String, CaseIterable, LinkParameter { case price, name }

@Suite(
  "The association file generated from a link table opens the links of that table and no others")
struct GeneratingTests {
  static let app = "ABCDE54321.com.example.shop"
  static let host = "shop.example"

  static let links = LinkTable<Shop>(schemes: ["shop"], hosts: [host, "www.shop.example"]) {
    LinkPattern("/", .home)
    LinkPattern("/bag", .bag).alias("/cart").ignoringCase()
    for page in ["terms", "imprint", "jobs", "press", "café"] {
      LinkPattern("/\(page)", Shop.page(page))
    }
    LinkPattern("/products/{id}", Shop.product) {
      if case .product(let id) = $0 { id } else { nil }
    }
    LinkPattern("/products/{id}/reviews/{sorting}", Shop.reviews) {
      if case .reviews(let id, let sorting) = $0 { (id, sorting) } else { nil }
    }
    LinkPattern("/search?q={text}", Shop.search) {
      if case .search(let text) = $0 { text } else { nil }
    }
    LinkPattern("/files/{file**}", Shop.file) { if case .file(let file) = $0 { file } else { nil } }
    LinkPattern("/sections/{id}/{part?}", Shop.section) {
      if case .section(let id, let part) = $0 { (id, part) } else { nil }
    }
  }

  static let file = AssociationFile(for: links, opening: [app], at: host)

  @Test(
    "opens every link that the table prints",
    arguments: [
      Shop.home, .bag, .page("jobs"), .page("café"), .product(-3), .reviews(3, sorting: .price),
      .search("a b"), .file("a/b/c.txt"), .section(3, part: nil), .section(3, part: "x y"),
    ])
  func opens(output: Shop) throws {
    let link = try Self.links.link(to: output)
    let decision = Self.file.decision(for: link, app: Self.app, domain: Self.host)
    #expect(decision.outcome == .matches, "\(link): \(decision.trace)")
  }

  @Test(
    "leaves other links in the browser",
    arguments: [
      "/other", "/products", "/products/3/terms", "/products/3/reviews", "/products/3/reviews/size",
      "/products/3/4/5/6", "/search", "/sections/3/a/b", "/jobs/3", "/Jobs",
    ])
  func leaves(path: String) {
    let link = "https://\(Self.host)\(path)"
    #expect(Self.file.decision(for: link, app: Self.app).outcome != .matches)
    #expect(throws: LinkProblem.self) { try Self.links.read(link) }
  }

  @Test(
    "opens aliases, and words in any case where the table reads them",
    arguments: [
      "/cart", "/BAG", "/bag/",
    ])
  func aliases(path: String) {
    #expect(
      Self.file.decision(for: "https://\(Self.host)\(path)", app: Self.app).outcome == .matches)
  }

  @Test("has nothing that the checks find, and goes with the table")
  func clean() throws {
    #expect(Self.file.findings.map(\.sentence) == [])
    let difference = AssociationDifference(
      between: Self.file, and: Self.links, app: Self.app, at: Self.host)
    #expect(difference.onlyInTable.isEmpty)
    // Apple has no numbers: a value of any text opens the app.
    #expect(difference.onlyInFile.allSatisfy { $0.link.hasPrefix("https://shop.example/") })
    #expect(try AssociationFile(Self.file.json.text.utf8).json == Self.file.json)
  }

  @Test("writes words that stand in one place as a variable")
  func variables() {
    let text = Self.file.json.text
    #expect(text.contains("\"/$(words1)\""))
    #expect(text.contains("\"caf%C3%A9\""))
    #expect(text.contains("\"/products/?*/reviews/$(sorting)\""))
  }

  @Test("of thousands of patterns stays below Apple's limit")
  func large() {
    let links = LinkTable<Shop>(hosts: [Self.host]) {
      for number in 0..<5_000 { LinkPattern("/page-\(number)", Shop.page("\(number)")) }
    }
    let file = AssociationFile(for: links, opening: [Self.app], at: Self.host)
    #expect(file.size < AssociationFile.largest)
    #expect(file.decision(for: "https://shop.example/page-4999", app: Self.app).outcome == .matches)
  }

  @Test("differs from another file in both directions, with links that show it")
  func difference() throws {
    let file = try AssociationFile(
      """
      {"applinks": {"details": [{"appIDs": ["\(Self.app)"], "components": [
        {"/": "/bag/*", "exclude": true}, {"/": "/products/*"}, {"/": "/blog/*"}, {"/": "/files/?*"}
      ]}]}}
      """.utf8)
    let difference = AssociationDifference(
      between: file, and: Self.links, app: Self.app, at: Self.host)
    #expect(
      difference.onlyInFile
        == [
          .init(
            link: "https://shop.example/products/", source: "applinks.details[0].components[1]"),
          .init(link: "https://shop.example/blog/", source: "applinks.details[0].components[2]"),
        ])
    #expect(
      difference.onlyInTable.contains(.init(link: "https://shop.example/bag", source: "/bag")))
    #expect(
      difference.onlyInTable.contains(
        .init(link: "https://shop.example/search?q=example", source: "/search?q={text}")))
    #expect(!difference.onlyInTable.contains { $0.source == "/files/{file**}" })
  }

  @Test("on one line or on many it is the same JSON, whatever texts hold")
  func lines() throws {
    let texts = ["", "\"", "\\", "\n\r\t\0\u{1F}\u{7F}", "é🏔️\u{2028}", "</script>"]
    let value = JSONValue.object(
      texts.map {
        .init($0, .array([.string($0), .null, .bool(true), .number("-1.5e3"), .array([])]))
      }
        + [.init("empty", .object([]))])
    #expect(!value.line.contains("\n"))
    #expect(try AssociationFile(value.line.utf8).json == value)
    #expect(try AssociationFile(value.text.utf8).json == value)
    let read = try JSONSerialization.jsonObject(with: Data(value.line.utf8)) as? [String: Any]
    #expect(read?.count == texts.count + 1)
  }
}
