import Testing

@testable import PortolanLinks

@Suite(
  "A link that two patterns match equally well is rejected, and the table reports both patterns")
struct AmbiguityTests {
  /// Each pattern alone says whether it has a link, and its key how specific it is.
  private struct Lone {
    let pattern: LinkPattern<Told>
    let links: LinkTable<Told>
    let key: Specificity

    init(_ pattern: LinkPattern<Told>) throws {
      self.pattern = pattern
      links = LinkTable(schemes: ["app"], hosts: ["app.example", "www.app.example"]) { pattern }
      key = Specificity(
        try PatternReader.syntax(of: pattern.text), shapes: pattern.parameters.map(\.shape),
        rules: pattern.definition.rules)
    }
  }

  @Test(
    "the one that is most specific reads it; two that are equally so are refused and listed",
    arguments: 1...120)
  func bruteForce(seed: UInt64) throws {
    var random = RandomTable(random: SeededGenerator(seed: seed))
    let patterns = random.patterns(12).filter { !$0.text.hasPrefix("https") }
    let lone = try patterns.map(Lone.init)
    let links = LinkTable(schemes: ["app"], hosts: ["app.example", "www.app.example"]) { patterns }
    for _ in 0..<60 {
      let link = random.link(of: links)
      let able = lone.filter { (try? $0.links.read(link)) != nil }
      let best = able.filter { one in able.allSatisfy { one.key <= $0.key } }.map(\.pattern.text)
      do throws(LinkProblem) {
        let reading = try links.read(link)
        #expect(best == [reading.pattern], "\(link)")
      } catch {
        switch error {
        case .ambiguous(let one, let other):
          #expect(best.contains(one) && best.contains(other), "\(link)")
          #expect(links.problems.contains(.ambiguous(pattern: one, other: other)))
        default: #expect(able.isEmpty, "\(link): \(error)")
        }
      }
    }
  }

  @Test("the names of placeholders mean nothing", arguments: 1...60)
  func names(seed: UInt64) {
    var random = RandomTable(random: SeededGenerator(seed: seed))
    let texts = random.texts(10)
    let renamed = texts.enumerated().map { place, text in
      text.replacing("text", with: "w\(10 - place)").replacing("{host", with: "{z\(10 - place)")
    }
    let (links, others) = (RandomTable.table(texts), RandomTable.table(renamed))
    for _ in 0..<60 {
      let link = random.link(of: links)
      let (one, other) = (try? links.read(link).pattern, try? others.read(link).pattern)
      #expect(
        one.flatMap(texts.firstIndex) == other.flatMap(renamed.firstIndex), "\(link) in \(texts)")
    }
  }

  @Test("of three that can have one link each pair is listed, and each such link refused")
  func three() {
    let links = RandomTable.table(["/a?q={x}", "/a?r={y}", "/a?s={z}"])
    #expect(
      Set(links.problems) == [
        .ambiguous(pattern: "/a?q={x}", other: "/a?r={y}"),
        .ambiguous(pattern: "/a?q={x}", other: "/a?s={z}"),
        .ambiguous(pattern: "/a?r={y}", other: "/a?s={z}"),
      ])
    #expect(
      links.outcome(of: "app://a?r=1&s=1")
        == .failure(.ambiguous(pattern: "/a?r={y}", other: "/a?s={z}")))
  }

  @Test("of very many that can have one link not all pairs are listed, and the link is refused")
  func many() {
    let links = RandomTable.table((0..<200).map { "/a?q\($0)={x}" })
    #expect(links.problems.count < 200 * 199 / 2)
    #expect(
      links.outcome(of: "app://a?q198=1&q199=1")
        == .failure(.ambiguous(pattern: "/a?q198={x}", other: "/a?q199={x}")))
  }

  @Test("values that only their codecs tell apart are the same values, wherever they stand")
  func codecs() {
    func codec(_ name: String) -> LinkCodec<String> { LinkCodec(name, read: { $0 }, write: { $0 }) }
    func pattern(_ text: String, _ name: String) -> LinkPattern<String> {
      LinkPattern(text, as: codec(name)) {
        $0
      } match: {
        $0
      }
    }
    let links = LinkTable<String>(schemes: ["app"]) {
      pattern("/{x}/a", "SKU")
      pattern("/{y}/b", "SKU")
      pattern("/{x}/a", "slug").alias("/{x}/c")
      pattern("/{z}/b", "slug")
    }
    #expect(
      Set(links.problems) == [
        .ambiguous(pattern: "/{x}/a", other: "/{x}/a"),
        .ambiguous(pattern: "/{y}/b", other: "/{z}/b"),
      ])
    #expect(throws: LinkProblem.ambiguous(pattern: "/{x}/a", other: "/{x}/a")) {
      try links.read("app://7/a")
    }
    #expect(throws: LinkProblem.ambiguous(pattern: "/{y}/b", other: "/{z}/b")) {
      try links.read("app://7/b")
    }
    #expect(throws: Never.self) { try links.read("app://7/c") }
  }

  @Test("a link in a chain is refused too")
  func chain() {
    let links = RandomTable.table(["/a/{x}", "/a/{y}", "/b"])
    #expect(throws: LinkProblem.ambiguous(pattern: "/a/{x}", other: "/a/{y}")) {
      try links.readChain(path: "b/a/7/b")
    }
    #expect(throws: Never.self) { try links.readChain(path: "b/b") }
  }

  @Test("a link that would be refused is not printed")
  func printing() throws {
    let links = RandomTable.table(["/", "/?q={int*}", "/a/{x}", "/a/{y}"])
    #expect(throws: LinkPrintProblem.readsOtherwise(pattern: "/", as: "/?q={int*}")) {
      try links.link(to: Told("/", []))
    }
    #expect(throws: LinkPrintProblem.readsOtherwise(pattern: "/a/{x}", as: "/a/{y}")) {
      try links.link(to: Told("/a/{x}", [.one("7")]))
    }
    #expect(throws: LinkPrintProblem.self) { try links.path(to: [Told("/a/{x}", [.one("7")])]) }
  }
}
