import Testing

@testable import PortolanUniversalLinks

@Suite("A variable of an association file matches each of its values, in bounded time")
struct VariableTests {
  private static let app = "ABCDE54321.com.example.app"

  private func file(_ values: [String], _ path: String) throws -> AssociationFile {
    let listed = values.map { "\"\($0)\"" }.joined(separator: ", ")
    return try AssociationFile(
      """
      {"applinks": {"substitutionVariables": {"x": [\(listed)]},
        "details": [{"appIDs": ["\(Self.app)"], "components": [{"/": "\(path)"}, {"/": "\(path)"}]}]}}
      """.utf8)
  }

  /// Attacks L12: each use compared each of its values from each place.
  @Test("of 1,500 values, named a hundred times, is compared and checked in time")
  func manyValues() throws {
    let values = (0..<1_500).map { String(repeating: "a", count: $0 % 40) }
    let file = try file(values, "/" + String(repeating: "$(x)", count: 100))
    let link = "https://example.com/" + String(repeating: "a", count: 1_000)
    #expect(file.decision(for: link, app: Self.app).outcome == .matches)
    #expect(file.decision(for: link + "b", app: Self.app).outcome == .noMatch)
    #expect(file.findings.map(\.code) == ["AASA311"])
  }

  @Test("as long as a file may be is compared, and several times that is too long")
  func longValues() throws {
    let values = (0..<2_000).map { "\($0)" + String(repeating: "b", count: 40) }
    let link = "https://example.com/" + String(repeating: values[7], count: 4)
    let fine = try file(values, "/$(x)")
    #expect(
      fine.decision(for: "https://example.com/" + values[7], app: Self.app).outcome == .matches)
    let long = try file(values, "/$(x)$(x)$(x)$(x)")
    #expect(long.decision(for: link, app: Self.app).outcome == .noMatch)
    #expect(Set(long.findings.map(\.code)) == ["AASA310"])
  }

  @Test(
    "stands for each of its values",
    arguments: [[], ["a"], ["ab", "a"], ["*b", "?"], ["", "a*"], ["a?b", "ab*", "b"]])
  func everyPattern(values: [String]) {
    let words = ["a", "b"]
    let texts = (0..<4).reduce([[""]]) { all, _ in
      all + [(all.last ?? []).flatMap { text in words.map { text + $0 } }]
    }.joined()
    let pieces = ["a", "?", "*", "$(x)"]
    let patterns = (0..<3).reduce([[[String]()]]) { all, _ in
      all + [(all.last ?? []).flatMap { pattern in pieces.map { pattern + [$0] } }]
    }.joined()
    for pattern in patterns {
      let glob = Glob(pattern.joined(), variables: ["x": values], isCaseSensitive: true)
      let written = pattern.reduce([""]) { all, piece in
        all.flatMap { text in (piece == "$(x)" ? values : [piece]).map { text + $0 } }
      }
      for text in texts {
        let isMeant = written.contains { fits(text[...], $0[...]) }
        #expect(glob.matches(Array(text.unicodeScalars)) == isMeant, "\(pattern) \(values) \(text)")
      }
    }
  }

  /// Whether a text is what a pattern without variables stands for, by trying everything.
  private func fits(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      return (0...text.count).contains { fits(text.dropFirst($0), rest) }
    }
    return !text.isEmpty && (first == "?" || first == text.first) && fits(text.dropFirst(), rest)
  }
}
