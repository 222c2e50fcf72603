/// A table as it is looked up in, without what its links stand for: immutable, and shared by its
/// copies.
@usableFromInline
final class LinkEngine: Sendable {
  /// The patterns of one scheme and host.
  struct Origin: Sendable {
    let origin: PatternOrigin
    let trie: PatternTrie
  }

  let patterns: [PatternSource]
  /// Of each pattern what its links are printed with; nil where there is a fault.
  let printed: [PrintedText?]
  let schemes: [[UInt8]]
  let hosts: [WebHost]
  /// What printed links begin with: `https://` and the first host, the first scheme and `://`.
  let webBeginning: [UInt8]?
  let schemeBeginning: [UInt8]?
  /// Those with an origin of their own, the more specific ones first.
  let origins: [Origin]
  /// Those of the table's schemes and hosts.
  let main: PatternTrie
  let mainOnly: [PatternTrie]
  let problems: [LinkTableProblem]
  /// Of a pattern those that are as specific and can have the same links; of very many only some.
  let rivals: [Int: Set<Int>]

  init(schemes: [String], hosts: [String], patterns: [PatternSource]) {
    var compiler = TableCompiler(patterns)
    self.schemes = compiler.readSchemes(schemes)
    self.hosts = compiler.readHosts(hosts)
    webBeginning = self.hosts.first.map { Array("https://".utf8) + $0.bytes }
    schemeBeginning = self.schemes.first.map { $0 + Array("://".utf8) }
    compiler.compile()
    self.patterns = patterns
    // With origins of their own other tries may have the same links.
    let isAlone =
      compiler.origins.isEmpty
      ? PlainPaths(in: compiler.main, ofPatterns: patterns.count).isAlone : nil
    let rivals = compiler.rivals
    printed = compiler.texts.enumerated().map { index, text in
      text.map { PrintedText($0, hasPaths: isAlone?[index] == true && rivals[index] == nil) }
    }
    main = compiler.main
    mainOnly = [compiler.main]
    origins = compiler.origins
    problems = compiler.problems
    self.rivals = rivals
  }

  /// Those of some patterns that have no fault, the more specific ones first.
  func inOrder(_ patterns: some Sequence<Int>) -> [Int] {
    patterns.filter { printed[$0] != nil }.sorted { one, other in
      guard let own = printed[one]?.text.specificity, let theirs = printed[other]?.text.specificity,
        own != theirs
      else { return text(of: one) < text(of: other) }
      return own < theirs
    }
  }

  /// All patterns that have no fault, the more specific ones first.
  var order: [Int] { inOrder(patterns.indices) }

  @usableFromInline
  func text(of pattern: Int) -> String { patterns[pattern].text }

  /// Where to look for a link; without the patterns with an origin of their own for `isChain`, since
  /// they have no place in a chain.
  func tries(
    for parts: LinkParts, isChain: Bool = false
  ) throws(LinkProblem) -> [PatternTrie] {
    guard let scheme = parts.scheme else { throw .malformed(.scheme, at: 0) }
    let isWeb = LinkParts.isWeb(scheme, of: parts.bytes)
    let isOwn =
      isWeb
      ? !hosts.isEmpty && parts.isEqual(scheme, Scheme.https)
      : schemes.contains { parts.isEqual(scheme, $0) }
    let origins =
      origins.isEmpty || isChain ? [] : origins.filter { parts.isEqual(scheme, $0.origin.scheme) }
    guard isOwn || !origins.isEmpty else {
      throw .unknownScheme(nearest: nearestScheme(to: Array(parts.bytes[scheme])))
    }
    guard !parts.hasUserInfo else { throw .userInfo }
    guard isWeb else {
      guard parts.port == nil else { throw .port }
      return isOwn ? origins.map(\.trie) + mainOnly : origins.map(\.trie)
    }
    let isMain = isOwn && hosts.contains { $0.isHost(of: parts) }
    if isMain, origins.isEmpty { return mainOnly }
    let own = origins.filter { $0.origin.isOrigin(of: parts) }.map(\.trie)
    guard isMain || !own.isEmpty else {
      throw hosts.contains { $0.hasName(of: parts) }
        ? .port : .unknownHost(nearest: nearestHost(to: parts))
    }
    return isMain ? own + mainOnly : own
  }

  /// What a link was read as.
  @usableFromInline
  struct Reading: Sendable {
    @usableFromInline let pattern: Int
    /// 0 for the pattern itself, then come its aliases.
    @usableFromInline let text: Int
  }

  /// Reads a link, or a path.
  ///
  /// `accept` gets a pattern and the texts of its placeholders, and says whether they are values. The
  /// pattern that was accepted first is the one that is read; others may be asked after it.
  @usableFromInline
  func read(
    _ link: String, isPath: Bool, accept: (Int, [LinkText]) -> Bool
  ) throws(LinkProblem) -> Reading {
    let parts = try LinkParts(link, isPath: isPath)
    let tries = try isPath ? mainOnly : tries(for: parts)
    guard let found = find(parts, in: tries, accept: accept) else {
      throw .noPattern(MissSearch(parts, self).miss(in: tries))
    }
    try checkRivals(of: found) { isRival in
      find(parts, in: [found.trie], where: isRival, accept: accept)
    }
    return Reading(pattern: found.pattern, text: found.candidate.text)
  }

  /// Sees whether another pattern has the same link and neither is more specific.
  ///
  /// - Parameters:
  ///   - found: What was found.
  ///   - find: Finds another one among those that it is given.
  /// - Throws: `ambiguous` with both of them.
  func checkRivals(
    of found: Found, find: (_ isRival: (Candidate) -> Bool) -> Found?
  ) throws(LinkProblem) {
    guard let rivals = rivals[found.pattern] else { return }
    let specificity = found.candidate.form.specificity
    let other = find { candidate in
      candidate.pattern != found.pattern
        && (rivals.contains(candidate.pattern) || candidate.form.specificity == specificity)
    }
    guard let other else { return }
    let both = [text(of: found.pattern), text(of: other.pattern)].sorted()
    throw .ambiguous(pattern: both[0], other: both[1])
  }

  /// A pattern that has a link.
  struct Found {
    let candidate: Candidate
    let texts: [LinkText]
    let trie: PatternTrie

    var pattern: Int { candidate.pattern }
  }

  /// The most specific pattern that has a link and accepts the texts of its placeholders.
  func find(
    _ parts: LinkParts, in tries: [PatternTrie],
    where isWanted: (Candidate) -> Bool = { _ in true },
    accept: (Int, [LinkText]) -> Bool
  ) -> Found? {
    let reader = TextReader(parts)
    var found: Found?
    for trie in tries {
      let isFound = trie.search(reader) { candidate, _ in
        guard isWanted(candidate), let texts = reader.texts(of: candidate),
          accept(candidate.pattern, texts)
        else { return false }
        found = Found(candidate: candidate, texts: texts, trie: trie)
        return true
      }
      if isFound { break }
    }
    return found
  }

  private func nearestScheme(to scheme: [UInt8]) -> String? {
    let known = schemes.map { String(decoding: $0, as: UTF8.self) }
    return NearestWord.of(known + (hosts.isEmpty ? [] : ["https"]), to: scheme)
  }

  private func nearestHost(to parts: LinkParts) -> String? {
    guard let host = parts.host else { return nil }
    return NearestWord.of(
      hosts.map { String(decoding: $0.name, as: UTF8.self) },
      to: HostName.canonical(Array(parts.bytes[host])))
  }
}
