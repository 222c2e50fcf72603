import Testing

@testable import PortolanLinks

/// The Web Platform Tests for URLPattern, as far as a rule says that our syntax has a counterpart.
@Suite(
  "A link pattern matches the same links as the equivalent web URLPattern",
  .enabled(if: DataFolder.isThere, "PORTOLAN_DATA is not set"))
struct URLPatternTests {
  @Test("wherever both can say the same")
  func matching() throws {
    let cases = try #require(try DataFolder.json("links/urlpattern-wpt.json") as? [[String: Any]])
    var counted = 0
    for (number, entry) in cases.enumerated() {
      guard let check = URLPatternCase(entry) else { continue }
      counted += 1
      #expect(check.groups() == check.expected, "\(number): \(check.pattern) and \(check.input)")
    }
    #expect(counted >= 60)
    print("urlpattern-wpt: \(counted) of \(cases.count) cases count")
  }
}

/// A case that counts.
///
/// It counts when all of this holds; the rest is another syntax, or another decision of ours:
/// - the pattern is one text or `pathname`, and the input is one text or `pathname`, both of https
///   with a host in letters, without base URL, user and password: what a link has;
/// - the pattern consists of words and backslash-escaped characters, of names (`:name`) with `?`,
///   `+` and `*`, and of `*` or `(.*)` as the last segment: other expressions, braces and marks on a `*` are
///   not ours;
/// - the pattern has no segment of dots and no small hexadecimal digits: we refuse the first, and for
///   us the second are the same as capitals;
/// - no group is expected to be empty: for us a value in a path is never empty;
/// - the input begins with a slash: a path of a URL does.
private struct URLPatternCase {
  let pattern: String
  let input: String
  /// The groups by name; nil when there is no match.
  let expected: [String: String?]?
  private let ignoresCase: Bool

  init?(_ entry: [String: Any]) {
    guard var parts = entry["pattern"] as? [Any], let inputs = entry["inputs"] as? [Any],
      let first = inputs.first, inputs.count == 1, entry["expected_obj"] as? String != "error",
      let match = entry["expected_match"]
    else { return nil }
    let options = parts.count == 2 ? parts.removeLast() as? [String: Bool] : [:]
    guard parts.count == 1, let options, let text = Self.link(parts[0], isPattern: true),
      let input = Self.link(first, isPattern: false), let translated = Self.translated(text)
    else { return nil }
    (pattern, self.input, ignoresCase) = (translated, input, options["ignoreCase"] ?? false)
    guard let match = match as? [String: Any] else {
      guard !(match is String) else { return nil }
      expected = nil
      return
    }
    var groups: [String: String?] = [:]
    for (component, value) in match where component == "pathname" {
      let found = (value as? [String: Any])?["groups"] as? [String: Any] ?? [:]
      for (name, group) in found {
        guard group as? String != "" else { return nil }
        groups.updateValue(group as? String, forKey: "n" + name)
      }
    }
    expected = groups
  }

  /// A link on a host of ours for a lone path, or the link itself.
  private static func link(_ part: Any, isPattern: Bool) -> String? {
    if let text = part as? String {
      let end = text.dropFirst(8).firstIndex { "/?#".contains($0) } ?? text.endIndex
      let host = text.dropFirst(8)[..<end]
      guard text.hasPrefix("https://"), !host.isEmpty,
        host.allSatisfy({ $0.isLetter || $0.isNumber || ".-:".contains($0) }),
        !isPattern || !host.contains(":") || host.last?.isNumber == true
      else { return nil }
      return text
    }
    guard let parts = part as? [String: Any], parts.count == 1,
      let path = parts["pathname"] as? String, path.hasPrefix("/")
    else { return nil }
    return "https://example.com" + path
  }

  private static func translated(_ pattern: String) -> String? {
    var rest = pattern.dropFirst("https://".count)
    let authority = rest.prefix { !"/?#".contains($0) }
    rest = rest.dropFirst(authority.count)
    var text = "https://" + authority
    while let character = rest.popFirst() {
      switch character {
      case "(" where text.hasSuffix("/") && rest == ".*)":
        rest = ""
        text += "{n0**}"
      case "(", ")", "{", "}": return nil
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        text += next == "{" ? "%7B" : String(next)
      case "*":
        guard text.hasSuffix("/"), rest.isEmpty else { return nil }
        text += "{n0**}"
      case ":":
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(name.count)
        let mark = rest.first.flatMap { "?+*".contains($0) ? $0 : nil }
        // A mark makes the slash in front optional too, so that it must be a segment.
        if rest == "(.*)", text.hasSuffix("/") {
          rest = ""
          text += "{n\(name)**}"
          continue
        }
        guard !name.isEmpty, mark == nil || text.hasSuffix("/") else { return nil }
        rest = rest.dropFirst(mark == nil ? 0 : 1)
        text += "{n\(name)\(mark.map(String.init) ?? "")}"
      default: text.append(character)
      }
    }
    let isHexSmall = text.contains(/%(.[a-f]|[a-f].)/)
    return isHexSmall || text.contains(/\/\.\.?(\/|$)/) ? nil : text
  }

  func groups() -> [String: String?]? {
    let told = Told.pattern(pattern).exactSlash()
    let links = LinkTable<Told>(schemes: ["app"]) { ignoresCase ? told.ignoringCase() : told }
    let names = (try? PatternTokens(pattern))?.placeholders.map(\.name) ?? []
    guard links.problems.isEmpty, let output = try? links.read(input).output else { return nil }
    var groups: [String: String?] = [:]
    for (name, text) in zip(names, output.texts) {
      switch text {
      case .one(let text): groups.updateValue(text, forKey: name)
      case .many(let texts):
        groups.updateValue(texts.isEmpty ? nil : texts.joined(separator: "/"), forKey: name)
      case .absent: groups.updateValue(nil, forKey: name)
      }
    }
    return groups
  }
}
