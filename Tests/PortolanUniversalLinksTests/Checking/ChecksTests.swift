import PortolanUniversalLinks
import Testing

@Suite("The check of an association file finds each kind of mistake in it") struct ChecksTests {
  private static let app = "ABCDE54321.com.example.app"

  /// A file with one entry of these rules.
  private static func rules(_ components: String, _ more: String = "") -> String {
    """
    {"applinks": {\(more) "details": [{"appIDs": ["\(app)"], "components": [\(components)]}]}}
    """
  }

  private static func entry(_ entry: String, _ more: String = "") -> String {
    "{\"applinks\": {\(more) \"details\": [\(entry)]}}"
  }

  @Test(
    "find what is wrong, with a code",
    arguments: [
      ("", ["AASA101"]), ("{", ["AASA101"]), ("{\"a\": 1,}", ["AASA101"]),
      ("{\"a\": tru}", ["AASA101"]), ("{} {}", ["AASA101"]), ("{\"a\" 1}", ["AASA101"]),
      ("{\"a\": \"\\x\"}", ["AASA101"]), (String(repeating: "[", count: 100), ["AASA101"]),
      ("[]", ["AASA103"]), ("{\"applinks\": 1}", ["AASA103"]), ("{\"applinks\": {}}", ["AASA103"]),
      (rules("{\"/\": \"/a\", \"exclude\": \"yes\"}"), ["AASA103"]),
      (rules("{\"/\": \"/a\", \"casesensitive\": false}"), ["AASA104"]),
      ("{\"applinks\": {\"details\": []}, \"applinks\": {\"details\": []}}", ["AASA105"]),
      (entry("{\"appID\": \"\(app)\", \"paths\": [\"/a\"]}"), ["AASA106"]),
      (rules("{\"/\": \"/a\"}", "\"apps\": [\"x\"],"), ["AASA107"]),
      (entry("{\"components\": [{\"/\": \"/a\"}]}"), ["AASA200"]),
      (entry("{\"appIDs\": [\"com.example.app\"], \"components\": [{}]}"), ["AASA201"]),
      (entry("{\"appIDs\": [\"TEAMID.com.example.app\"], \"components\": [{}]}"), ["AASA202"]),
      (entry("{\"appIDs\": [\"\(app)\"]}"), ["AASA203"]),
      (rules("{\"/\": \"/a\", \"exclude\": true}"), ["AASA204"]),
      (
        entry("{\"appIDs\": [\"\(app)\"], \"paths\": [\"/b\"], \"components\": [{\"/\": \"/a\"}]}"),
        ["AASA205"]
      ),
      (
        entry(
          "{\"appIDs\": [\"\(app)\"], \"appID\": \"FGHIJ67890.b\", \"components\": [{\"/\": \"/a\"}]}"
        ),
        ["AASA206"]
      ),
      (rules("{\"/\": \"/*\"}, {\"/\": \"/a\", \"exclude\": true}"), ["AASA301"]),
      (rules("{\"/\": \"/a*\"}, {\"/\": \"/ab?\"}"), ["AASA311"]),
      (rules("{\"?\": {\"a\": \"1\"}}, {\"?\": {\"a\": \"1\", \"b\": \"2\"}}"), ["AASA311"]),
      (rules("{\"/\": \"/a\"}, {\"/\": \"/a\", \"caseSensitive\": false}"), []),
      (rules("{\"/\": \"/a\", \"#\": \"x\"}, {\"/\": \"/a\"}"), []),
      (rules("{\"?\": {\"a\": true}}"), ["AASA302"]),
      (rules("{\"?\": {\"a\": \"*\"}}"), ["AASA303"]),
      (rules("{\"/\": \"/a#b\"}"), ["AASA304"]), (rules("{\"/\": \"/a?b=c\"}"), ["AASA304"]),
      (rules("{\"/\": \"/café\"}"), ["AASA305"]), (rules("{\"/\": \"/a b\"}"), ["AASA305"]),
      (rules("{\"/\": \"/café\", \"percentEncoded\": false}"), []),
      (rules("{\"/\": \"/$(food)\"}"), ["AASA306"]), (rules("{\"/\": \"/$(lang)\"}"), []),
      (rules("{\"/\": \"/$(food\"}"), ["AASA307"]),
      (
        rules("{\"/\": \"/$(a)\"}", "\"substitutionVariables\": {\"a\": [\"$(b)\"]},"),
        ["AASA308"]
      ),
      (entry("{\"appID\": \"\(app)\", \"paths\": [\"NOT/a\"]}", "\"apps\": [],"), ["AASA309"]),
      (rules("{\"/\": \"/\(String(repeating: "a", count: 5_000))\"}"), ["AASA310"]),
    ])
  func codes(text: String, codes: [String]) {
    #expect(AssociationFile.findings(in: text.utf8).map(\.code) == codes)
  }

  @Test("find a file that is too large")
  func size() {
    let comment = String(repeating: "x", count: AssociationFile.largest)
    let text = Self.rules("{\"/\": \"/a\", \"comment\": \"\(comment)\"}")
    #expect(AssociationFile.findings(in: text.utf8).map(\.code) == ["AASA102"])
  }

  @Test("say where, what and what to do")
  func sentence() throws {
    let file = try AssociationFile(Self.rules("{\"/\": \"/a\", \"casesensitive\": false}").utf8)
    let finding = try #require(file.findings.first)
    #expect(finding.place == "applinks.details[0].components[0]")
    #expect(finding.severity == .warning)
    #expect(
      finding.sentence == "applinks.details[0].components[0]: Apple does not know the key"
        + " \"casesensitive\" and ignores it. Did you mean \"caseSensitive\"?")
  }

  @Test("survive random files")
  func hostile() {
    var random = SystemRandomNumberGenerator()
    let right = Array(
      Self.rules("{\"/\": \"/$(a)/?*\", \"?\": {\"b\": \"*\"}, \"exclude\": true}, {}").utf8)
    let pieces = [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "\\ud800", "*", "?", "$(", ")", "null", "1e9",
    ]
    for _ in 0..<1_000 {
      var bytes = right
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: (pieces.randomElement() ?? "").utf8, at: place)
        }
      }
      _ = AssociationFile.findings(in: bytes).map(\.sentence)
      guard let file = try? AssociationFile(bytes) else { continue }
      _ = file.decision(for: "https://example.com/a/b?b=1", app: Self.app)
      #expect((try? AssociationFile(file.json.text.utf8).json) == file.json)
    }
  }

  @Test("and matching take bounded time for patterns of stars")
  func stars() throws {
    let stars = String(repeating: "*a", count: 2_000)
    let file = try AssociationFile(
      Self.rules("{\"/\": \"/\(stars)b\"}, {\"/\": \"/\(stars)\"}").utf8)
    let link = "https://example.com/" + String(repeating: "a", count: 3_000)
    #expect(file.decision(for: link, app: Self.app).rule == "applinks.details[0].components[1]")
    #expect(file.findings.isEmpty)
    let long = "https://example.com/" + String(repeating: "a", count: 1 << 20)
    #expect(file.decision(for: long, app: Self.app).trace == [.noLink])
  }
}
