/// Puts patterns into a trie.
///
/// The order in which they come means nothing.
struct TrieBuilder {
  typealias Label = TrieChildren.Label

  /// A node and the ways on from it.
  struct Node {
    var ends: [Candidate] = []
    var catchAlls: [PatternTrie.CatchAll] = []
    var parameters: [(value: TrieChildren.Value, child: Int32)] = []
    var templates: [PatternTrie.Template] = []
    var hasWords = false
    var hasFoldedWords = false

    /// Whether there is anything to put in order.
    var hasChoice: Bool {
      ends.count > 1 || catchAlls.count > 1 || parameters.count > 1 || templates.count > 1
    }
  }

  /// A text of a pattern.
  struct Text {
    let pattern: Int
    let number: Int
    let own: CheckedText
    /// The pattern's own text, which says what counts when this one does not have a placeholder.
    let main: CheckedText
    let rules: PatternRules
  }

  private var nodes = [Node()]
  private var words = LiteralEdges()
  private var foldedWords = LiteralEdges()
  private var forms: [CandidateForm.Parts: CandidateForm] = [:]
  private var latest: (parts: CandidateForm.Parts, form: CandidateForm)?
  private var children = TrieChildren()
  private var templates: [TemplateEdge: Int32] = [:]

  private struct TemplateEdge: Hashable {
    let node: Int32
    let template: SegmentTemplate
  }

  /// Makes a builder with room for so many patterns; more find room too.
  init(forPatterns count: Int = 0) {
    // Three nodes of their own, and some that they share: growing would copy all of them.
    let room = count * 7 / 2
    nodes.reserveCapacity(room)
    children.reserveCapacity(room)
    words.reserveCapacity(count * 2)
  }

  /// Adds all ways in which a link may be a text's.
  mutating func add(_ text: Text) {
    let syntax = text.own.syntax
    let parts = CandidateForm.Parts(text)
    guard PathVariants.areSome(of: syntax) else { return add(syntax.path, of: text, parts) }
    for path in PathVariants.all(of: syntax) { add(path, of: text, parts) }
  }

  /// Returns the trie with all that was added, in order.
  mutating func finish(order: (Candidate, Candidate) -> Bool) -> PatternTrie {
    for index in nodes.indices where nodes[index].hasChoice {
      nodes[index].ends.sort(by: order)
      nodes[index].catchAlls.sort { order($0.candidate, $1.candidate) }
      nodes[index].parameters.sort {
        ($0.value.step, $0.value.shape.name) < ($1.value.step, $1.value.shape.name)
      }
      nodes[index].templates.sort { $0.specificity < $1.specificity }
    }
    words.finish()
    foldedWords.finish()
    return PatternTrie(
      nodes, words: words, foldedWords: foldedWords, children: children)
  }

  private mutating func add(
    _ path: [PathElement], of text: Text, _ form: consuming CandidateForm.Parts
  ) {
    var node = Int32(0)
    let syntax = text.own.syntax
    let isFolded = !text.rules.isCaseSensitive
    for (place, element) in path.enumerated() {
      switch element {
      case .word(let word):
        node = child(of: node, word, isFolded: isFolded)
      case .parameter(let slot):
        let presence = syntax.presences[slot]
        guard presence.isOpen else {
          form.sources[text.own.slot(slot)] = .segment(place)
          let shape = text.own.shapes[slot]
          let step = Specificity.step(presence, shape)
          node = child(of: node, TrieChildren.Value(shape: shape, step: step))
          continue
        }
        form.sources[text.own.slot(slot)] =
          presence == .rest ? .rest(from: place) : .list(from: place)
        let open = PatternTrie.CatchAll(
          candidate: candidate(of: text, form), isNoneAllowed: presence == .many)
        return nodes[Int(node)].catchAlls.append(open)
      case .mixed(let parts):
        let template = SegmentTemplate(parts, syntax, shapes: text.own.shapes, isFolded: isFolded)
        note(parts, template, at: place, of: text, in: &form)
        node = child(of: node, template) {
          Specificity(parts, syntax, text.own.shapes, text.rules)
        }
        guard template.isOpen else { continue }
        let open = PatternTrie.CatchAll(candidate: candidate(of: text, form), isNoneAllowed: true)
        return nodes[Int(node)].catchAlls.append(open)
      }
    }
    nodes[Int(node)].ends.append(candidate(of: text, form))
  }

  private mutating func candidate(of text: Text, _ parts: CandidateForm.Parts) -> Candidate {
    // Neighbours are often alike.
    if let latest, latest.parts == parts {
      return Candidate(pattern: text.pattern, text: text.number, form: latest.form)
    }
    let form = forms[parts] ?? CandidateForm(parts)
    forms[parts] = form
    latest = (parts, form)
    return Candidate(pattern: text.pattern, text: text.number, form: form)
  }

  /// Says where the placeholders of a segment stand.
  private func note(
    _ parts: [SegmentPart], _ template: SegmentTemplate, at place: Int, of text: Text,
    in form: inout CandidateForm.Parts
  ) {
    var number = 0
    for case .parameter(let slot) in parts {
      let isRest = text.own.syntax.presences[slot] == .rest
      form.sources[text.own.slot(slot)] =
        isRest
        ? .restOfPart(template, segment: place, number: number)
        : .part(template, segment: place, number: number)
      number += 1
    }
  }

  private mutating func child(of node: Int32, _ word: [UInt8], isFolded: Bool) -> Int32 {
    guard isFolded else {
      if let child = words.child(of: node, word, 0..<word.count) { return child }
      let child = add(.word(word), to: node)
      words.add(word, from: node, to: child)
      nodes[Int(node)].hasWords = true
      return child
    }
    let word = FoldedWord.bytes(word)
    if let child = foldedWords.child(of: node, word, 0..<word.count) { return child }
    let child = add(.foldedWord(word), to: node)
    foldedWords.add(word, from: node, to: child)
    nodes[Int(node)].hasFoldedWords = true
    return child
  }

  private mutating func child(of node: Int32, _ value: TrieChildren.Value) -> Int32 {
    // Few kinds of values stand at one place.
    if let edge = nodes[Int(node)].parameters.first(where: { $0.value == value }) {
      return edge.child
    }
    let child = add(.parameter(value), to: node)
    nodes[Int(node)].parameters.append((value, child))
    return child
  }

  private mutating func child(
    of node: Int32, _ template: SegmentTemplate, _ specificity: () -> Specificity
  ) -> Int32 {
    let edge = TemplateEdge(node: node, template: template)
    if let child = templates[edge] { return child }
    let child = add(.template(template), to: node)
    templates[edge] = child
    nodes[Int(node)].templates.append(
      PatternTrie.Template(template: template, specificity: specificity(), child: child))
    return child
  }

  private mutating func add(_ label: Label, to node: Int32) -> Int32 {
    nodes.append(Node())
    children.add(label, to: node)
    return Int32(nodes.count - 1)
  }
}

extension CandidateForm.Parts {
  /// What holds for all candidates of a text.
  fileprivate init(_ text: TrieBuilder.Text) {
    let syntax = text.own.syntax
    specificity = text.own.specificity
    sources = text.main.syntax.presences.map { .absent($0.absent) }
    for element in syntax.query {
      switch element.value {
      case .word(let word):
        wanted.items.append(CandidateForm.Wanted.Item(name: element.name, value: word))
      case .parameter(let slot):
        sources[text.own.slot(slot)] = .query(name: element.name, syntax.presences[slot])
        if syntax.presences[slot] == .required {
          wanted.shapes.append(
            CandidateForm.Wanted.Typed(name: element.name, shape: text.own.shapes[slot]))
        }
      }
    }
    switch syntax.fragment {
    case .word(let word)?: wanted.fragment = word
    case .parameter(let slot)?: sources[text.own.slot(slot)] = .fragment(syntax.presences[slot])
    case nil: break
    }
    for (place, label) in (syntax.origin?.labels ?? []).enumerated() {
      if case .parameter(let slot) = label { sources[text.own.slot(slot)] = .label(place) }
    }
    if text.rules.isSlashStrict, !syntax.path.isEmpty { wanted.slash = syntax.endsWithSlash }
  }
}
