/// Finds out how far a link that no pattern has can be read.
struct MissSearch {
  /// More steps are not taken: then the best answer so far counts.
  private static let limit = 10_000

  private let parts: LinkParts
  /// The segment with which the patterns begin.
  private let start: Int
  private let table: LinkEngine
  private var steps = 0
  private var reached = -1
  /// The likeliest first; `place` is that of a segment that is no value of its placeholder, when the
  /// pattern has the rest.
  private var expected: [(likeliness: Int, what: LinkMiss.Expectation, place: Int?)] = []
  private var nearest: (likeliness: Int, pattern: Int)?
  /// Whether a pattern has a value where the link can be read no further.
  private var wantsValue = false
  /// The word that was probably meant there.
  private var meant: String?

  init(_ parts: LinkParts, _ table: LinkEngine, from start: Int = 0) {
    self.start = start
    self.parts = parts
    self.table = table
  }

  /// How far the link can be read in these tries.
  func miss(in tries: [PatternTrie]) -> LinkMiss {
    var search = self
    for trie in tries { search.visit(0, at: start, of: trie) }
    var seen: Set<LinkMiss.Expectation> = []
    let likeliest = search.expected.sorted { $0.likeliness > $1.likeliness }
    let expected = likeliest.map(\.what).filter { seen.insert($0).inserted }
    return LinkMiss(
      segments: likeliest.first?.place ?? min(max(search.reached, 0), parts.segments.count),
      expected: Array(expected.prefix(8)),
      nearest: search.nearest.map { table.text(of: $0.pattern) }, unknown: search.unknown,
      meant: search.meant)
  }

  /// The longest word that is repeated, in bytes.
  private static let longestWord = 32

  /// The segment that no pattern has, if it cannot be private.
  private var unknown: String? {
    guard !wantsValue, parts.segments.indices.contains(reached) else { return nil }
    let bytes = parts.bytes[parts.segments[reached]]
    guard bytes.count <= Self.longestWord,
      bytes.allSatisfy({ $0.isLetter || $0 == 0x2D || $0 == 0x5F })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func visit(_ index: Int32, at place: Int, of trie: PatternTrie) {
    steps += 1
    guard steps < Self.limit else { return }
    let isEnd = place == parts.segments.count
    if isEnd {
      for end in trie.ends(of: index).prefix(64) { refuse(end) }
    } else {
      for child in children(of: index, for: parts.segments[place], in: trie) {
        visit(child, at: place + 1, of: trie)
      }
    }
    for open in trie.catchAlls(of: index) where fits(open, at: place) {
      refuse(open.candidate)
    }
    note(index, at: place, of: trie, isEnd: isEnd)
  }

  private func fits(_ open: PatternTrie.CatchAll, at place: Int) -> Bool {
    place < parts.segments.count || open.isNoneAllowed
  }

  private func children(
    of index: Int32, for segment: Range<Int>, in trie: PatternTrie
  ) -> [Int32] {
    var children: [Int32] = []
    if let word = PercentCoding.decoded(parts.bytes[segment]) {
      if let child = trie.words.child(of: index, word, 0..<word.count) { children.append(child) }
      let folded = FoldedWord.bytes(word)
      if let child = trie.foldedWords.child(of: index, folded, 0..<folded.count) {
        children.append(child)
      }
    }
    children += trie.templates(of: index).filter {
      $0.template.values(in: segment, of: parts.bytes) != nil
    }.map(\.child)
    return children + trie.parameters(of: index)
  }

  /// Notes what a node would have had next, when no other is further along.
  private mutating func note(
    _ index: Int32, at place: Int, of trie: PatternTrie, isEnd: Bool
  ) {
    guard advance(to: place) else { return }
    if !isEnd, let end = trie.ends(of: index).first {
      expect(.end, 1, end)
    }
    let words = words(from: index, of: trie)
    let meant = isEnd ? nil : PercentCoding.decoded(parts.bytes[parts.segments[place]])
    let near = meant.flatMap { NearestWord.of(words.lazy.map(\.text), to: $0) }
    if let near { self.meant = near }
    let likely = near.map { near in words.filter { $0.text == near } } ?? Self.first(8, of: words)
    for word in likely {
      expect(.word(word.text), near == nil ? 2 : 4, first(below: word.child, of: trie))
    }
    let values = trie.parameters(of: index) + trie.templates(of: index).map(\.child)
    if !values.isEmpty { wantsValue = true }
    for child in values where isEnd {
      let candidate = first(below: child, of: trie)
      let value = candidate.flatMap { self.value(at: place - start, of: $0) }
      expect(value ?? .value("", kind: nil), 2, candidate)
    }
  }

  /// Notes what a candidate whose path the link has misses.
  private mutating func refuse(_ candidate: Candidate) {
    guard advance(to: parts.segments.count + 1) else { return }
    let reader = TextReader(parts, from: start)
    for item in candidate.form.wanted.items {
      let last = parts.lastValue(of: item.name).flatMap { PercentCoding.decoded($0, isForm: true) }
      guard last != item.value else { continue }
      return expect(.queryItem(String(decoding: item.name, as: UTF8.self)), 3, candidate)
    }
    let parameters = table.patterns[candidate.pattern].parameters
    for (slot, source) in candidate.form.sources.enumerated() {
      if let text = reader.text(of: source), parameters[slot].canonical(text) != nil { continue }
      switch source {
      case .query(let name, _):
        return expect(.queryItem(String(decoding: name, as: UTF8.self)), 3, candidate)
      case .fragment: return expect(.fragment, 3, candidate)
      case .segment(let place), .part(_, let place, _), .list(let place), .rest(let place):
        return expect(value(slot, of: candidate), 3, candidate, at: start + place)
      default: return expect(value(slot, of: candidate), 3, candidate)
      }
    }
    expect(candidate.form.wanted.fragment == nil ? .end : .fragment, 1, candidate)
  }

  /// Notes a place, forgets what was expected before it, and returns whether it is as far as any yet.
  private mutating func advance(to place: Int) -> Bool {
    if place > reached {
      reached = place
      expected = []
      nearest = nil
      wantsValue = false
      meant = nil
    }
    return place == reached
  }

  private mutating func expect(
    _ expectation: LinkMiss.Expectation, _ likeliness: Int, _ candidate: Candidate?,
    at place: Int? = nil
  ) {
    expected.append((likeliness, expectation, place))
    if let candidate, nearest.map({ $0.likeliness < likeliness }) ?? true {
      nearest = (likeliness, candidate.pattern)
    }
  }

  private func first(below node: Int32, of trie: PatternTrie) -> Candidate? {
    var node = node
    while true {
      if let end = trie.ends(of: node).first ?? trie.catchAlls(of: node).first?.candidate {
        return end
      }
      let next =
        trie.parameters(of: node).first ?? trie.templates(of: node).first?.child
        ?? Self.first(1, of: words(from: node, of: trie)).first?.child
      guard let next else { return nil }
      node = next
    }
  }

  private typealias Word = (text: String, child: Int32)

  /// The words that lead on from a node.
  private func words(from node: Int32, of trie: PatternTrie) -> [Word] {
    trie.children(of: node).compactMap { label, child in
      switch label {
      case .word(let word), .foldedWord(let word): (String(decoding: word, as: UTF8.self), child)
      case .template, .parameter: nil
      }
    }
  }

  /// The first words in the order of letters, without putting all of them in order.
  private static func first(_ count: Int, of words: [Word]) -> [Word] {
    var first: [Word] = []
    for word in words where first.count < count || word.text < first[count - 1].text {
      first.insert(word, at: first.firstIndex { word.text < $0.text } ?? first.count)
      first = Array(first.prefix(count))
    }
    return first
  }

  private func value(_ slot: Int, of candidate: Candidate) -> LinkMiss.Expectation {
    let text = table.printed[candidate.pattern]?.text
    return .value(text?.syntax.names[slot] ?? "", kind: text?.shapes[slot].kind)
  }

  private func value(at place: Int, of candidate: Candidate) -> LinkMiss.Expectation? {
    let slot = candidate.form.sources.firstIndex { source in
      switch source {
      case .segment(let own), .part(_, let own, _): own == place
      default: false
      }
    }
    return slot.map { value($0, of: candidate) }
  }
}
