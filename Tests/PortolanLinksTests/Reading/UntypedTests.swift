import PortolanLinks
import Testing

@Suite("A link pattern made from text alone reads and writes a link's values by name")
struct UntypedTests {
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
