import Testing

@testable import PortolanLinks

@Suite("The most specific of several patterns reads a link") struct SpecificityTests {
  private func table(_ texts: [String]) -> LinkTable<Told> {
    LinkTable(schemes: ["app"], hosts: ["app.example"]) {
      for text in texts { Told.pattern(text) }
    }
  }

  @Test(
    "the most specific reads a link, whatever the order",
    arguments: [
      ("app://a/b", ["/a/b", "/a/{x}", "/{x}/b", "/{x}/{y}", "/{x*}", "/{x**}"]),
      ("app://a/7", ["/a/{int}", "/a/{x}", "/{x}/{y}"]),
      ("app://a/x7", ["/a/x{n}", "/a/{n}"]),
      ("app://a/xy7", ["/a/xy{n}", "/a/x{n}", "/a/{n}"]),
      ("app://a?q=1", ["/a?q=1", "/a?q={int}", "/a?q={x}", "/a"]),
      ("app://a?q=1&r=2", ["/a?q={x}&r={y}", "/a?q={x}", "/a"]),
      ("app://a#f", ["/a#f", "/a#{x}", "/a"]),
      ("app://a", ["/a", "/a/{x*}", "/{x}"]),
      ("app://a", ["/{x}", "/{x?}", "/{x+}", "/{x*}"]),
      ("https://app.example/a", ["https://app.example/{x}", "/a"]),
      ("https://app.example/a", ["https://app.example/{x}", "https://{h}.example/{x}", "/a"]),
    ])
  func wins(link: String, texts: [String]) throws {
    for start in texts.indices {
      for order in [Array(texts[start...]), texts[start...].reversed()] {
        #expect(try table(order).read(link).pattern == texts[start])
      }
    }
  }

  @Test(
    "the next one is tried where a value does not fit",
    arguments: [
      ("app://a/x", ["/a/{int}", "/a/{x}"], "/a/{x}"),
      ("app://a/1/c", ["/a/{int}/b", "/{x}/{int}/c"], "/{x}/{int}/c"),
      ("app://a?q=x", ["/a?q={int}", "/a"], "/a"),
    ])
  func next(link: String, texts: [String], winner: String) throws {
    #expect(try table(texts).read(link).pattern == winner)
  }

  @Test(
    "none reads a link when two are as specific; the table says which",
    arguments: [
      (["/a/{x}", "/a/{y}"], "app://a/1"),
      (["/a", "/a/"], "app://a"),
      (["/a?q={x}", "/a?r={y}"], "app://a?q=1&r=2"),
      (["/{x}-{y}", "/{x}_{y}"], "app://a-b_c"),
      (["/a/{x*}", "/a/{y*}"], "app://a/b"),
      (["/a#{x}", "/a#{y}"], "app://a#f"),
      (["/{one}/x", "/{two}/{int}"], "app://7/x"),
    ])
  func ambiguous(texts: [String], link: String) {
    for texts in [texts, texts.reversed()] {
      let problem = LinkTableProblem.ambiguous(pattern: texts.sorted()[0], other: texts.sorted()[1])
      if texts.contains("/{one}/x") {
        // They differ in the first segment, where neither type is narrower; behind it no link is both.
        #expect(table(texts).problems.isEmpty)
        continue
      }
      #expect(table(texts).problems == [problem])
      #expect(
        table(texts).outcome(of: link)
          == .failure(.ambiguous(pattern: texts.sorted()[0], other: texts.sorted()[1])))
    }
  }

  @Test(
    "that no link tells apart none is a problem when each differs in what it wants",
    arguments: [
      ["/a?q=1", "/a?q=2", "/a?q={x}"], ["/a?q={int}", "/a?q={bool}"], ["/a#x", "/a#y"],
      ["/{int}", "/{bool}"], ["/{int}", "/{x}"], ["/x{a}", "/y{a}"], ["/{a}.html", "/{a}.xml"],
    ])
  func apart(texts: [String]) {
    #expect(table(texts).problems.isEmpty)
  }

  @Test("one that never has a turn is a problem")
  func hidden() {
    let links = LinkTable<Told>(schemes: ["app"]) {
      Told.pattern("/{x}")
      Told.pattern("/{y}").ignoringCase()
    }
    #expect(links.problems == [.hidden("/{y}", by: "/{x}")])
  }

  @Test("case and slash count when a pattern says so")
  func rules() throws {
    let links = LinkTable<Told>(schemes: ["app"]) {
      Told.pattern("/Bag")
      Told.pattern("/Caf%C3%89/{x}").ignoringCase()
      Told.pattern("/exact/").exactSlash()
      Told.pattern("/exact").exactSlash()
    }
    #expect(links.problems.isEmpty)
    #expect(throws: LinkProblem.self) { try links.read("app://bag") }
    #expect(try links.read("app://CAF%C3%A9/X").output?.texts == [.one("X")])
    #expect(try links.read("app://exact/").pattern == "/exact/")
    #expect(try links.read("app://exact").pattern == "/exact")
    #expect(try links.link(to: Told("/exact/", [])) == "app://exact/")
  }
}
