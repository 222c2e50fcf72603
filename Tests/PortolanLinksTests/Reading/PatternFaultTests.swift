import Testing

@testable import PortolanLinks

@Suite("An invalid link pattern neither reads nor makes links, and its table reports the fault")
struct PatternFaultTests {
  @Test(
    "stands for nothing and is listed",
    arguments: [
      ("/a{", PatternFault.brace), ("/a}", .brace), ("/{}", .brace), ("/{a!}", .mark("a")),
      ("/{a}/{a}", .twice("a")), ("/{a}{b}", .adjacent("b")), ("/{a**}/b", .notLast("a")),
      ("/{a*}/b", .notLast("a")), ("/x{a*}", .mark("a")), ("/a?q=x{a}", .brace),
      ("/%zz", .encoding), ("/%ff", .encoding), ("/a/../b", .dots), ("/a?{q}=1", .misplaced("q")),
      ("/a#x{f}", .misplaced("f")), ("https://a{x}.example/", .misplaced("x")),
      ("/{a?}/b/{b?}/c/{d?}/e/{f?}/g/{h?}/i/{j?}", .tooManyOptionals(limit: 32)),
      ("/" + String(repeating: "a", count: 70_000), .tooLong(limit: LinkTable<Told>.longestLink)),
    ])
  func listed(text: String, fault: PatternFault) {
    let links = LinkTable<Told>(schemes: ["app"]) {
      Told.pattern(text)
      Told.pattern("/ok")
    }
    guard case .fault(let own, let place)? = links.problems.first else {
      Issue.record("\(text) has no fault")
      return
    }
    #expect(place == text && links.problems.count == 1)
    if text != "/a?q=x{a}" { #expect(own == fault) }
    #expect(links.outcome(of: "app://ok") == .success(Told("/ok", [])))
  }

  @Test("does not go with its values")
  func values() {
    let links = LinkTable<Shop>(
      schemes: ["https", "my app", "shop"], hosts: ["a b", "x:", "ok.test"]
    ) {
      LinkPattern("/a", Shop.product) { _ in nil }
      LinkPattern("/b/{id?}", Shop.product) { _ in nil }
      LinkPattern("/c/{id=x}", Shop.product) { _ in nil }
      LinkPattern("/d/{id}", Shop.product) { _ in nil }.alias("/d2/{name}").alias("/d3")
    }
    #expect(
      Set(links.problems) == [
        .scheme("https"), .scheme("my app"), .host("a b"), .host("x:"),
        .fault(.count(placeholders: 0, values: 1), in: "/a"), .fault(.arity("id"), in: "/b/{id?}"),
        .fault(.badDefault("id"), in: "/c/{id=x}"),
        .fault(.unknownName("name"), in: "/d2/{name}"), .fault(.missingName("id"), in: "/d3"),
      ])
  }

  @Test("is not made by if and for")
  func builder() throws {
    let more = Bool.random()
    let links = LinkTable<Told>(schemes: ["app"]) {
      for word in ["a", "b"] { Told.pattern("/\(word)/{int}") }
      if more { Told.pattern("/more") } else { Told.pattern("/less") }
      if more { Told.pattern("/extra") }
    }
    #expect(links.problems.isEmpty)
    #expect(try links.read("app://b/1").pattern == "/b/{int}")
    #expect(try links.read(more ? "app://more" : "app://less").alias == nil)
    #expect(links.patterns.count == (more ? 4 : 3))
  }
}
