/// The text of a pattern as links are printed with it.
final class PrintedText: Sendable {
  let syntax: PatternSyntax
  /// Whether no other pattern can read its links, and it reads them with the same texts, as long as
  /// no text is empty or a dot or two, and no list is empty: such links need not be read back.
  let isAlone: Bool

  init(_ syntax: PatternSyntax, pattern: Int, shapes: [LinkShape], in trie: PatternTrie?) {
    self.syntax = syntax
    isAlone = trie.map { Self.isAlone(syntax, pattern: pattern, shapes: shapes, in: $0) } ?? false
  }

  /// Whether texts have one way to be read in a path.
  func isPlain(_ texts: [LinkText]) -> Bool {
    texts.allSatisfy { text in
      switch text {
      case .one(let text): !text.isEmpty && text != "." && text != ".."
      case .many(let texts): !texts.isEmpty
      case .absent: true
      }
    }
  }

  private static func isAlone(
    _ syntax: PatternSyntax, pattern: Int, shapes: [LinkShape], in trie: PatternTrie
  ) -> Bool {
    let names = syntax.query.map(\.name)
    return Set(names).count == names.count
      && PathVariants.all(of: syntax).allSatisfy { path in
        guard let node = end(of: path, syntax, shapes, in: trie),
          let first = trie.ends(of: node).first
        else { return false }
        return trie.candidates[Int(first)].pattern == pattern
      }
  }

  /// The node of a path to which no other edges lead that are tried earlier.
  private static func end(
    of path: [PathElement], _ syntax: PatternSyntax, _ shapes: [LinkShape], in trie: PatternTrie
  ) -> Int32? {
    var node: Int32 = 0
    for element in path {
      switch element {
      case .word(let word):
        guard let child = trie.words.child(of: node, word, 0..<word.count) else { return nil }
        node = child
      case .parameter(let slot):
        let here = trie.nodes[Int(node)]
        guard !here.hasWords, !here.hasFoldedWords, here.templates.isEmpty,
          let first = trie.parameters(of: node).first, first.shape == shapes[slot],
          !syntax.presences[slot].isOpen
        else { return nil }
        node = first.child
      case .mixed: return nil
      }
    }
    return node
  }
}
