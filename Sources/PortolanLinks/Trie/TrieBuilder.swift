/// Puts patterns into a trie.
///
/// The order in which they come means nothing.
struct TrieBuilder {
  enum Label: Hashable {
    case word([UInt8])
    case foldedWord([UInt8])
    case template(SegmentTemplate)
    case parameter(LinkShape)
  }

  private struct Edge: Hashable {
    let node: Int32
    let label: Label
  }

  /// A node and the ways on from it.
  struct Node {
    var ends: [Int32] = []
    var catchAlls: [PatternTrie.CatchAll] = []
    var parameters: [PatternTrie.Parameter] = []
    var templates: [PatternTrie.Template] = []
    var hasWords = false
    var hasFoldedWords = false

    /// Whether there is anything to put in order.
    var hasChoice: Bool {
      ends.count > 1 || catchAlls.count > 1 || parameters.count > 1 || templates.count > 1
    }
  }

  /// A pattern's text with its placeholders numbered as in the pattern.
  struct Text {
    let pattern: Int
    let number: Int
    let syntax: PatternSyntax
    /// For each placeholder of the text its number in the pattern.
    let slots: [Int]
    let shapes: [LinkShape]
    /// For each placeholder of the pattern what counts when the text does not have it.
    let absent: [LinkText]
    let rules: PatternRules
  }

  private var nodes = [Node()]
  private var words = LiteralEdges()
  private var foldedWords = LiteralEdges()
  private var candidates: [Candidate] = []
  /// Of each node the ways on.
  private(set) var children: [[(label: Label, child: Int32)]] = [[]]
  private var edges: [Edge: Int32] = [:]

  /// Adds all ways in which a link may be a text's.
  mutating func add(_ text: Text) {
    let base = Base(text)
    for path in PathVariants.all(of: text.syntax) { add(path, of: text, base) }
  }

  /// The trie with all that was added, in order.
  mutating func finish(order: (Candidate, Candidate) -> Bool) -> PatternTrie {
    for index in nodes.indices where nodes[index].hasChoice {
      nodes[index].ends.sort { order(candidates[Int($0)], candidates[Int($1)]) }
      nodes[index].catchAlls.sort {
        order(candidates[Int($0.candidate)], candidates[Int($1.candidate)])
      }
      nodes[index].parameters.sort {
        ($0.shape.rank, $0.shape.name) < ($1.shape.rank, $1.shape.name)
      }
      nodes[index].templates.sort { $0.specificity < $1.specificity }
    }
    return PatternTrie(
      nodes, words: words, foldedWords: foldedWords, candidates: candidates)
  }

  /// What holds for all candidates of a text.
  private struct Base {
    let specificity: Specificity
    var sources: [Candidate.Source]
    var wanted = Candidate.Wanted()

    init(_ text: Text) {
      let syntax = text.syntax
      specificity = Specificity(syntax, shapes: text.shapes, rules: text.rules)
      sources = text.absent.map { .absent($0) }
      for element in syntax.query {
        switch element.value {
        case .word(let word): wanted.items.append((element.name, word))
        case .parameter(let slot):
          sources[text.slots[slot]] = .query(name: element.name, syntax.presences[slot])
          if syntax.presences[slot] == .required {
            wanted.shapes.append((element.name, text.shapes[slot]))
          }
        }
      }
      switch syntax.fragment {
      case .word(let word)?: wanted.fragment = word
      case .parameter(let slot)?: sources[text.slots[slot]] = .fragment(syntax.presences[slot])
      case nil: break
      }
      for (place, label) in (syntax.origin?.labels ?? []).enumerated() {
        if case .parameter(let slot) = label { sources[text.slots[slot]] = .label(place) }
      }
      if text.rules.isSlashStrict, !syntax.path.isEmpty { wanted.slash = syntax.endsWithSlash }
    }
  }

  private mutating func add(_ path: [PathElement], of text: Text, _ base: Base) {
    var (base, node) = (base, Int32(0))
    let syntax = text.syntax
    let isFolded = !text.rules.isCaseSensitive
    for (place, element) in path.enumerated() {
      switch element {
      case .word(let word):
        node = child(of: node, isFolded ? .foldedWord(FoldedWord.bytes(word)) : .word(word))
      case .parameter(let slot):
        let presence = syntax.presences[slot]
        guard presence.isOpen else {
          base.sources[text.slots[slot]] = .segment(place)
          node = child(of: node, .parameter(text.shapes[slot]))
          continue
        }
        base.sources[text.slots[slot]] =
          presence == .rest ? .rest(from: place) : .list(from: place)
        return addCatchAll(
          candidate(of: text, base), isNoneAllowed: presence == .many, nil, at: node)
      case .mixed(let parts):
        let template = SegmentTemplate(parts, syntax, shapes: text.shapes, isFolded: isFolded)
        let isOpen = note(parts, template, at: place, of: text, in: &base)
        if isOpen {
          return addCatchAll(candidate(of: text, base), isNoneAllowed: false, template, at: node)
        }
        let isNew = edges[Edge(node: node, label: .template(template))] == nil
        let next = child(of: node, .template(template))
        if isNew {
          let specificity = Specificity(parts, syntax, text.shapes)
          nodes[Int(node)].templates.append(
            PatternTrie.Template(template: template, specificity: specificity, child: next))
        }
        node = next
      }
    }
    candidates.append(candidate(of: text, base))
    nodes[Int(node)].ends.append(Int32(candidates.count - 1))
  }

  private func candidate(of text: Text, _ base: Base) -> Candidate {
    Candidate(
      pattern: text.pattern, text: text.number, specificity: base.specificity,
      sources: base.sources, wanted: base.wanted)
  }

  /// Says where the placeholders of a segment stand, and whether the last takes the rest.
  private func note(
    _ parts: [SegmentPart], _ template: SegmentTemplate, at place: Int, of text: Text,
    in base: inout Base
  ) -> Bool {
    var number = 0
    for case .parameter(let slot) in parts {
      let isRest = text.syntax.presences[slot] == .rest
      base.sources[text.slots[slot]] =
        isRest
        ? .restOfPart(template, segment: place, number: number)
        : .part(template, segment: place, number: number)
      if isRest { return true }
      number += 1
    }
    return false
  }

  private mutating func addCatchAll(
    _ candidate: Candidate, isNoneAllowed: Bool, _ template: SegmentTemplate?, at node: Int32
  ) {
    candidates.append(candidate)
    nodes[Int(node)].catchAlls.append(
      PatternTrie.CatchAll(
        candidate: Int32(candidates.count - 1), isNoneAllowed: isNoneAllowed,
        template: template))
  }

  private mutating func child(of node: Int32, _ label: Label) -> Int32 {
    switch label {
    case .word(let word):
      if let child = words.child(of: node, word, 0..<word.count) { return child }
    case .foldedWord(let word):
      if let child = foldedWords.child(of: node, word, 0..<word.count) { return child }
    case .template, .parameter:
      if let child = edges[Edge(node: node, label: label)] { return child }
    }
    let child = Int32(nodes.count)
    nodes.append(Node())
    children.append([])
    children[Int(node)].append((label, child))
    switch label {
    case .word(let word):
      words.add(word, from: node, to: child)
      nodes[Int(node)].hasWords = true
    case .foldedWord(let word):
      foldedWords.add(word, from: node, to: child)
      nodes[Int(node)].hasFoldedWords = true
    case .parameter(let shape):
      edges[Edge(node: node, label: label)] = child
      nodes[Int(node)].parameters.append(PatternTrie.Parameter(shape: shape, child: child))
    case .template: edges[Edge(node: node, label: label)] = child
    }
    return child
  }
}

/// The paths that a pattern's path with optional segments may be.
enum PathVariants {
  /// More are refused.
  static let limit = 32

  /// How many there are, the one without optional segments among them.
  static func count(of syntax: PatternSyntax) -> Int {
    runs(of: syntax).reduce(1) { min($0 * ($1.count + 1), limit + 1) }
  }

  /// Of optional segments next to each other the first ones may be there: a gap could not be told.
  static func all(of syntax: PatternSyntax) -> [[PathElement]] {
    var kept: [Set<Int>] = [[]]
    let runs = runs(of: syntax)
    for run in runs {
      kept = kept.flatMap { some in (0...run.count).map { some.union(run.prefix($0)) } }
    }
    guard !runs.isEmpty else { return [syntax.path] }
    let optional = Set(runs.joined())
    return kept.map { kept in
      syntax.path.enumerated().filter { !optional.contains($0.offset) || kept.contains($0.offset) }
        .map(\.element)
    }
  }

  private static func runs(of syntax: PatternSyntax) -> [[Int]] {
    var runs: [[Int]] = []
    for (place, element) in syntax.path.enumerated() {
      guard case .parameter(let slot) = element, syntax.presences[slot].isOptional else { continue }
      if runs.last?.last == place - 1 {
        runs[runs.count - 1].append(place)
      } else {
        runs.append([place])
      }
    }
    return runs
  }
}
