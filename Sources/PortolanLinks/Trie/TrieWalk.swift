/// One search of a trie for the path of a link.
struct TrieWalk {
  let trie: PatternTrie
  let parts: LinkParts
  let isPrefix: Bool

  /// Visits what a node leads to; the segments before `place` led to the node.
  func visit(_ index: Int32, at place: Int, _ visit: (Candidate, Int) -> Bool) -> Bool {
    let node = trie.nodes[Int(index)]
    let isEnd = place == parts.segments.count
    if !isEnd {
      if visitChildren(of: node, index, at: place, visit) { return true }
      guard isPrefix else { return false }
    }
    if !node.ends.isEmpty, visitEnds(of: node, index, at: place, visit) { return true }
    guard isEnd, !node.catchAlls.isEmpty else { return false }
    for open in trie.catchAlls[node.catchAlls.places] where open.isNoneAllowed {
      if visit(open.candidate, place) { return true }
    }
    return false
  }

  private func visitEnds(
    of node: PatternTrie.Node, _ index: Int32, at place: Int,
    _ visit: (Candidate, Int) -> Bool
  ) -> Bool {
    if node.ends.count >= QueryIndex.least, let queryIndex = trie.indices[index] {
      for end in queryIndex.ends(for: parts) where visit(end, place) {
        return true
      }
      return false
    }
    for end in node.ends.places where visit(trie.ends[end], place) {
      return true
    }
    return false
  }

  private func visitChildren(
    of node: PatternTrie.Node, _ index: Int32, at place: Int,
    _ visit: (Candidate, Int) -> Bool
  ) -> Bool {
    let segment = parts.segments[place]
    if node.hasWords, let child = wordChild(of: index, segment),
      self.visit(child, at: place + 1, visit)
    {
      return true
    }
    if node.hasFoldedWords,
      let word = PercentCoding.decoded(parts.bytes[segment]).map(FoldedWord.bytes),
      let child = trie.foldedWords.child(of: index, word, 0..<word.count),
      self.visit(child, at: place + 1, visit)
    {
      return true
    }
    for edge in node.templates.places
    where trie.templates[edge].template.values(in: segment, of: parts.bytes) != nil {
      if self.visit(trie.templates[edge].child, at: place + 1, visit) { return true }
    }
    for edge in node.parameters.places
    where self.visit(trie.parameters[edge], at: place + 1, visit) {
      return true
    }
    for edge in node.catchAlls.places {
      if visit(trie.catchAlls[edge].candidate, parts.segments.count) { return true }
    }
    return false
  }

  private func wordChild(of index: Int32, _ segment: Range<Int>) -> Int32? {
    if !parts.hasEncodedPath || !parts.bytes[segment].contains(0x25) {
      return trie.words.child(of: index, parts.bytes, segment)
    }
    guard let word = PercentCoding.decoded(parts.bytes[segment]) else { return nil }
    return trie.words.child(of: index, word, 0..<word.count)
  }
}
