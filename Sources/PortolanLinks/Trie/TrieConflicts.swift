/// Finds pairs of patterns that can read one link and of which neither is more specific.
struct TrieConflicts {
  typealias Pair = (Candidate, Candidate)

  /// Of one candidate, or below two edges, no more pairs are listed.
  private static let limit = 64

  private let trie: PatternTrie
  private var pairs: [Pair] = []

  /// The conflicts of a finished trie.
  static func pairs(in trie: PatternTrie) -> [Pair] {
    var conflicts = TrieConflicts(trie: trie)
    for node in trie.nodes.indices where trie.nodes[node].hasChoice {
      conflicts.look(at: Int32(node))
    }
    return conflicts.pairs.filter { $0.pattern != $1.pattern }
  }

  private init(trie: PatternTrie) { self.trie = trie }

  private mutating func look(at node: Int32) {
    compare(trie.ends(of: node))
    compare(trie.catchAlls(of: node))
    let parameters = trie.parameters(of: node)
    for (place, one) in zip(parameters.indices, parameters) {
      for other in parameters[(place + 1)...] where areEqual(one, other) {
        pairs += common(one, other)
      }
    }
    let templates = trie.templates(of: node)
    for (place, one) in zip(templates.indices, templates) {
      for other in templates[(place + 1)...].prefix(while: { $0.specificity == one.specificity })
      where one.template.mayOverlap(other.template) {
        pairs += common(one.child, other.child)
      }
    }
  }

  /// Whether two values can be the same text, and neither type is narrower.
  private func areEqual(_ one: Int32, _ other: Int32) -> Bool {
    guard case .parameter(let own) = trie.children.label(of: one),
      case .parameter(let theirs) = trie.children.label(of: other)
    else { return false }
    return own.step == theirs.step && own.shape.mayOverlap(theirs.shape)
  }

  /// Compares neighbours of the same specificity.
  private mutating func compare(_ ends: ArraySlice<Candidate>) {
    var rest = ends
    while let first = rest.first {
      let equal = rest.prefix { $0.form.specificity == first.form.specificity }
      if equal.count > 1 { compareEqual(Array(equal)) }
      rest = rest[equal.endIndex...]
    }
  }

  /// Few share their wanted items; those are found by name and value, not by trying each pair.
  private mutating func compareEqual(_ ends: [Candidate]) {
    let groups = Dictionary(grouping: ends) { end in
      end.form.wanted.items.map(\.name).sorted { $0.lexicographicallyPrecedes($1) }
    }.sorted { $0.key.lexicographicallyPrecedes($1.key, by: { $0.lexicographicallyPrecedes($1) }) }
    for (place, group) in groups.enumerated() {
      for same in buckets(group.value, by: group.key).values {
        for (place, one) in same.enumerated() { compare(one, with: same[(place + 1)...]) }
      }
      for other in groups[(place + 1)...] {
        let shared = group.key.filter { other.key.contains($0) }
        let theirs = buckets(other.value, by: shared)
        for (values, own) in buckets(group.value, by: shared) {
          for one in own { compare(one, with: (theirs[values] ?? [])[...]) }
        }
      }
    }
  }

  private func buckets(_ ends: [Candidate], by names: [[UInt8]]) -> [[[UInt8]]: [Candidate]] {
    Dictionary(grouping: ends) { end in
      names.compactMap { name in end.form.wanted.items.first { $0.name == name }?.value }
    }
  }

  private mutating func compare(_ one: Candidate, with others: ArraySlice<Candidate>) {
    pairs += others.lazy.filter { one.pattern != $0.pattern && one.mayOverlap($0) }
      .prefix(Self.limit).map { (one, $0) }
  }

  private mutating func compare(_ opens: ArraySlice<PatternTrie.CatchAll>) {
    for (place, one) in zip(opens.indices, opens) {
      let equal = opens[(place + 1)...].prefix {
        $0.candidate.form.specificity == one.candidate.form.specificity
      }
      pairs += equal.lazy.map(\.candidate).filter(one.candidate.mayOverlap)
        .map { (one.candidate, $0) }
    }
  }

  /// Candidates below two nodes that can have a path in common.
  private func common(_ one: Int32, _ other: Int32) -> [Pair] {
    var pairs: [Pair] = []
    for end in trie.ends(of: one) {
      pairs += trie.ends(of: other).lazy.filter(end.mayOverlap).map { (end, $0) }
    }
    for open in trie.catchAlls(of: one) {
      pairs += below(other).filter(open.candidate.mayOverlap).map { (open.candidate, $0) }
    }
    for open in trie.catchAlls(of: other) {
      pairs += below(one).filter(open.candidate.mayOverlap).map { ($0, open.candidate) }
    }
    for (label, child) in trie.children(of: one) {
      for (their, theirChild) in trie.children(of: other) where label.mayOverlap(their) {
        guard pairs.count < Self.limit else { return pairs }
        pairs += common(child, theirChild)
      }
    }
    return pairs
  }

  private func below(_ node: Int32) -> [Candidate] {
    var found = trie.ends(of: node) + trie.catchAlls(of: node).map(\.candidate)
    for (_, child) in trie.children(of: node) where found.count < Self.limit {
      found += below(child)
    }
    return Array(found)
  }
}

extension TrieChildren.Label {
  fileprivate func mayOverlap(_ other: Self) -> Bool {
    switch (self, other) {
    case (.word(let one), .word(let two)), (.foldedWord(let one), .foldedWord(let two)): one == two
    case (.word(let word), .foldedWord(let folded)), (.foldedWord(let folded), .word(let word)):
      FoldedWord.bytes(word) == folded
    case (.parameter(let one), .parameter(let two)): one.shape.mayOverlap(two.shape)
    case (.template(let one), .template(let two)): one.mayOverlap(two)
    default: true
    }
  }
}
