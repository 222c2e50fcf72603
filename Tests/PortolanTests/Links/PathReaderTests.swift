import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("P7: a path is read with a table's patterns, the longest that lets the rest be read")
struct PathReaderTests {
  private static let table = LinkTable<Shop>(schemes: [], hosts: []) {
    LinkPattern("products") { _ in .products }
    LinkPattern("products/{id}") { .product(id: try $0.int("id")) }
    LinkPattern("products/{id}/reviews") { .reviews(id: try $0.int("id")) }
    LinkPattern("search/{words}") { .search(try $0.string("words")) }
    LinkPattern("help/bag") { _ in .help }
    LinkPattern("help") { _ in .note(0) }
    LinkPattern("bag/club") { _ in .club }
    LinkPattern("bag") { _ in .bag }
  }

  @Test(
    arguments: [
      ("", []), ("/", []), ("bag", [.bag]), ("/bag/", [.bag]), ("bag/bag", [.bag, .bag]),
      ("products/3/bag", [.product(id: 3), .bag]),
      ("products/products/3", [.products, .product(id: 3)]),
      ("products/3/reviews/bag", [.reviews(id: 3), .bag]),
      // The longest, and a shorter one where only then the rest can be read.
      ("help/bag", [.help]), ("help/bag/bag", [.help, .bag]), ("help/bag/club", [.note(0), .club]),
      ("products/3/products/4/reviews", [.product(id: 3), .reviews(id: 4)]),
      ("search/desk%20lamp/bag", [.search("desk lamp"), .bag]),
      ("search/a%2Fb", [.search("a/b")]), ("search/l%C3%A5mpe", [.search("låmpe")]),
      ("search/bag/bag", [.search("bag"), .bag]), ("search/%25", [.search("%")]),
    ] as [(String, [Shop])])
  func `read`(text: String, path: [Shop]) throws {
    #expect(try Self.table.routes(in: LinkPath(text)) == path)
  }

  @Test func `elements are taken as they are`() throws {
    let path = try LinkPath(elements: ["search", "a/b%20", "bag"])
    #expect(try Self.table.routes(in: path) == [.search("a/b%20"), .bag])
    #expect(try Self.table.routes(in: LinkPath(elements: [String]())) == [])
  }

  @Test(
    arguments: [
      ("bga", .unknown(element: "bga", at: 1, nearest: "bag")),
      ("bag/nowhere", .unknown(element: "nowhere", at: 2, nearest: "help")),
      ("products/3/reviewz", .unknown(element: "reviewz", at: 3, nearest: "reviews")),
      ("products/3/bag/serch/lamp", .unknown(element: "serch", at: 4, nearest: "search")),
      // What is no word may be somebody's data, also in the place of a word.
      ("bag/0417-553", .unknown(element: nil, at: 2, nearest: "club")),
      ("bag/ada@example.org", .unknown(element: nil, at: 2, nearest: "search")),
      ("bag/søk", .unknown(element: nil, at: 2, nearest: "bag")),
      ("bag/products2", .unknown(element: "products2", at: 2, nearest: "products")),
      ("bag/\(String(repeating: "a", count: 40))", .unknown(element: nil, at: 2, nearest: nil)),
      ("BAG", .unknown(element: "BAG", at: 1, nearest: "bag")),
      ("products/three", .value(name: "id", at: 2)),
      ("bag/products/99999999999999999999", .value(name: "id", at: 3)),
      ("search", .incomplete(missing: "{words}")), ("bag/search", .incomplete(missing: "{words}")),
      ("bag//bag", .empty(at: 2)), ("//bag", .empty(at: 1)), ("//", .empty(at: 1)),
      ("bag/%FF", .unreadable(at: 2)), ("%", .unreadable(at: 1)),
    ] as [(String, PathProblem)])
  func `refused`(text: String, problem: PathProblem) {
    #expect(throws: problem) { try Self.table.routes(in: LinkPath(text)) }
  }

  @Test func `a word that a longer pattern wants is named, a value by its name`() {
    let table = LinkTable<Spot>(schemes: [], hosts: []) {
      LinkPattern("x/{n}/end") { .item(try $0.int("n")) }
      LinkPattern("y/{n}") { .item(try $0.int("n")) }
      LinkPattern("y/list") { _ in .a }
    }
    func problem(_ text: String) -> PathProblem? {
      do throws(PathProblem) {
        _ = try table.routes(in: LinkPath(text))
        return nil
      } catch { return error }
    }
    #expect(problem("x/7") == .incomplete(missing: "\"end\""))
    // A value could stand where the word is mistyped, so the text is not repeated.
    #expect(problem("y/lst") == .value(name: "n", at: 2))
    #expect(problem("y") == .incomplete(missing: "{n}"))
  }

  @Test func `a closure that throws something else makes its elements unknown`() {
    struct Other: Error {}
    let table = LinkTable<Spot>(schemes: [], hosts: []) {
      LinkPattern("y") { _ in throw Other() }
      LinkPattern("z/{n}") { _ in throw Other() }
    }
    #expect(throws: PathProblem.unknown(element: "y", at: 1, nearest: "z")) {
      try table.routes(in: LinkPath("y"))
    }
    #expect(throws: PathProblem.unknown(element: nil, at: 2, nearest: nil)) {
      try table.routes(in: LinkPath("z/ada"))
    }
  }

  @Test func `without patterns every element is unknown`() throws {
    let table = LinkTable<Spot>(schemes: [], hosts: []) {
      LinkPattern("") { _ in .a }
    }
    #expect(try table.routes(in: LinkPath("")) == [])
    #expect(throws: PathProblem.unknown(element: "a", at: 1, nearest: nil)) {
      try table.routes(in: LinkPath("a"))
    }
  }
}
