import Testing

@testable import PortolanLinks

@Suite("A link table writes several values as one path, and reads the same values back")
struct ChainTests {
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
        LinkMiss(segments: 3, expected: [.word("bag")], nearest: "/bag", meant: "bag"))
    ) { try Self.links.readChain(path: "bag/products/3/bga") }
  }

  @Test(
    "names a word that no pattern has, and nothing that may be private",
    arguments: [
      ("bag/bga", "bga"), ("bag/bga1", nil), ("bag/" + String(repeating: "b", count: 33), nil),
      ("bag/a%40b.c", nil), ("products/ada", nil), ("products", nil), ("products/3/bgs", "bgs"),
    ] as [(String, String?)])
  func unknown(path: String, word: String?) {
    let links = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/bag", .bag)
      LinkPattern("/products/{id}", Shop.product) {
        if case .product(let id) = $0 { id } else { nil }
      }
    }
    do throws(LinkProblem) {
      Issue.record("\(try links.readChain(path: path))")
    } catch {
      guard case .noPattern(let miss) = error else { return #expect(Bool(false), "\(error)") }
      #expect(miss.unknown == word)
    }
  }

  @Test("is read from a whole link")
  func wholeLinks() throws {
    #expect(try Self.links.readChain("shop://bag/products/3") == [.bag, .product(3)])
    #expect(try Self.links.readChain("SHOP:///bag/") == [.bag])
    #expect(try Self.links.readChain("shop://") == [])
    for (link, problem) in [
      ("shpo://bag", LinkProblem.unknownScheme(nearest: "shop")),
      ("shop://a:b@bag", .userInfo), ("shop://bag:80", .port), ("bag", .malformed(.scheme, at: 0)),
    ] {
      #expect(throws: problem) { try Self.links.readChain(link) }
    }
    let chain: [Shop] = [.bag, .product(3)]
    let link = try Self.links.link(toChain: chain)
    #expect(try link == "shop:///bag/products/3" && Self.links.readChain(link) == chain)
    #expect(throws: LinkPrintProblem.noOrigin) { try Self.links.link(toChain: chain, as: .web) }
    #expect(try Self.links.link(toChain: chain, as: .path) == "/bag/products/3")
  }

  @Test("is not read at the address of a pattern of its own")
  func ownOrigins() {
    let links = LinkTable<Shop>(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern("/bag", .bag)
      LinkPattern("https://{name}.people.example/", Shop.person) {
        if case .person(let name) = $0 { name } else { nil }
      }
      LinkPattern("call://bag", .bag)
    }
    #expect(throws: LinkProblem.unknownHost(nearest: nil)) {
      try links.readChain("https://ann.people.example/bag")
    }
    #expect(throws: LinkProblem.unknownScheme(nearest: nil)) { try links.readChain("call://bag") }
  }

  @Test("takes segments as they are")
  func segments() throws {
    #expect(try Self.links.readChain(segments: ["@a/b%20", "bag"]) == [.person("a/b%20"), .bag])
    #expect(try Self.links.readChain(segments: [String]()) == [])
    #expect(throws: LinkProblem.malformed(.segment, at: 4)) {
      try Self.links.readChain(segments: ["bag", ""])
    }
    let limit = LinkTable<Shop>.longestLink
    #expect(throws: LinkProblem.tooLong(limit: limit)) {
      try Self.links.readChain(segments: [String(repeating: "a", count: limit)])
    }
  }

  private enum Five: String, CaseIterable { case root, first, second, third = "third one/3" }

  @Test("of an enum's words needs no patterns")
  func words() throws {
    let links = LinkTable<Five>(schemes: ["five"], pathOf: .root)
    #expect(links.stack == .root && links.problems == [])
    let chain: [Five] = [.first, .third, .second]
    #expect(try links.path(to: chain) == "/first/third%20one/3/second")
    #expect(try links.readChain("five://first/third%20one/3/second") == chain)
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
