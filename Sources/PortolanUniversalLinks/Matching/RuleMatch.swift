import Foundation

/// Compares a rule with a link as Apple's matcher does.
struct RuleMatch {
  private let rule: AssociationRule
  private let variables: [String: [String]]

  init(_ rule: AssociationRule, _ variables: [String: [String]]) {
    self.rule = rule
    self.variables = variables
  }

  /// What of the rule the link does not have, or that it fits.
  func step(for link: AssociatedURL) -> AssociationDecision.Step {
    if let pattern = rule.path, !fitsPath(link.path, pattern) {
      return .path(rule: rule.place, pattern: pattern)
    }
    switch rule.query {
    case .whole(let pattern)?:
      if !fits(link.query ?? "", pattern) { return .query(rule: rule.place, pattern: pattern) }
    case .items(let items)?:
      for item in items where !fitsItem(of: link, item) {
        return .queryItem(rule: rule.place, name: item.name, pattern: item.pattern)
      }
    case .dropped?, nil: break
    }
    if let pattern = rule.fragment, !fits(link.fragment ?? "", pattern) {
      return .fragment(rule: rule.place, pattern: pattern)
    }
    return .fits(rule: rule.place, excludes: rule.isExcluding)
  }

  /// Every item of the name must have such a value, and a missing one has the empty value.
  private func fitsItem(of link: AssociatedURL, _ item: AssociationRule.Query.Item) -> Bool {
    let isCaseSensitive = rule.isCaseSensitive
    let values = link.values(of: item.name) { isCaseSensitive ? $0 : $0.lowercased() }
    return values.isEmpty
      ? fits("", item.pattern) : values.allSatisfy { fits($0, item.pattern) }
  }

  private func fits(_ text: String, _ pattern: String) -> Bool {
    glob(pattern).matches(scalars(of: text))
  }

  /// Slashes at both ends do not count on either side, nor the one before a star at the end.
  private func fitsPath(_ path: String, _ pattern: String) -> Bool {
    let glob = glob(Self.trimmed(pattern))
    let text = scalars(of: Self.trimmed(path))
    if glob.matches(text) { return true }
    let ending: [Glob.Token] = [.scalar("/"), .any]
    return glob.faults.isEmpty && Array(glob.tokens.suffix(2)) == ending
      && glob.dropping(2).matches(text)
  }

  static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.first == "/" { path.removeFirst() }
    while path.last == "/" { path.removeLast() }
    return String(path)
  }

  func glob(_ pattern: String) -> Glob {
    Glob(pattern, variables: variables, isCaseSensitive: rule.isCaseSensitive)
  }

  /// The text of the link; with `percentEncoded: false` it is decoded, the pattern is not.
  private func scalars(of text: String) -> [Unicode.Scalar] {
    let text = rule.isPercentEncoded ? text : text.removingPercentEncoding ?? text
    return Array((rule.isCaseSensitive ? text : text.lowercased()).unicodeScalars)
  }
}
