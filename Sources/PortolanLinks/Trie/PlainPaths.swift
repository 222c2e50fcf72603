/// Which patterns of a trie have their paths for themselves.
///
/// Such a path consists of words and of values beside which nothing else stands that is tried
/// earlier, and of the patterns that end there this one is the most specific.
struct PlainPaths {
  /// Of each pattern whether all paths of its own text are such.
  private(set) var isAlone: [Bool]

  init(in trie: PatternTrie, ofPatterns count: Int) {
    isAlone = Array(repeating: true, count: count)
    var isPlain = [true]
    isPlain.reserveCapacity(trie.nodes.count)
    // A node comes before its children.
    for node in trie.nodes.indices.dropFirst().lazy.map({ Int32($0) }) {
      let parent = trie.children.parent(of: node)
      isPlain.append(isPlain[Int(parent)] && Self.isFirst(node, below: parent, in: trie))
    }
    for node in trie.nodes.indices {
      for end in trie.ends(of: Int32(node)).dropFirst(isPlain[node] ? 1 : 0) { note(end) }
      for open in trie.catchAlls(of: Int32(node)) { note(open.candidate) }
    }
  }

  /// Aliases are never printed.
  private mutating func note(_ candidate: Candidate) {
    if candidate.text == 0 { isAlone[candidate.pattern] = false }
  }

  /// Whether no other edge is tried before the one that leads to a node.
  private static func isFirst(_ node: Int32, below parent: Int32, in trie: PatternTrie) -> Bool {
    switch trie.children.label(of: node) {
    case .word: return true
    case .foldedWord, .template: return false
    case .parameter:
      let edges = trie.nodes[Int(parent)]
      return !edges.hasWords && !edges.hasFoldedWords && edges.templates.isEmpty
        && trie.parameters(of: parent).first == node
    }
  }
}
