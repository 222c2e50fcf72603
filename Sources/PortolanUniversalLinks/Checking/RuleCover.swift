/// Sees whether a rule takes every link of a later one.
///
/// When it says so that is true; it does not find all such rules.
struct RuleCover {
  private let rule: AssociationRule
  private let path: Glob?
  private let whole: Glob?
  private let items: [(name: String, glob: Glob)]
  private let fragment: Glob?

  var place: String { rule.place }
  var isExcluding: Bool { rule.isExcluding }

  init(_ rule: AssociationRule, _ variables: [String: [String]]) {
    let match = RuleMatch(rule, variables)
    self.rule = rule
    path = Self.wanted(rule.path.map { match.glob(RuleMatch.trimmed($0)) })
    fragment = Self.wanted(rule.fragment.map(match.glob))
    switch rule.query {
    case .whole(let pattern)?: (whole, items) = (Self.wanted(match.glob(pattern)), [])
    case .items(let own)?:
      (whole, items) = (
        nil, own.filter { $0.pattern != "*" }.map { ($0.name, match.glob($0.pattern)) }
      )
    case .dropped?, nil: (whole, items) = (nil, [])
    }
  }

  /// Nil for a pattern that takes every text.
  private static func wanted(_ glob: Glob?) -> Glob? { glob?.tokens == [.any] ? nil : glob }

  func covers(_ other: RuleCover) -> Bool {
    guard !rule.isCaseSensitive || other.rule.isCaseSensitive,
      rule.isPercentEncoded == other.rule.isPercentEncoded,
      rule.isCaseSensitive == other.rule.isCaseSensitive || isCaseless
    else { return false }
    return Self.covers(path, other.path, isPath: true) && Self.covers(whole, other.whole)
      && items.allSatisfy { item in
        other.items.contains { $0.name == item.name && item.glob.covers($0.glob) }
      }
      && Self.covers(fragment, other.fragment)
  }

  /// Whether it wants nothing in which a letter has a case.
  private var isCaseless: Bool {
    path == nil && whole == nil && items.isEmpty && fragment == nil
  }

  private static func covers(_ one: Glob?, _ other: Glob?, isPath: Bool = false) -> Bool {
    guard let one else { return true }
    guard let other else { return false }
    let ending: [Glob.Token] = [.scalar("/"), .any]
    if one.covers(other) { return true }
    return isPath && Array(one.tokens.suffix(2)) == ending && one.dropping(2).covers(other)
  }
}

extension Glob {
  /// Whether every text of the other pattern is one of this pattern, as far as can be seen.
  func covers(_ other: Glob) -> Bool {
    guard faults.isEmpty, other.faults.isEmpty, !isTooLong, !other.isTooLong else { return false }
    var places = skipStars([0])
    for token in other.tokens {
      var next: Set<Int> = []
      for place in places where place < tokens.count && tokens[place].takes(token) {
        next.insert(tokens[place] == .any ? place : place + 1)
      }
      places = skipStars(next)
      if places.isEmpty { return false }
    }
    return places.contains(tokens.count)
  }

  /// A star may also take nothing.
  private func skipStars(_ places: Set<Int>) -> Set<Int> {
    var places = places
    for place in places where place < tokens.count && tokens[place] == .any {
      places.insert(place + 1)
    }
    return places
  }
}

extension Glob.Token {
  /// Whether all that another token can be is fine for this one.
  fileprivate func takes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.any, _): return true
    case (.one, .scalar), (.one, .one), (.one, .oneOf): return true
    case (.oneOf(let scalars), .scalar(let scalar)): return scalars.contains(scalar)
    case (.oneOf(let scalars), .oneOf(let others)): return others.isSubset(of: scalars)
    default: return self == other
    }
  }
}
