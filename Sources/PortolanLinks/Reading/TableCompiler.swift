/// Turns patterns into tries, and collects their mistakes.
struct TableCompiler {
  private let patterns: [PatternSource]
  private(set) var problems: [LinkTableProblem] = []
  /// The text to print for each pattern; nil for one with a mistake.
  private(set) var texts: [CheckedText?] = []
  private(set) var main = PatternTrie()
  private(set) var origins: [LinkEngine.Origin] = []
  private(set) var rivals: [Int: Set<Int>] = [:]
  private var mainBuilder = TrieBuilder()
  private var builders: [PatternOrigin: TrieBuilder] = [:]

  init(_ patterns: [PatternSource]) { self.patterns = patterns }

  /// Returns the schemes that an app can have, and notes the others as problems.
  mutating func readSchemes(_ names: [String]) -> [[UInt8]] {
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

  /// Returns the hosts with a valid name, and notes the others as problems.
  mutating func readHosts(_ names: [String]) -> [WebHost] {
    names.compactMap { name in
      guard let host = WebHost(name) else {
        problems.append(.host(name))
        return nil
      }
      return host
    }
  }

  mutating func compile() {
    mainBuilder = TrieBuilder(forPatterns: patterns.count)
    texts.reserveCapacity(patterns.count)
    for (index, pattern) in patterns.enumerated() { add(pattern, index) }
    var builder = mainBuilder
    mainBuilder = TrieBuilder()
    main = finish(&builder)
    // Taken out, so that nothing is copied.
    while case (let origin, var builder)? = builders.popFirst() {
      origins.append(LinkEngine.Origin(origin: origin, trie: finish(&builder)))
    }
    origins.sort {
      $0.origin.specificity.lexicographicallyPrecedes($1.origin.specificity)
    }
    noteHidden()
    problems = Set(problems).map { (text: "\($0)", problem: $0) }.sorted { $0.text < $1.text }
      .map(\.problem)
  }

  /// Returns the trie of a builder, and notes its conflicts as problems.
  private mutating func finish(_ builder: inout TrieBuilder) -> PatternTrie {
    let patterns = patterns
    let trie = builder.finish { one, other in
      if one.form !== other.form, one.form.specificity != other.form.specificity {
        return one.form.specificity < other.form.specificity
      }
      let (own, theirs) = (patterns[one.pattern].text, patterns[other.pattern].text)
      return (own, one.text) < (theirs, other.text)
    }
    note(TrieConflicts.pairs(in: trie))
    return trie
  }

  private mutating func add(_ pattern: PatternSource, _ index: Int) {
    let main = add(pattern.text, 0, of: pattern, index, as: nil)
    texts.append(main)
    guard let main else { return }
    for (place, alias) in pattern.aliases.enumerated() {
      _ = add(alias, place + 1, of: pattern, index, as: main)
    }
  }

  /// Adds one text of a pattern, its own or an alias of `main`; nil when there is a fault.
  private mutating func add(
    _ text: String, _ number: Int, of pattern: PatternSource, _ index: Int, as main: CheckedText?
  ) -> CheckedText? {
    do throws(PatternFault) {
      let own = try CheckedText(text, of: pattern, as: main)
      let text = TrieBuilder.Text(
        pattern: index, number: number, own: own, main: main ?? own, rules: pattern.rules)
      if let origin = own.syntax.origin {
        // The values of a host are read from the link, so that all hosts of one form share a trie.
        builders[origin, default: TrieBuilder()].add(text)
      } else {
        mainBuilder.add(text)
      }
      return own
    } catch {
      problems.append(.fault(error, in: text))
      return nil
    }
  }

  private mutating func note(_ pairs: [TrieConflicts.Pair]) {
    for (one, other) in pairs {
      let (own, theirs) = (one.pattern, other.pattern)
      rivals[own, default: []].insert(theirs)
      rivals[theirs, default: []].insert(own)
      let texts = [patterns[own].text, patterns[theirs].text].sorted()
      problems.append(.ambiguous(pattern: texts[0], other: texts[1]))
    }
  }

  /// Notes patterns all of whose ways end behind another one that takes every link.
  private mutating func noteHidden() {
    var hidden: [Int: Int] = [:]
    var isVisible = Array(repeating: false, count: patterns.count)
    for trie in origins.map(\.trie) + [main] {
      for node in trie.nodes.indices.lazy.map({ Int32($0) }) {
        var taker: Candidate?
        for end in trie.ends(of: node) {
          guard let first = taker, first.pattern != end.pattern,
            first.form.specificity < end.form.specificity
          else {
            isVisible[end.pattern] = true
            if taker == nil, end.form.takesAll { taker = end }
            continue
          }
          hidden[end.pattern] = first.pattern
        }
        for open in trie.catchAlls(of: node) {
          isVisible[open.candidate.pattern] = true
        }
      }
    }
    for (pattern, other) in hidden where !isVisible[pattern] {
      problems.append(.hidden(patterns[pattern].text, by: patterns[other].text))
    }
  }
}

extension CandidateForm {
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
