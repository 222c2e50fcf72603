extension LinkTable {
  /// The largest number of segments in a path of several outputs; for more, `readChain` throws
  /// `tooManySegments`.
  ///
  /// Each segment may begin an output, so the work grows with the square of the number of segments.
  public static var longestChain: Int { LinkEngine.longestChain }

  /// Reads a path that names several outputs one after the other: `products/3/bag`.
  ///
  /// At each position the most specific pattern is tried first. If the rest of the path cannot be
  /// read after that pattern, the next pattern is tried. The query and the fragment belong to the
  /// last output. The empty path returns an empty array. Throws as `read(path:)` does, and
  /// `tooManySegments`. Patterns with a look-up, or with a scheme and host of their own, are not
  /// tried.
  public func readChain(path: String) throws(LinkProblem) -> [Output] {
    try readChain(LinkParts(path, isPath: true))
  }

  /// Reads a link whose path names several outputs one after the other: `five://first/second`.
  ///
  /// Scheme, host, user and port are checked as by `read(_:)`; the path is read by
  /// `readChain(path:)`.
  public func readChain(_ link: String) throws(LinkProblem) -> [Output] {
    let parts = try LinkParts(link)
    _ = try engine.tries(for: parts, isChain: true)
    return try readChain(parts)
  }

  /// Reads a path from its decoded segments; a slash or percent sign in one is a plain character.
  ///
  /// Throws as `readChain(path:)` does, and `malformed(.segment, at:)` for an empty segment.
  public func readChain(segments: [some StringProtocol]) throws(LinkProblem) -> [Output] {
    var path: [UInt8] = []
    for segment in segments {
      guard !segment.isEmpty else { throw .malformed(.segment, at: path.count) }
      path.append(0x2F)
      PercentCoding.append(segment.utf8, in: .segment, to: &path)
      guard path.count <= LinkParts.longest else { throw .tooLong(limit: LinkParts.longest) }
    }
    return try readChain(LinkParts(bytes: path, isPath: true))
  }

  private func readChain(_ parts: LinkParts) throws(LinkProblem) -> [Output] {
    let chain = try engine.chain(parts) { pattern, texts in
      if case .output? = ownPatterns[pattern].definition.answer(texts) { true } else { false }
    }
    return chain.compactMap { found in
      if case .output(let output)? = ownPatterns[found.pattern].definition.answer(found.texts) {
        output
      } else {
        nil
      }
    }
  }

  /// Returns the link whose path names several outputs, as `readChain(_:)` reads it.
  ///
  /// `form` is as in `link(to:as:)`. Throws as `path(to:)` does, and `noOrigin` when the table has
  /// no host, or no scheme, for the form.
  public func link(
    toChain chain: [Output], as form: LinkForm? = nil
  ) throws(LinkPrintProblem) -> String {
    let path = try path(to: chain)
    let beginning: [UInt8]?
    switch form ?? engine.usualForm {
    case .web: beginning = engine.webBeginning
    case .scheme: beginning = engine.schemeBeginning
    case .path: return path
    }
    guard let beginning else { throw .noOrigin }
    return String(decoding: beginning, as: UTF8.self) + path
  }

  /// Returns the path that names several outputs, as `readChain(path:)` reads it; an empty text for
  /// no outputs.
  ///
  /// Throws as `link(to:as:)` does, and `readsOtherwise` if the whole path would be read as other
  /// outputs, or if an output before the last has a query or a fragment.
  public func path(to chain: [Output]) throws(LinkPrintProblem) -> String {
    var path = ""
    for output in chain { path += try link(to: output, as: .path) }
    let found: [LinkEngine.Found]
    do throws(LinkProblem) {
      found = try engine.chain(LinkParts(path, isPath: true)) {
        ownPatterns[$0].definition.answer($1) != nil
      }
    } catch {
      throw .readsOtherwise(pattern: path, as: nil)
    }
    for (output, found) in zip(chain, found) {
      guard case .texts(let texts) = ownPatterns[found.pattern].definition.write(output),
        texts == found.texts
      else { throw .readsOtherwise(pattern: path, as: engine.text(of: found.pattern)) }
    }
    guard found.count == chain.count else { throw .readsOtherwise(pattern: path, as: nil) }
    return path
  }
}

extension LinkEngine {
  static let longestChain = 256

  /// The patterns that a path is of, one after the other.
  func chain(
    _ parts: LinkParts, accept: (Int, [LinkText]) -> Bool
  ) throws(LinkProblem) -> [Found] {
    let count = parts.segments.count
    guard count <= Self.longestChain else { throw .tooManySegments(limit: Self.longestChain) }
    // For each segment what begins there, when the rest behind it can be read; from the end, so
    // that a long path needs no deep stack.
    var begins: [Found?] = Array(repeating: nil, count: count)
    var ends = Array(repeating: count, count: count + 1)
    for start in (0..<count).reversed() {
      _ = main.search(TextReader(parts), from: start, isPrefix: true) { candidate, end in
        guard end > start, end == count || begins[end] != nil,
          let texts = TextReader(parts, from: start, to: end).texts(of: candidate),
          accept(candidate.pattern, texts)
        else { return false }
        begins[start] = Found(candidate: candidate, texts: texts, trie: main)
        ends[start] = end
        return true
      }
    }
    var chain: [Found] = []
    var place = 0
    while place < count {
      guard let found = begins[place] else {
        let start = farthest(in: parts, accept: accept)
        throw .noPattern(MissSearch(parts, self, from: start).miss(in: mainOnly))
      }
      let (start, end) = (place, ends[place])
      try checkRivals(of: found) { isRival in
        var other: Found?
        _ = main.search(TextReader(parts), from: start, isPrefix: true) { candidate, theirEnd in
          guard theirEnd == end, isRival(candidate),
            let texts = TextReader(parts, from: start, to: end).texts(of: candidate),
            accept(candidate.pattern, texts)
          else { return false }
          other = Found(candidate: candidate, texts: texts, trie: main)
          return true
        }
        return other
      }
      chain.append(found)
      place = end
    }
    return chain
  }

  /// The last segment up to which a path can be read from its begin.
  private func farthest(in parts: LinkParts, accept: (Int, [LinkText]) -> Bool) -> Int {
    var reached: Set<Int> = [0]
    for start in parts.segments.indices where reached.contains(start) {
      _ = main.search(TextReader(parts), from: start, isPrefix: true) { candidate, end in
        if let texts = TextReader(parts, from: start, to: end).texts(of: candidate),
          accept(candidate.pattern, texts)
        {
          reached.insert(end)
        }
        return false
      }
    }
    return reached.filter { $0 < parts.segments.count }.max() ?? 0
  }
}
