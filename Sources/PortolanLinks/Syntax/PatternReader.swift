/// Takes the text of a pattern apart.
struct PatternReader {
  private var syntax = PatternSyntax()
  /// Those that were not yet read.
  private var placeholders: ArraySlice<PatternTokens.Placeholder>

  private init(_ placeholders: [PatternTokens.Placeholder]) {
    self.placeholders = placeholders[...]
    syntax.names.reserveCapacity(placeholders.count)
    syntax.presences.reserveCapacity(placeholders.count)
  }

  /// The syntax of a pattern such as `/products/{id}?page={page=1}#{part?}`.
  static func syntax(of text: String) throws(PatternFault) -> PatternSyntax {
    let tokens = try PatternTokens(text)
    var reader = PatternReader(tokens.placeholders)
    try reader.read(tokens.bytes[...])
    return reader.finished()
  }

  /// Handed over, not copied: a table of thousands is made in a moment.
  private consuming func finished() -> PatternSyntax { syntax }

  private mutating func read(_ tokens: ArraySlice<UInt8>) throws(PatternFault) {
    var rest = tokens
    let fragment = Self.cut(&rest, at: UInt8(ascii: "#"))
    let query = Self.cut(&rest, at: UInt8(ascii: "?"))
    try readOrigin(&rest)
    try readPath(rest)
    if let query { try readQuery(query) }
    if let fragment { try readFragment(fragment) }
  }

  /// Takes what stands before a character, and the character, off the begin.
  private static func pop(
    _ tokens: inout ArraySlice<UInt8>, before mark: UInt8
  ) -> ArraySlice<UInt8> {
    let place = tokens.firstIndex(of: mark) ?? tokens.endIndex
    defer { tokens = tokens[min(place + 1, tokens.endIndex)...] }
    return tokens[..<place]
  }

  /// Takes what stands behind a character, and the character, off the end.
  private static func cut(
    _ tokens: inout ArraySlice<UInt8>, at mark: UInt8
  ) -> ArraySlice<UInt8>? {
    guard let place = tokens.firstIndex(of: mark) else { return nil }
    defer { tokens = tokens[..<place] }
    return tokens[(place + 1)...]
  }

  private mutating func readOrigin(_ rest: inout ArraySlice<UInt8>) throws(PatternFault) {
    let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    guard let colon = rest[..<slash].firstIndex(of: UInt8(ascii: ":")), colon + 1 == slash,
      colon + 2 < rest.endIndex, rest[colon + 2] == UInt8(ascii: "/")
    else { return }
    let scheme = try words(rest[..<colon]).map(\.lowercased)
    rest = rest[(colon + 3)...]
    guard LinkParts.isWeb(0..<scheme.count, of: scheme) else {
      syntax.origin = PatternOrigin(scheme: scheme, labels: [], port: [])
      return
    }
    let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    let colonOfPort = rest[..<end].lastIndex(of: UInt8(ascii: ":"))
    var labels: [PatternOrigin.Label] = []
    for label in rest[..<(colonOfPort ?? end)].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    {
      labels.append(try readLabel(label))
    }
    let port = try words(rest[min((colonOfPort ?? end) + 1, end)..<end])
    syntax.origin = PatternOrigin(scheme: scheme, labels: labels, port: port)
    rest = rest[end...]
  }

  private mutating func readLabel(
    _ tokens: ArraySlice<UInt8>
  ) throws(PatternFault) -> PatternOrigin.Label {
    guard tokens.first == PatternTokens.mark else {
      return .word(HostName.canonical(try words(tokens)))
    }
    return .parameter(try readPlaceholder(alone: tokens) { $0 == .required })
  }

  private mutating func readPath(_ tokens: ArraySlice<UInt8>) throws(PatternFault) {
    syntax.endsWithSlash = tokens.last == UInt8(ascii: "/")
    syntax.path.reserveCapacity(4)
    var rest = tokens
    while !rest.isEmpty {
      let segment = Self.pop(&rest, before: UInt8(ascii: "/"))
      guard !segment.isEmpty else { continue }
      if let last = syntax.path.last, let open = openName(in: last) { throw .notLast(open) }
      guard segment.contains(PatternTokens.mark) else {
        let word = try words(segment)
        guard word != Self.dot, word != Self.dots else { throw .dots }
        syntax.path.append(.word(word))
        continue
      }
      guard segment.count > 1 else {
        syntax.path.append(.parameter(try readPlaceholder { _ in true }))
        continue
      }
      syntax.path.append(.mixed(try readParts(segment)))
    }
  }

  private func openName(in element: PathElement) -> String? {
    let slot: Int
    switch element {
    case .parameter(let own): slot = own
    case .mixed(let parts):
      guard case .parameter(let own)? = parts.last else { return nil }
      slot = own
    case .word: return nil
    }
    return syntax.presences[slot].isOpen ? syntax.names[slot] : nil
  }

  private static let dot = [UInt8(ascii: ".")]
  private static let dots = dot + dot

  /// Reads the parts of a segment that is more than a word or a placeholder.
  private mutating func readParts(
    _ tokens: ArraySlice<UInt8>
  ) throws(PatternFault) -> [SegmentPart] {
    var parts: [SegmentPart] = []
    var rest = tokens
    while let token = rest.first {
      guard token == PatternTokens.mark else {
        let end = rest.firstIndex(of: PatternTokens.mark) ?? rest.endIndex
        parts.append(.word(try words(rest[..<end])))
        rest = rest[end...]
        continue
      }
      rest = rest.dropFirst()
      let isLast = rest.isEmpty
      if case .parameter? = parts.last { throw .adjacent(placeholders.first?.name ?? "") }
      let slot = try readPlaceholder { presence in
        // Within a segment there is one text, and no slash.
        presence == .required || presence == .optional || (presence == .rest && isLast)
      }
      parts.append(.parameter(slot))
    }
    return parts
  }

  private mutating func readQuery(_ tokens: ArraySlice<UInt8>) throws(PatternFault) {
    var rest = tokens
    while !rest.isEmpty {
      let item = Self.pop(&rest, before: UInt8(ascii: "&"))
      guard !item.isEmpty else { continue }
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      let name = try words(item[..<equals], isForm: true)
      let value = item[min(equals + 1, item.endIndex)...]
      guard value.first == PatternTokens.mark else {
        let word = try words(value, isForm: true)
        syntax.query.append(QueryElement(name: name, value: .word(word)))
        continue
      }
      let slot = try readPlaceholder(alone: value) { $0 != .rest }
      syntax.query.append(QueryElement(name: name, value: .parameter(slot)))
    }
  }

  private mutating func readFragment(_ tokens: ArraySlice<UInt8>) throws(PatternFault) {
    guard tokens.first == PatternTokens.mark else {
      syntax.fragment = .word(try words(tokens))
      return
    }
    syntax.fragment = .parameter(try readPlaceholder(alone: tokens) { !$0.isOpen })
  }

  /// Takes the next placeholder when its mark may stand there; it must be all of `tokens`.
  private mutating func readPlaceholder(
    alone tokens: ArraySlice<UInt8>? = nil, where fits: (Presence) -> Bool
  ) throws(PatternFault) -> Int {
    guard let next = placeholders.popFirst() else { throw .brace }
    guard tokens?.count ?? 1 == 1 else { throw .misplaced(next.name) }
    guard fits(next.presence) else { throw .mark(next.name) }
    guard !syntax.names.contains(next.name) else { throw .twice(next.name) }
    syntax.names.append(next.name)
    syntax.presences.append(next.presence)
    return syntax.names.count - 1
  }

  /// The decoded bytes of what must have no placeholder.
  private func words(
    _ tokens: ArraySlice<UInt8>, isForm: Bool = false
  ) throws(PatternFault) -> [UInt8] {
    guard !tokens.contains(PatternTokens.mark) else {
      throw .misplaced(placeholders.first?.name ?? "")
    }
    guard let decoded = PercentCoding.decoded(tokens, isForm: isForm) else { throw .encoding }
    return decoded
  }
}
