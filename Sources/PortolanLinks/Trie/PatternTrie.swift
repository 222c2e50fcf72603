/// All patterns of one origin, as a trie over the segments of a path.
///
/// From each node the more specific edges are tried first, and the first way to a pattern that
/// reads all values is taken. A link costs the length of its path; only nodes where several
/// kinds of edges fit the same segment are left more than once.
final class PatternTrie: Sendable {
  /// Where the ways on from a place in a path stand: ranges of the lists of the trie.
  struct Node: Sendable {
    let ends: Range<Int32>
    let catchAlls: Range<Int32>
    let parameters: Range<Int32>
    let templates: Range<Int32>
    let hasWords: Bool
    let hasFoldedWords: Bool

    /// Whether something there must be told apart by more than words.
    var hasChoice: Bool {
      ends.count > 1 || catchAlls.count > 1 || parameters.count > 1 || templates.count > 1
    }
  }

  struct CatchAll: Sendable {
    let candidate: Candidate
    let isNoneAllowed: Bool
  }

  struct Template: Sendable {
    let template: SegmentTemplate
    let specificity: Specificity
    let child: Int32
  }

  let nodes: [Node]
  let words: LiteralEdges
  /// Words that are compared in small letters.
  let foldedWords: LiteralEdges
  /// Candidates that end at a node.
  let ends: [Candidate]
  /// Candidates that take all segments from a node.
  let catchAlls: [CatchAll]
  /// The nodes behind a value.
  let parameters: [Int32]
  let templates: [Template]
  /// Ends by a query item that they want, for nodes with many.
  let indices: [Int32: QueryIndex]
  let children: TrieChildren

  /// A trie of nothing.
  convenience init() {
    self.init(
      [TrieBuilder.Node()], words: LiteralEdges(), foldedWords: LiteralEdges(),
      children: TrieChildren())
  }

  /// Lists what was built; all of a node is in the order of specificity.
  init(
    _ built: [TrieBuilder.Node], words: LiteralEdges, foldedWords: LiteralEdges,
    children: TrieChildren
  ) {
    self.children = children
    self.words = words
    self.foldedWords = foldedWords
    var (ends, catchAlls): ([Candidate], [CatchAll]) = ([], [])
    var (parameters, templates): ([Int32], [Template]) = ([], [])
    var indices: [Int32: QueryIndex] = [:]
    ends.reserveCapacity(built.count)
    nodes = built.enumerated().map { index, node in
      if node.ends.count >= QueryIndex.least {
        indices[Int32(index)] = QueryIndex(node.ends)
      }
      return Node(
        ends: Self.append(node.ends, to: &ends),
        catchAlls: Self.append(node.catchAlls, to: &catchAlls),
        parameters: Self.append(node.parameters.lazy.map(\.child), to: &parameters),
        templates: Self.append(node.templates, to: &templates),
        hasWords: node.hasWords, hasFoldedWords: node.hasFoldedWords)
    }
    self.ends = ends
    self.catchAlls = catchAlls
    self.parameters = parameters
    self.templates = templates
    self.indices = indices
  }

  private static func append<Element>(
    _ own: some Collection<Element>, to all: inout [Element]
  ) -> Range<Int32> {
    let start = Int32(all.count)
    if !own.isEmpty { all += own }
    return start..<Int32(all.count)
  }

  func ends(of node: Int32) -> ArraySlice<Candidate> {
    ends[nodes[Int(node)].ends.places]
  }
  func catchAlls(of node: Int32) -> ArraySlice<CatchAll> {
    catchAlls[nodes[Int(node)].catchAlls.places]
  }
  func parameters(of node: Int32) -> ArraySlice<Int32> {
    parameters[nodes[Int(node)].parameters.places]
  }
  func templates(of node: Int32) -> ArraySlice<Template> {
    templates[nodes[Int(node)].templates.places]
  }

  /// Visits the candidates whose path a link has from a segment on, the most specific first, until
  /// one is taken.
  ///
  /// - Parameters:
  ///   - reader: The link.
  ///   - start: The segment with which their path begins.
  ///   - isPrefix: Whether the candidates may also leave segments over, the longer ones first.
  ///   - visit: Gets a candidate and the segment behind its path.
  /// - Returns: Whether one was taken.
  func search(
    _ reader: TextReader, from start: Int = 0, isPrefix: Bool = false,
    visit: (Candidate, Int) -> Bool
  ) -> Bool {
    TrieWalk(trie: self, parts: reader.parts, isPrefix: isPrefix)
      .visit(0, at: start, visit)
  }
}

extension Range<Int32> {
  /// The same as places in an array.
  var places: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
