/// Finds pairs of patterns that can read one link and of which neither is more specific.
struct TrieConflicts {
  /// Two candidates, by their places in the trie.
  typealias Pair = (Int32, Int32)

  private let trie: PatternTrie
  private let children: [[(label: TrieBuilder.Label, child: Int32)]]
  private var pairs: [Pair] = []

  /// The conflicts of a finished trie: at least one for each node that has some.
  static func pairs(
    in trie: PatternTrie, children: [[(label: TrieBuilder.Label, child: Int32)]]
  ) -> [Pair] {
    var conflicts = TrieConflicts(trie: trie, children: children)
    for node in trie.nodes.indices where trie.nodes[node].hasChoice { conflicts.look(at: node) }
    return conflicts.pairs
  }

  private init(trie: PatternTrie, children: [[(label: TrieBuilder.Label, child: Int32)]]) {
    self.trie = trie
    self.children = children
  }

  private mutating func look(at node: Int) {
    compare(Array(trie.ends(of: Int32(node))))
    compareCatchAlls(Array(trie.catchAlls(of: Int32(node))))
    let parameters = Array(trie.parameters(of: Int32(node)))
    for (place, one) in parameters.enumerated() {
      for other in parameters[(place + 1)...]
      where one.shape.rank == other.shape.rank && one.shape.mayOverlap(other.shape) {
        note(common(one.child, other.child))
      }
    }
    let templates = Array(trie.templates(of: Int32(node)))
    for (place, one) in templates.enumerated() {
      for other in templates[(place + 1)...].prefix(while: { $0.specificity == one.specificity })
      where one.template.mayOverlap(other.template) {
        note(common(one.child, other.child))
      }
    }
  }

  private mutating func note(_ pair: Pair?) {
    guard let pair else { return }
    if trie.candidates[Int(pair.0)].pattern != trie.candidates[Int(pair.1)].pattern {
      pairs.append(pair)
    }
  }

  /// Compares neighbours of the same specificity.
  private mutating func compare(_ ends: [Int32]) {
    var start = 0
    while start < ends.count {
      let specificity = trie.candidates[Int(ends[start])].specificity
      var end = start + 1
      while end < ends.count, trie.candidates[Int(ends[end])].specificity == specificity {
        end += 1
      }
      if end - start > 1 { compareEqual(Array(ends[start..<end])) }
      start = end
    }
  }

  /// Few share their wanted items; those are found by name and value, not by trying each pair.
  private mutating func compareEqual(_ ends: [Int32]) {
    let groups = Dictionary(grouping: ends) { end in
      trie.candidates[Int(end)].wanted.items.map(\.name).sorted { $0.lexicographicallyPrecedes($1) }
    }.sorted { $0.key.lexicographicallyPrecedes($1.key, by: { $0.lexicographicallyPrecedes($1) }) }
    for (place, group) in groups.enumerated() {
      for same in buckets(group.value, by: group.key).values { compareEach(same, with: same) }
      for other in groups[(place + 1)...] {
        let shared = group.key.filter { other.key.contains($0) }
        let theirs = buckets(other.value, by: shared)
        for (values, own) in buckets(group.value, by: shared) {
          compareEach(own, with: theirs[values] ?? [])
        }
      }
    }
  }

  private func buckets(_ ends: [Int32], by names: [[UInt8]]) -> [[[UInt8]]: [Int32]] {
    Dictionary(grouping: ends) { end in
      let items = trie.candidates[Int(end)].wanted.items
      return names.compactMap { name in items.first { $0.name == name }?.value }
    }
  }

  /// Notes one conflict for each of the first ones at most.
  private mutating func compareEach(_ ones: [Int32], with others: [Int32]) {
    for one in ones {
      let found = others.first { other in
        let (own, theirs) = (trie.candidates[Int(one)], trie.candidates[Int(other)])
        return one != other && own.pattern != theirs.pattern && own.mayOverlap(theirs)
      }
      if let found { note((min(one, found), max(one, found))) }
    }
  }

  private mutating func compareCatchAlls(_ opens: [PatternTrie.CatchAll]) {
    for (place, one) in opens.enumerated() {
      let own = trie.candidates[Int(one.candidate)]
      for other in opens[(place + 1)...] {
        let theirs = trie.candidates[Int(other.candidate)]
        guard own.specificity == theirs.specificity else { break }
        let areApart = one.template.flatMap { own in other.template.map { !own.mayOverlap($0) } }
        if areApart != true, own.mayOverlap(theirs) { note((one.candidate, other.candidate)) }
      }
    }
  }

  /// Two candidates below two nodes that can have a path in common; nil when there are none.
  private func common(_ one: Int32, _ other: Int32) -> Pair? {
    for end in trie.ends(of: one) {
      for their in trie.ends(of: other)
      where trie.candidates[Int(end)].mayOverlap(trie.candidates[Int(their)]) {
        return (end, their)
      }
    }
    if let open = trie.catchAlls(of: one).first, let their = any(below: other) {
      return (open.candidate, their)
    }
    if let open = trie.catchAlls(of: other).first, let own = any(below: one) {
      return (own, open.candidate)
    }
    for (label, child) in children[Int(one)] {
      for (their, theirChild) in children[Int(other)] where label.mayOverlap(their) {
        if let pair = common(child, theirChild) { return pair }
      }
    }
    return nil
  }

  private func any(below node: Int32) -> Int32? {
    if let end = trie.ends(of: node).first { return end }
    if let open = trie.catchAlls(of: node).first { return open.candidate }
    for (_, child) in children[Int(node)] {
      if let found = any(below: child) { return found }
    }
    return nil
  }
}

extension TrieBuilder.Label {
  fileprivate func mayOverlap(_ other: Self) -> Bool {
    switch (self, other) {
    case (.word(let one), .word(let two)), (.foldedWord(let one), .foldedWord(let two)): one == two
    case (.word(let word), .foldedWord(let folded)), (.foldedWord(let folded), .word(let word)):
      FoldedWord.bytes(word) == folded
    case (.parameter(let one), .parameter(let two)): one.mayOverlap(two)
    case (.template(let one), .template(let two)): one.mayOverlap(two)
    default: true
    }
  }
}
