import PortolanLinks
import Testing

@Suite("A link pattern with `through` adds other values before the link's own value")
struct ThroughTests {
  private let links = LinkTable<String>(schemes: ["post"]) {
    LinkPattern("/{folder}/{message}") { (folder: String, message: String) in
      "\(folder)-\(message)"
    } match: {
      let words = $0.split(separator: "-").map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
    .through { [String($0.prefix { $0 != "-" })] }
    .alias("/old/{message}/{folder}")
    .ignoringCase()
    LinkPattern("/home", "home")
  }

  private func course<Output>(_ link: String, _ links: LinkTable<Output>) throws -> [Output]? {
    if case .output(let outputs) = try links.readCourse(link) { outputs } else { nil }
  }

  @Test(arguments: ["post://in/7", "post:///in/7", "post://old/7/in"])
  func course(link: String) throws {
    #expect(try links.read(link).output == "in-7")
    #expect(try course(link, links) == ["in", "in-7"])
    #expect(try links.read(links.link(to: "in-7")).output == "in-7")
  }

  @Test("others lead there at once") func plain() throws {
    #expect(try course("post://home", links) == ["home"])
  }

  @Test("also as a table of another type") func mapped() throws {
    let other = links.map({ [$0] }, back: \.first)
    #expect(try course("post://in/7", other) == [["in"], ["in-7"]])
  }
}
