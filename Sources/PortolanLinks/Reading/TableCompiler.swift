/// Turns patterns into tries and looks for what is wrong with them.
struct TableCompiler {
  private let patterns: [PatternSource]
  private(set) var problems: [LinkTableProblem] = []
  private(set) var syntaxes: [[PatternSyntax?]] = []
  private(set) var order: [Int] = []
  /// Of each pattern how specific it is; nil where there is a fault.
  private var keys: [Specificity?] = []
  private(set) var main = PatternTrie()
  private(set) var origins: [LinkEngine.Origin] = []
  private(set) var rivals: [Int: Set<Int>] = [:]
  private var builders: [PatternOrigin?: TrieBuilder] = [:]

  init(_ patterns: [PatternSource]) { self.patterns = patterns }

  /// Of the schemes those that an app can have.
  mutating func schemes(_ names: [String]) -> [[UInt8]] {
    names.compactMap { name in
      let scheme = name.utf8.map(\.lowercased)
      let isScheme = LinkParts.isScheme(scheme[...])
      let isTaken = Self.taken.contains(String(decoding: scheme, as: UTF8.self))
      guard isScheme, !isTaken else {
        problems.append(.scheme(name))
        return nil
      }
      return scheme
    }
  }

  /// Schemes whose links are the web's, or code.
  private static var taken: Set<String> {
    ["http", "https", "javascript", "vbscript", "data", "file", "blob", "about"]
  }

  /// Of the hosts those that are some.
  mutating func hosts(_ names: [String]) -> [WebHost] {
    names.compactMap { name in
      guard let host = WebHost(name) else {
        problems.append(.host(name))
        return nil
      }
      return host
    }
  }

  mutating func compile() {
    builders[nil] = TrieBuilder()
    syntaxes.reserveCapacity(patterns.count)
    for (index, pattern) in patterns.enumerated() { add(pattern, index) }
    order = sorted()
    // Taken out, so that nothing is copied.
    while let (origin, first) = builders.popFirst() {
      var builder = first
      let patterns = patterns
      let trie = builder.finish { one, other in
        if one.specificity != other.specificity { return one.specificity < other.specificity }
        let (own, theirs) = (patterns[one.pattern].texts[0], patterns[other.pattern].texts[0])
        return (own, one.text) < (theirs, other.text)
      }
      note(TrieConflicts.pairs(in: trie, children: builder.children), in: trie)
      if let origin {
        origins.append(LinkEngine.Origin(origin: origin, trie: trie))
      } else {
        main = trie
      }
    }
    origins.sort {
      $0.origin.specificity.lexicographicallyPrecedes($1.origin.specificity)
    }
    noteHidden()
    problems = Set(problems).map { (text: "\($0)", problem: $0) }.sorted { $0.text < $1.text }
      .map(\.problem)
  }

  private mutating func add(_ pattern: PatternSource, _ index: Int) {
    var texts: [PatternSyntax?] = []
    for (number, text) in pattern.texts.enumerated() {
      do throws(PatternFault) {
        let main = number == 0 ? nil : texts[0]
        if number > 0, main == nil { break }
        let syntax = try PatternCheck.syntax(of: text, parameters: pattern.parameters, as: main)
        texts.append(syntax)
        add(syntax, number, of: pattern, index, as: main ?? syntax)
      } catch {
        texts.append(nil)
        problems.append(.fault(error, in: text))
      }
    }
    syntaxes.append(texts)
    keys.append(
      texts[0].map {
        Specificity($0, shapes: pattern.parameters.map(\.shape), rules: pattern.rules)
      })
  }

  private mutating func add(
    _ syntax: PatternSyntax, _ number: Int, of pattern: PatternSource, _ index: Int,
    as main: PatternSyntax
  ) {
    let slots = syntax.names.map { main.names.firstIndex(of: $0) ?? 0 }
    // The values of a host are read from the link, so that all hosts of one form share a trie.
    builders[syntax.origin, default: TrieBuilder()].add(
      TrieBuilder.Text(
        pattern: index, number: number, syntax: syntax, slots: slots,
        shapes: slots.map { pattern.parameters[$0].shape },
        absent: main.presences.map(\.absent), rules: pattern.rules))
  }

  private func sorted() -> [Int] {
    patterns.indices.filter { keys[$0] != nil }.sorted { one, other in
      guard let own = keys[one], let theirs = keys[other], own != theirs else {
        return patterns[one].texts[0] < patterns[other].texts[0]
      }
      return own < theirs
    }
  }

  private mutating func note(_ pairs: [TrieConflicts.Pair], in trie: PatternTrie) {
    for (one, other) in pairs {
      let (own, theirs) = (
        trie.candidates[Int(one)].pattern, trie.candidates[Int(other)].pattern
      )
      rivals[own, default: []].insert(theirs)
      rivals[theirs, default: []].insert(own)
      let texts = [patterns[own].texts[0], patterns[theirs].texts[0]].sorted()
      problems.append(.ambiguous(texts[0], texts[1]))
    }
  }

  /// Notes patterns all of whose ways end behind another one that takes every link.
  private mutating func noteHidden() {
    var hidden: [Int: Int] = [:]
    var isVisible = Array(repeating: false, count: patterns.count)
    for trie in origins.map(\.trie) + [main] {
      for node in trie.nodes.indices.lazy.map({ Int32($0) }) {
        var taker: Candidate?
        for end in trie.ends(of: node).lazy.map({ trie.candidates[Int($0)] }) {
          guard let first = taker, first.pattern != end.pattern,
            first.specificity < end.specificity
          else {
            isVisible[end.pattern] = true
            if taker == nil, end.takesAll { taker = end }
            continue
          }
          hidden[end.pattern] = first.pattern
        }
        for open in trie.catchAlls(of: node) {
          isVisible[trie.candidates[Int(open.candidate)].pattern] = true
        }
      }
    }
    for (pattern, other) in hidden where !isVisible[pattern] {
      problems.append(.hidden(patterns[pattern].texts[0], by: patterns[other].texts[0]))
    }
  }
}

extension Candidate {
  /// Whether it has every link that has its path and fits its types.
  fileprivate var takesAll: Bool {
    wanted.items.isEmpty && wanted.shapes.isEmpty && wanted.fragment == nil && wanted.slash == nil
      && sources.allSatisfy { source in
        switch source {
        case .query(_, let presence), .fragment(let presence): presence == .many
        default: true
        }
      }
  }
}
