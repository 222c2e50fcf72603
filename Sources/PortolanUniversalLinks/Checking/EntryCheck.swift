/// Looks at one entry of `details` and its rules.
struct EntryCheck {
  /// Of longer entries only so many rules are compared with one another.
  private static let mostCompared = 2_000

  private let detail: AssociationDetail
  private let rules: [AssociationRule]
  private let variables: [String: [String]]

  init(_ detail: AssociationDetail, in file: AssociationFile) {
    self.detail = detail
    rules = file.effectiveRules(of: detail)
    variables = file.variables
  }

  var findings: [AssociationFinding] {
    var findings = identifiers
    if rules.isEmpty {
      findings.append(AssociationFinding(.noRules, at: detail.place))
    } else if rules.allSatisfy(\.isExcluding) {
      findings.append(AssociationFinding(.onlyExcludes, at: detail.place))
    }
    if let forms { findings.append(forms) }
    for rule in rules {
      findings += RuleCheck(rule, variables).facts.map { AssociationFinding($0, at: rule.place) }
    }
    return findings + unreachable
  }

  private var identifiers: [AssociationFinding] {
    var findings: [AssociationFinding] = []
    if detail.apps.isEmpty { findings.append(AssociationFinding(.noIdentifier, at: detail.place)) }
    if let app = detail.json["appID"]?.string, let apps = detail.json["appIDs"]?.array,
      !apps.contains(.string(app))
    {
      findings.append(AssociationFinding(.bothIdentifiers, at: detail.place))
    }
    for app in detail.apps {
      if Self.isPlaceholder(app) {
        findings.append(AssociationFinding(.placeholder(app), at: detail.place))
      } else if !Self.isIdentifier(app) {
        findings.append(AssociationFinding(.badIdentifier(app), at: detail.place))
      }
    }
    return findings
  }

  /// Ten capitals and digits, a dot, and a bundle identifier.
  private static func isIdentifier(_ app: String) -> Bool {
    let bytes = Array(app.utf8)
    guard let dot = bytes.firstIndex(of: 0x2E), dot == 10, bytes.count > 11 else { return false }
    return bytes[..<dot].allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
      && bytes[(dot + 1)...].allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x2D || $0 == 0x2E
      }
  }

  private static func isPlaceholder(_ app: String) -> Bool {
    let text = app.lowercased()
    let words = ["placeholder", "team_id", "teamid", "team-id", "your", "<", "xxxxx", "abcde12345"]
    return words.contains { text.contains($0) }
  }

  private var forms: AssociationFinding? {
    guard detail.json["components"]?.array != nil, let paths = detail.json["paths"]?.array else {
      return nil
    }
    let old = paths.map { AssociationRule(path: $0, place: "") }
    let areEqual =
      old.count == detail.rules.count
      && zip(old, detail.rules).allSatisfy { old, new in
        old.path.map(RuleMatch.trimmed) == new.path.map(RuleMatch.trimmed)
          && old.isExcluding == new.isExcluding
          && new.query == nil && new.fragment == nil
      }
    return AssociationFinding(.bothForms(areEqual: areEqual), at: detail.place)
  }

  /// The rules all of whose links an earlier one takes.
  private var unreachable: [AssociationFinding] {
    let covers = rules.prefix(Self.mostCompared).map { RuleCover($0, variables) }
    return covers.indices.compactMap { place in
      guard let first = covers[..<place].first(where: { $0.covers(covers[place]) }) else {
        return nil
      }
      let isOpposite = first.isExcluding != covers[place].isExcluding
      return AssociationFinding(
        isOpposite ? .unreachable(by: first.place) : .repeated(by: first.place),
        at: covers[place].place)
    }
  }
}

/// Looks at the patterns of a rule.
struct RuleCheck {
  private let rule: AssociationRule
  private let variables: [String: [String]]

  init(_ rule: AssociationRule, _ variables: [String: [String]]) {
    self.rule = rule
    self.variables = variables
  }

  var facts: [AssociationFinding.RuleFact] {
    var facts: [AssociationFinding.RuleFact] = []
    if let path = rule.path {
      if path.contains("#") { facts.append(.markInPath("#")) }
      // A question mark stands for one character; before a name and an equals sign it was meant.
      if path.contains(/\?\w+=/) { facts.append(.markInPath("?")) }
      if path.hasPrefix("NOT") { facts.append(.notWithoutSpace) }
      facts += self.facts(of: path)
    }
    switch rule.query {
    case .whole(let pattern)?: facts += self.facts(of: pattern)
    case .items(let items)?:
      for item in items {
        if item.pattern == "*" { facts.append(.starForItem(item.name)) }
        facts += self.facts(of: item.pattern)
      }
    case .dropped?:
      let item = rule.json["?"]?.members?.first { $0.value.string == nil }
      facts.append(.droppedQuery(item: item?.key ?? ""))
    case nil: break
    }
    if let fragment = rule.fragment { facts += self.facts(of: fragment) }
    return facts
  }

  private func facts(of pattern: String) -> [AssociationFinding.RuleFact] {
    let glob = Glob(pattern, variables: variables, isCaseSensitive: rule.isCaseSensitive)
    var facts: [AssociationFinding.RuleFact] = glob.faults.compactMap { fault in
      switch fault {
      case .undefined(let name): .undefinedVariable(name)
      case .unterminated: .unterminatedVariable
      // That is the variable's fault, and said of it.
      case .nested: nil
      }
    }
    if glob.isTooLong { facts.append(.longPattern) }
    if rule.isPercentEncoded,
      let scalar = pattern.unicodeScalars.first(where: { $0.value <= 0x20 || $0.value >= 0x7F })
    {
      facts.append(.unencoded(String(Character(scalar))))
    }
    return facts
  }
}
