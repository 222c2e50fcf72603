import Foundation
import Testing

@testable import PortolanFileTool

@Suite("The `links check` command counts the links that fail, and says why they fail")
struct CheckTests {
  @Test("counts the links, and shows some for each reason with their lines")
  func summary() async {
    let run = await Run(
      ShopTool.self, "links", "check", "-", "--examples", "1",
      input: "shop://bag\r\n\nshop://nowhere\nshop://else\nhttps://evil.example/bag\nshop://bag")
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "no pattern: 2 links", "line  link            reason",
        "3     shop://nowhere  No pattern has the link's first segment. There could be the segment bag, or the "
          + "segment cart, or the segment products, or the segment who, or the end of the path. The nearest "
          + "pattern is /bag.", "unknown host: 1 link", "line  link                      reason",
        "5     https://evil.example/bag  The table does not list the link's host. Add it to the table if it is yours.",
        "5 links, 3 of them stand for nothing",
      ])
  }

  @Test("is content when each link stands for something")
  func good() async throws {
    let file = try TestFile("shop://bag\nshop://products/1\n")
    let run = await Run(ShopTool.self, "links", "check", file.path)
    #expect(run.status == 0)
    #expect(run.output == "2 links, 0 of them stand for nothing\n")
  }

  @Test("prints one object with --json")
  func json() async throws {
    let run = await Run(ShopTool.self, "links", "check", "-", "--json", input: "shop://bag\nx\n")
    let object = try #require(run.objects.first)
    #expect(run.lines.count == 1)
    #expect(object["checked"] as? Int == 2)
    #expect(object["failed"] as? Int == 1)
    let reasons = try #require(object["reasons"] as? [[String: Any]])
    #expect(reasons.first?["name"] as? String == "no URL")
    let examples = try #require(reasons.first?["examples"] as? [[String: Any]])
    #expect(examples.first?["line"] as? Int == 2)
  }

  @Test("takes no more memory for more links: it keeps as much as there are reasons")
  func memory() {
    var summary = LinkCheckSummary(examples: 3)
    for line in 0..<10_000 { summary.check("shop://nowhere/\(line)", in: ShopTool.links) }
    #expect(summary.checked == 10_000)
    #expect(summary.json.line.utf8.count < 2_000)
  }

  @Test("shows on a terminal how far it is, and takes it away at the end")
  func progress() async {
    let run = await Run(ShopTool.self, "links", "check", "-", input: "shop://bag", isTerminal: true)
    #expect(run.messages.hasSuffix("\r\u{1B}[K"))
    #expect(run.output == "\u{1B}[32m1 link, 0 of them stand for nothing\u{1B}[0m\n")
  }

  @Test("cuts lines wherever the pieces end", arguments: 1...9)
  func pieces(size: Int) {
    let text = "one\r\n\ntwo\nthree é\n"
    var (lines, reader) = ([String](), LineReader())
    var rest = Data(text.utf8)
    while !rest.isEmpty {
      reader.take(Data(rest.prefix(size))) { lines.append($0) }
      rest = Data(rest.dropFirst(size))
    }
    reader.finish { lines.append($0) }
    #expect(lines == ["one", "", "two", "three é"])
  }

  @Test("refuses a number that is none")
  func wrongNumber() async {
    let run = await Run(ShopTool.self, "links", "check", "-", "--examples", "-1")
    #expect(run.status == 2)
    #expect(run.messages.contains("examples"))
  }
}
