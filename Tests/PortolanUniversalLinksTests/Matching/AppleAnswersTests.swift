import Foundation
import PortolanUniversalLinks
import Testing

/// What Apple's own matcher answered.
@Suite(
  "Apple's matcher and the library's matcher agree about every captured link",
  .enabled(if: DataFolder.isThere, "PORTOLAN_DATA is not set"))
struct AppleAnswersTests {
  @Test("in every captured case, and ours says why")
  func answers() throws {
    let file = try AssociationFile(DataFolder.bytes("links/aasa-matching.json"))
    guard case .array(let cases)? = file.json["cases"] else {
      Issue.record("There are no cases")
      return
    }
    #expect(cases.count == 78)
    for entry in cases {
      let name = entry["name"].text
      let decision = AssociationFile(try #require(entry["aasa"])).decision(
        for: entry["url"].text, app: entry["appID"].text, domain: entry["domain"].text)
      let expected: [String: AssociationDecision.Outcome] = [
        "match": .matches, "exclude": .excluded, "no_match": .noMatch,
      ]
      #expect(decision.outcome == expected[entry["expect"].text], "\(name): \(decision.trace)")
      #expect(!decision.trace.isEmpty, "\(name)")
      #expect((decision.rule == nil) == (decision.outcome == .noMatch), "\(name)")
    }
    print("aasa-matching: \(cases.count) cases")
  }
}

extension Optional<JSONValue> {
  /// The text of a value that is one.
  var text: String { if case .string(let text)? = self { text } else { "" } }
}
