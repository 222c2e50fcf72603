/// Writes the link of a pattern and its texts.
struct LinkPrinter {
  private let syntax: PatternSyntax
  private let texts: [LinkText]
  private(set) var bytes: [UInt8] = []

  init(_ syntax: PatternSyntax, _ texts: [LinkText]) {
    self.syntax = syntax
    self.texts = texts
    bytes.reserveCapacity(64)
  }

  /// A text that has no place in the link: the placeholder's number.
  struct Unwritable: Error {
    let slot: Int
  }

  /// Appends a pattern's own origin.
  mutating func appendOrigin(_ origin: PatternOrigin) throws(Unwritable) {
    bytes += origin.scheme + [0x3A, 0x2F, 0x2F]
    for (place, label) in origin.labels.enumerated() {
      if place > 0 { bytes.append(0x2E) }
      switch label {
      case .word(let word): bytes += word
      case .parameter(let slot):
        guard case .one(let text) = texts[slot] else { throw Unwritable(slot: slot) }
        PercentCoding.append(text.utf8, in: .host, to: &bytes)
      }
    }
    if !origin.port.isEmpty { bytes += [0x3A] + origin.port }
  }

  /// Appends what a table's links begin with.
  mutating func append(beginning: [UInt8]) { bytes += beginning }

  /// Appends path, query and fragment.
  ///
  /// Where `beginsAsHost` a plain word that begins the path needs no slash.
  mutating func append(beginsAsHost: Bool = false) throws(Unwritable) {
    let elements = try presentElements()
    let isRooted: Bool
    if beginsAsHost, case .word(let word)? = elements.first, word.allSatisfy(Self.isHostByte) {
      isRooted = false
    } else {
      isRooted = true
    }
    for (place, element) in elements.enumerated() where !isEmpty(element) {
      if place > 0 || isRooted { bytes.append(0x2F) }
      try append(element)
    }
    let isRoot = elements.allSatisfy(isEmpty)
    if isRoot ? !beginsAsHost : syntax.endsWithSlash && bytes.last != 0x2F { bytes.append(0x2F) }
    try appendQuery()
    try appendFragment()
  }

  /// Whether an element takes no segment: a catch-all of nothing.
  private func isEmpty(_ element: PathElement) -> Bool {
    if case .parameter(let slot) = element { texts[slot] == .many([]) } else { false }
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == 0x2D || byte == 0x5F
  }

  /// The segments without optional ones that are left out.
  private func presentElements() throws(Unwritable) -> [PathElement] {
    guard syntax.path.contains(where: isOptional) else { return syntax.path }
    var elements: [PathElement] = []
    var isPresent = false
    for (place, element) in syntax.path.enumerated().reversed() {
      guard case .parameter(let slot) = element, syntax.presences[slot].isOptional else {
        isPresent = false
        elements.append(element)
        continue
      }
      if place + 1 == syntax.path.count || !isOptional(syntax.path[place + 1]) { isPresent = false }
      isPresent = isPresent || texts[slot] != syntax.presences[slot].absent
      guard isPresent else { continue }
      guard texts[slot] != .absent else { throw Unwritable(slot: slot) }
      elements.append(element)
    }
    return elements.reversed()
  }

  private func isOptional(_ element: PathElement) -> Bool {
    if case .parameter(let slot) = element { syntax.presences[slot].isOptional } else { false }
  }

  private mutating func append(_ element: PathElement) throws(Unwritable) {
    switch element {
    case .word(let word): PercentCoding.append(word, in: .segment, to: &bytes)
    case .parameter(let slot): try append(slot)
    case .mixed(let parts):
      for (place, part) in parts.enumerated() {
        switch part {
        case .word(let word): PercentCoding.append(word, in: .segment, to: &bytes)
        case .parameter(let slot):
          // The word behind it would end it: in no value stands what that word begins with.
          guard place + 2 < parts.count, case .word(let next) = parts[place + 1],
            let first = next.first
          else {
            try append(slot)
            continue
          }
          try append(slot, also: first.isLetter ? [first | 0x20, first & ~0x20] : [first])
        }
      }
    }
  }

  private mutating func append(_ slot: Int, also: [UInt8] = []) throws(Unwritable) {
    switch texts[slot] {
    case .one(let text) where syntax.presences[slot] == .rest:
      append(text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false))
    case .one(let text): PercentCoding.append(text.utf8, in: .segment, also: also, to: &bytes)
    case .many(let texts): append(texts.map(\.utf8))
    case .absent where syntax.presences[slot] == .optional: break
    case .absent: throw Unwritable(slot: slot)
    }
  }

  private mutating func append(_ segments: [some Sequence<UInt8>]) {
    for (place, segment) in segments.enumerated() {
      if place > 0 { bytes.append(0x2F) }
      PercentCoding.append(segment, in: .segment, to: &bytes)
    }
  }

  private mutating func appendQuery() throws(Unwritable) {
    var separator: UInt8 = 0x3F
    for element in syntax.query {
      switch element.value {
      case .word(let word) where word.isEmpty:
        bytes.append(separator)
        PercentCoding.append(element.name, in: .query, to: &bytes)
        separator = 0x26
      case .word(let word): appendItem(element.name, word, &separator)
      case .parameter(let slot):
        guard texts[slot] != syntax.presences[slot].absent else { continue }
        switch texts[slot] {
        case .absent: throw Unwritable(slot: slot)
        case .one(let text): appendItem(element.name, text.utf8, &separator)
        case .many(let texts):
          for text in texts { appendItem(element.name, text.utf8, &separator) }
        }
      }
    }
  }

  private mutating func appendItem(
    _ name: [UInt8], _ value: some Sequence<UInt8>, _ separator: inout UInt8
  ) {
    bytes.append(separator)
    PercentCoding.append(name, in: .query, to: &bytes)
    bytes.append(0x3D)
    PercentCoding.append(value, in: .query, to: &bytes)
    separator = 0x26
  }

  private mutating func appendFragment() throws(Unwritable) {
    switch syntax.fragment {
    case nil: break
    case .word(let word)?:
      bytes.append(0x23)
      PercentCoding.append(word, in: .fragment, to: &bytes)
    case .parameter(let slot)?:
      guard texts[slot] != syntax.presences[slot].absent else { return }
      guard case .one(let text) = texts[slot] else { throw Unwritable(slot: slot) }
      bytes.append(0x23)
      PercentCoding.append(text.utf8, in: .fragment, to: &bytes)
    }
  }
}
