import PortolanLinks
import Testing

@Suite("Of a pattern's text alone") struct UntypedTests {
  private let links = LinkTable<UntypedLink>(schemes: ["app"], hosts: ["App.Example"]) {
    for text in [
      "/products/{id}", "/search?q={text}&tag={tags*}", "/a/{part?}", "/files/{file**}",
      "/all/{x+}",
      "/{page=1}.html",
    ] { LinkPattern(untyped: text) }
  }

  @Test("the values of a link are read by their names")
  func reading() throws {
    #expect(links.problems == [.fault(.mark("page"), in: "/{page=1}.html")])
    #expect(
      try links.read("app://products/a%20b").output
        == UntypedLink(pattern: "/products/{id}", values: [.init(name: "id", text: .one("a b"))]))
    #expect(
      try links.read("app://search?q=x&tag=1&tag=2").output?.values
        == [.init(name: "text", text: .one("x")), .init(name: "tags", text: .many(["1", "2"]))])
    #expect(try links.read("app://a").output?.values == [.init(name: "part", text: .absent)])
    #expect(try links.read("app://files/a/b").output?.values.first?.text == .one("a/b"))
  }

  @Test(
    "and printed again",
    arguments: [
      "https://app.example/products/3", "https://app.example/search?q=x&tag=1&tag=2",
      "https://app.example/a", "https://app.example/a/b", "https://app.example/files/a/b",
      "https://app.example/all/a/b",
    ])
  func printing(link: String) throws {
    #expect(try links.link(to: #require(links.read(link).output)) == link)
  }

  @Test("a table says its hosts and schemes as it compares them")
  func origins() {
    #expect(links.hosts == ["app.example"])
    #expect(links.schemes == ["app"])
    let ports = LinkTable<UntypedLink>(
      schemes: ["App"], hosts: ["a.example:443", "b.example:8080"]
    ) {}
    #expect(ports.hosts == ["a.example", "b.example:8080"])
    #expect(ports.schemes == ["app"])
  }
}

@Suite("The samples of a table") struct SampleTests {
  @Test("are one of each pattern that can have one, in the order of the declaration") func samples() {
    let unknown = LinkCodec<String>("unknown", read: { $0 }, write: { $0 })
    let links = LinkTable<String>(schemes: ["app"]) {
      LinkPattern("/z/{number}") { (number: Int) in "z\(number)" } match: { _ in nil }
      LinkPattern("/a", "a")
      LinkPattern("/{", "fault")
      LinkPattern("/u/{x}", as: unknown) { $0 } match: { _ in nil }
      LinkPattern("/l/{x}") { (x: Int) async in "\(x)" }
      LinkPattern("/o/{x?}?n={n=7}&t={t*}") { (x: Int?, n: Int, t: [Int]) in
        "o\(x ?? 0) \(n) \(t.count)"
      } match: { _ in
        nil
      }
    }
    #expect(links.samples == ["z1", "a", "o0 7 0"])
  }
}
