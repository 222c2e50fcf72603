/// A table as it is looked up in, without what its links stand for: immutable, and shared by its
/// copies.
@usableFromInline
final class LinkEngine: Sendable {
  /// The patterns of one scheme and host.
  struct Origin: Sendable {
    let origin: PatternOrigin
    let trie: PatternTrie
  }

  /// Of each pattern its text.
  let texts: [String]
  let aliases: [[String]]
  /// Of each pattern what its links are printed with; nil where there is a fault.
  let printed: [PrintedText?]
  let parameters: [[PatternParameter]]
  /// The patterns by their specificity.
  let order: [Int]
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
  /// Of a pattern those that are as specific and can have the same links.
  let rivals: [Int: Set<Int>]

  init(schemes: [String], hosts: [String], patterns: [PatternSource]) {
    var compiler = TableCompiler(patterns)
    self.schemes = compiler.schemes(schemes)
    self.hosts = compiler.hosts(hosts)
    webBeginning = self.hosts.first.map { Array("https://".utf8) + $0.bytes }
    schemeBeginning = self.schemes.first.map { $0 + Array("://".utf8) }
    compiler.compile()
    texts = patterns.map { $0.texts[0] }
    aliases = patterns.map { Array($0.texts.dropFirst()) }
    parameters = patterns.map(\.parameters)
    let trie = compiler.origins.isEmpty ? compiler.main : nil
    printed = patterns.indices.map { index in
      compiler.syntaxes[index][0].map { syntax in
        PrintedText(
          syntax, pattern: index, shapes: patterns[index].parameters.map(\.shape), in: trie)
      }
    }
    order = compiler.order
    main = compiler.main
    mainOnly = [compiler.main]
    origins = compiler.origins
    problems = compiler.problems
    rivals = compiler.rivals
  }

  /// Where to look for a link.
  func tries(for parts: LinkParts) throws(LinkProblem) -> [PatternTrie] {
    guard let range = parts.scheme else { throw .malformed(.scheme, at: 0) }
    let scheme = parts.bytes[range]
    let isWeb = LinkParts.isWeb(scheme)
    let isOwn =
      isWeb
      ? !hosts.isEmpty && LinkParts.isEqual(scheme, Scheme.https)
      : schemes.contains { LinkParts.isEqual(scheme, $0) }
    var origins = origins[...]
    if !origins.isEmpty {
      origins = origins.filter { LinkParts.isEqual(scheme, $0.origin.scheme) }[...]
    }
    guard isOwn || !origins.isEmpty else {
      throw .unknownScheme(nearest: nearestScheme(to: Array(scheme)))
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
  struct Reading {
    @usableFromInline let pattern: String
    @usableFromInline let alias: String?
  }

  /// Reads a link, or a path.
  ///
  /// `accept` gets a pattern and the texts of its placeholders, and says whether they are values. The
  /// pattern that was accepted first is the one that is read; others may be asked after it.
  @usableFromInline
  func read(
    _ text: String, isPath: Bool, accept: (Int, [LinkText]) -> Bool
  ) throws(LinkProblem) -> Reading {
    let parts = try LinkParts(text, isPath: isPath)
    let tries = try isPath ? mainOnly : tries(for: parts)
    guard let found = find(parts, in: tries, accept: accept) else {
      throw .noPattern(MissSearch(parts, self).miss(in: tries))
    }
    if let rivals = rivals[found.pattern] {
      let other = find(parts, in: tries) { rivals.contains($0) && accept($0, $1) }
      if let other {
        let both = [texts[found.pattern], texts[other.pattern]].sorted()
        throw .ambiguous(both[0], both[1])
      }
    }
    return Reading(
      pattern: texts[found.pattern],
      alias: found.text == 0 ? nil : aliases[found.pattern][found.text - 1])
  }

  /// A pattern that has a link.
  struct Found {
    let pattern: Int
    /// 0 for the pattern itself, then come its aliases.
    let text: Int
    let texts: [LinkText]
  }

  /// The most specific pattern that has a link and accepts the texts of its placeholders.
  func find(
    _ parts: LinkParts, in tries: [PatternTrie], accept: (Int, [LinkText]) -> Bool
  ) -> Found? {
    let reader = TextReader(parts)
    var found: Found?
    for trie in tries {
      let isFound = trie.search(reader) { candidate, _ in
        guard let texts = reader.texts(of: candidate), accept(candidate.pattern, texts) else {
          return false
        }
        found = Found(pattern: candidate.pattern, text: candidate.text, texts: texts)
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
