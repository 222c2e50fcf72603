import Testing

@testable import PortolanLinks

/// The lists of vue-router's tests, each with the most specific pattern first.
@Suite(
  "A link table orders its patterns by specificity as vue-router orders routes",
  .enabled(if: DataFolder.isThere, "PORTOLAN_DATA is not set"))
struct PathRankingTests {
  /// The lists that do not hold, by their number, and why.
  static let others: [Int: String] = [
    44: emptyPath, 45: emptyPath, 46: emptyPath, 47: emptyPath,
    51: slash, 52: slash, 100: repeated, 101: repeated,
  ]
  private static let emptyPath = "The empty path and / are the same in a URL."
  private static let slash = "A slash at the end means nothing unless a pattern says exactSlash()."
  private static let repeated = "A placeholder within a segment has one value."

  @Test("except where the table says why")
  func ranking() throws {
    let file = try #require(try DataFolder.json("links/path-ranking.json") as? [String: Any])
    let cases = try #require(file["cases"] as? [[String: Any]])
    #expect(cases.count == 103)
    var failing: Set<Int> = []
    for (number, entry) in cases.enumerated() {
      let patterns = try #require(entry["orderedPatterns"] as? [Any])
      if !isOrdered(patterns) { failing.insert(number) }
    }
    #expect(failing == Set(Self.others.keys))
    print("path-ranking: \(cases.count - failing.count) of \(cases.count) lists hold")
    for number in failing.sorted() {
      print("path-ranking \(number): \(Self.others[number] ?? "?")")
    }
  }

  private func isOrdered(_ patterns: [Any]) -> Bool {
    let keys = patterns.map(key(of:))
    return zip(keys, keys.dropFirst()).allSatisfy { one, other in
      guard let one, let other else { return false }
      return one < other
    }
  }

  /// How specific our translation is; nil when there is none.
  private func key(of element: Any) -> Specificity? {
    let parts = element as? [Any]
    guard let text = parts?.first as? String ?? element as? String,
      let translated = VuePattern(text).translated
    else { return nil }
    let options = parts?.last as? [String: Bool] ?? [:]
    let rules = PatternRules(
      isCaseSensitive: options["sensitive"] ?? false, isSlashStrict: options["strict"] ?? false)
    let pattern = Told.pattern(translated)
    guard let syntax = try? PatternReader.syntax(of: translated) else { return nil }
    return Specificity(syntax, shapes: pattern.parameters.map(\.shape), rules: rules)
  }
}

/// A pattern as vue-router writes it: `/a-:b(\\d+)?`.
private struct VuePattern {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var translated: String? {
    var copy = self
    return copy.translate()
  }

  private mutating func translate() -> String? {
    var text = ""
    while let character = rest.popFirst() {
      guard character == ":" else {
        text.append(character)
        continue
      }
      guard let placeholder = placeholder() else { return nil }
      text += placeholder
    }
    return text
  }

  private mutating func placeholder() -> String? {
    let name = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(name.count)
    var type = "text"
    var isRest = false
    if rest.first == "(" {
      guard let end = rest.firstIndex(of: ")") else { return nil }
      let expression = rest[rest.index(after: rest.startIndex)..<end]
      isRest = expression == ".*"
      if !isRest { type = "digits" }
      rest = rest[rest.index(after: end)...]
    }
    var mark = ""
    if let first = rest.first, "?*+".contains(first) {
      mark = String(first)
      rest = rest.dropFirst()
    }
    return "{\(type)\(name)\(isRest && mark.isEmpty ? "**" : mark)}"
  }
}
