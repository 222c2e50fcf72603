public import PortolanLinks

extension AssociationFile {
  /// Makes the file of a table: each `https` link that the table reads opens the apps.
  ///
  /// Apple's star also matches slashes, so the file excludes longer paths that the table does not
  /// read: a rule in front of `/products/?*` keeps `/products/3/terms` in the browser. But Apple's
  /// patterns know no types: `/products/x` opens the app, although the table throws for this link
  /// if the placeholder is an `Int`.
  ///
  /// - Parameters:
  ///   - links: The table.
  ///   - apps: The identifiers of the apps, each with its team: `ABCDE12345.com.example.app`.
  ///   - host: The host that will serve the file; patterns with another host of their own are left
  ///     out.
  public init<Output>(
    for links: LinkTable<Output>, opening apps: [String], at host: String
  ) {
    var writer = AssociationWriter()
    for outline in links.outlines where outline.isServed(at: host) { writer.add(outline) }
    let detail = JSONValue.object([
      .init("appIDs", .array(apps.map { .string($0) })),
      .init("components", .array(writer.components)),
    ])
    var applinks: [JSONValue.Member] = []
    let variables = writer.variables
    if !variables.isEmpty { applinks.append(.init("substitutionVariables", .object(variables))) }
    applinks.append(.init("details", .array([detail])))
    self.init(.object([.init("applinks", .object(applinks))]))
  }
}

/// Turns outlines into rules.
struct AssociationWriter {
  private struct Rule: Hashable {
    /// The segments as patterns.
    var segments: [String]
    var isOpen = false
    var query: [JSONValue.Member] = []
    var fragment: String?
    var isCaseSensitive = true
  }

  private var rules: [Rule] = []
  private var seen: Set<Rule> = []
  private var lists: [(name: String, values: [String])] = []

  /// The words that stand in place of more than this many rules.
  private static let fewest = 4

  mutating func add(_ outline: LinkOutline) {
    var rule = Rule(segments: [], isCaseSensitive: outline.isCaseSensitive)
    for segment in outline.segments {
      if case .open(let isNoneAllowed, _)? = segment.last {
        rule.isOpen = true
        let start = segment.dropLast().map { pattern(for: $0) }.joined()
        rule.segments.append(start + (isNoneAllowed ? "*" : "?*"))
      } else {
        rule.segments.append(segment.map { pattern(for: $0) }.joined())
      }
    }
    for item in outline.items {
      let value: JSONValue = .string(queryPattern(for: item.value))
      rule.query.append(.init(item.name.queryEncoded, value))
    }
    rule.fragment = outline.fragment.map { queryPattern(for: $0) }
    if seen.insert(rule).inserted { rules.append(rule) }
  }

  /// The entries of `substitutionVariables`.
  var variables: [JSONValue.Member] {
    (lists + grouped.lists).map { .init($0.name, .array($0.values.map { .string($0) })) }
  }

  /// The entries of `components`: open rules first, then the longer paths before the shorter ones.
  var components: [JSONValue] {
    let rules = grouped.rules
    let closed = Dictionary(grouping: rules.filter { !$0.isOpen }) { $0.segments.count }
    var components = rules.filter(\.isOpen).map { component($0) }
    for (_, rules) in closed.sorted(by: { $0.key > $1.key }) {
      // What only a longer path can be goes first, for all rules of this length.
      var excluded: Set<String> = []
      for rule in rules {
        for longer in longerPaths(rule) where excluded.insert(longer).inserted {
          components.append(
            .object([.init("/", .string(longer)), .init("exclude", .bool(true))]))
        }
      }
      // A rule that wants more of the query or fragment has to be no earlier: all of them open.
      components += rules.map { component($0) }
    }
    return reachable(components)
  }

  /// The rules without those all of whose links an earlier one takes.
  private func reachable(_ components: [JSONValue]) -> [JSONValue] {
    let values = Dictionary(
      uniqueKeysWithValues: (lists + grouped.lists).map { ($0.name, $0.values) })
    var kept: [(json: JSONValue, cover: RuleCover)] = []
    for component in components {
      let cover = RuleCover(AssociationRule(component, place: ""), values)
      if !kept.contains(where: { $0.cover.covers(cover) }) { kept.append((component, cover)) }
    }
    return kept.map(\.json)
  }

  private func longerPaths(_ rule: Rule) -> [String] {
    rule.segments.indices.filter { rule.segments[$0].contains("*") }.map { place in
      var segments = rule.segments
      segments[place] = "?*/?*"
      return path(segments)
    }
  }

  private func path(_ segments: [String]) -> String { "/" + segments.joined(separator: "/") }

  private func component(_ rule: Rule) -> JSONValue {
    var members = [JSONValue.Member("/", .string(path(rule.segments)))]
    if !rule.query.isEmpty { members.append(.init("?", .object(rule.query))) }
    if let fragment = rule.fragment { members.append(.init("#", .string(fragment))) }
    if !rule.isCaseSensitive { members.append(.init("caseSensitive", .bool(false))) }
    return .object(members)
  }

  private mutating func pattern(for part: LinkOutline.Part) -> String {
    switch part {
    case .word(let word): return Self.literal(word.segmentEncoded)
    case .value(let name, let words, _):
      return words.isEmpty ? "?*" : variable(name, words.map { Self.literal($0.segmentEncoded) })
    case .open(let isNoneAllowed, _): return isNoneAllowed ? "*" : "?*"
    }
  }

  private mutating func queryPattern(for part: LinkOutline.Part) -> String {
    switch part {
    case .word(let word): return Self.literal(word.queryEncoded)
    case .value(let name, let words, _):
      return words.isEmpty ? "?*" : variable(name, words.map { Self.literal($0.queryEncoded) })
    case .open: return "?*"
    }
  }

  /// A text that stands for itself: a pattern cannot say that a star is only a star.
  private static func literal(_ text: String) -> String {
    text.replacing("*", with: "?").replacing("$(", with: "?(")
  }

  private mutating func variable(_ name: String, _ values: [String]) -> String {
    if let own = lists.first(where: { $0.values == values }) { return "$(\(own.name))" }
    var own = name
    while lists.contains(where: { $0.name == own }) || PredefinedVariable.isOne(own) { own += "_" }
    lists.append((own, values))
    return "$(\(own))"
  }

  /// The rules, those that differ only in their first word as one with a variable.
  private var grouped: (rules: [Rule], lists: [(name: String, values: [String])]) {
    var (result, lists): ([Rule], [(name: String, values: [String])]) = ([], [])
    var places: [Rule: Int] = [:]
    var words: [Int: [String]] = [:]
    for rule in rules {
      guard let first = rule.segments.first, !first.contains(where: { "*?$".contains($0) }) else {
        result.append(rule)
        continue
      }
      var form = rule
      form.segments[0] = "$()"
      let place = places[form] ?? result.count
      if place == result.count { result.append(rule) }
      places[form] = place
      words[place, default: []].append(first)
    }
    var expanded: [Rule] = []
    for (place, rule) in result.enumerated() {
      guard let words = words[place], words.count > 1 else {
        expanded.append(rule)
        continue
      }
      guard words.count > Self.fewest else {
        expanded += words.map { word in
          var own = rule
          own.segments[0] = word
          return own
        }
        continue
      }
      var own = rule
      let name = "words\(lists.count + 1)"
      own.segments[0] = "$(\(name))"
      lists.append((name, words))
      expanded.append(own)
    }
    return (expanded, lists)
  }
}

extension PredefinedVariable {
  static func isOne(_ name: String) -> Bool { scalars[name] != nil || codes[name] != nil }
}

extension LinkOutline {
  /// Whether links at a host can be of it.
  func isServed(at host: String) -> Bool {
    guard let own = self.host else { return true }
    let labels = host.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    return labels.count == own.count
      && zip(labels, own).allSatisfy { label, part in
        if case .word(let word) = part { word == label } else { true }
      }
  }

  /// A link of it at a host.
  func example(at host: String) -> String {
    let segments = segments.map { $0.map { Self.text(of: $0).segmentEncoded }.joined() }
    var link = "https://\(host)/" + segments.joined(separator: "/")
    if !items.isEmpty {
      link +=
        "?"
        + items.map { item in
          item.name.queryEncoded + "=" + Self.text(of: item.value).queryEncoded
        }.joined(separator: "&")
    }
    return link + (fragment.map { "#" + Self.text(of: $0).queryEncoded } ?? "")
  }

  private static func text(of part: Part) -> String {
    switch part {
    case .word(let word): word
    case .value(_, let words, let sample): words.first ?? sample
    case .open(_, let sample): sample
    }
  }
}
