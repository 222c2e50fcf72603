import Testing

@testable import PortolanLinks

@Suite("A path of several outputs") struct ChainTests {
  static let links = LinkTable<Shop>(schemes: ["shop"]) {
    LinkPattern("/bag", .bag)
    LinkPattern("/products/{id}", Shop.product) {
      if case .product(let id) = $0 { id } else { nil }
    }
    LinkPattern("/products/{id}/reviews?sort={sorting?}") { (id: Int, sorting: Sorting?) in
      .reviews(product: id, sorting: sorting)
    } match: {
      if case .reviews(let id, let sorting) = $0 { (id, sorting) } else { nil }
    }
    LinkPattern("/@{name}", Shop.person) { if case .person(let name) = $0 { name } else { nil } }
  }

  @Test(
    "is read one after the other, the longer first",
    arguments: [
      ("", []),
      ("products/3/bag", [Shop.product(3), .bag]),
      ("/products/3/reviews/bag/", [.reviews(product: 3, sorting: nil), .bag]),
      ("bag/@ann/bag", [.bag, .person("ann"), .bag]),
      ("bag/products/1/reviews?sort=name", [.bag, .reviews(product: 1, sorting: .name)]),
      ("products/1/reviews/bag?sort=name", [.reviews(product: 1, sorting: nil), .bag]),
    ])
  func reads(path: String, chain: [Shop]) throws {
    #expect(try Self.links.readChain(path: path) == chain)
  }

  @Test("is printed so that it reads the same")
  func prints() throws {
    let chain: [Shop] = [.bag, .product(3), .person("a/b"), .reviews(product: 1, sorting: .name)]
    let path = try Self.links.path(to: chain)
    #expect(path == "/bag/products/3/@a%2Fb/products/1/reviews?sort=name")
    #expect(try Self.links.readChain(path: path) == chain)
    #expect(try Self.links.path(to: []).isEmpty)
  }

  @Test("is not printed where it would be read otherwise")
  func refuses() {
    #expect(throws: LinkPrintProblem.self) {
      try Self.links.path(to: [.reviews(product: 1, sorting: .name), .bag])
    }
  }

  @Test("says where it cannot be read on")
  func misses() {
    #expect(
      throws: LinkProblem.noPattern(
        LinkMiss(segments: 3, expected: [.word("bag")], nearest: "/bag"))
    ) { try Self.links.readChain(path: "bag/products/3/bga") }
  }

  @Test("has a limit")
  func long() throws {
    let limit = LinkTable<Shop>.longestChain
    let path = String(repeating: "bag/", count: limit)
    #expect(try Self.links.readChain(path: path).count == limit)
    #expect(throws: LinkProblem.tooManySegments(limit: limit)) {
      try Self.links.readChain(path: path + "bag")
    }
  }
}
