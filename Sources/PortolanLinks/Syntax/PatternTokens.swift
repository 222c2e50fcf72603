/// The text of a pattern with a mark in place of each placeholder.
struct PatternTokens {
  struct Placeholder {
    let name: String
    let presence: Presence
  }

  /// Stands for a placeholder; a pattern holds no such byte.
  static let mark: UInt8 = 0

  private(set) var bytes: [UInt8] = []
  /// In the order of the text.
  private(set) var placeholders: [Placeholder] = []

  init(_ text: String) throws(PatternFault) {
    let text = Array(text.utf8)
    guard text.count <= LinkParts.longest else { throw .tooLong(limit: LinkParts.longest) }
    bytes.reserveCapacity(text.count)
    var rest = text[...]
    while let place = rest.firstIndex(where: Self.isSpecial) {
      guard rest[place] == UInt8(ascii: "{"),
        let end = rest[place...].firstIndex(of: UInt8(ascii: "}"))
      else { throw .brace }
      bytes += rest[..<place]
      bytes.append(Self.mark)
      placeholders.append(try Self.placeholder(rest[(place + 1)..<end]))
      rest = rest[(end + 1)...]
    }
    bytes += rest
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == mark
  }

  private static func placeholder(
    _ inside: ArraySlice<UInt8>
  ) throws(PatternFault) -> Placeholder {
    let end = inside.firstIndex { !isNameByte($0) } ?? inside.endIndex
    let name = String(decoding: inside[..<end], as: UTF8.self)
    guard !name.isEmpty else { throw .brace }
    let mark = inside[end...]
    if mark.first == UInt8(ascii: "=") {
      let text = String(decoding: mark.dropFirst(), as: UTF8.self)
      return Placeholder(name: name, presence: .defaulted(text))
    }
    switch (mark.count, mark.first, mark.last) {
    case (0, _, _): return Placeholder(name: name, presence: .required)
    case (1, 0x3F, _): return Placeholder(name: name, presence: .optional)
    case (1, 0x2A, _): return Placeholder(name: name, presence: .many)
    case (1, 0x2B, _): return Placeholder(name: name, presence: .some)
    case (2, 0x2A, 0x2A): return Placeholder(name: name, presence: .rest)
    default: throw .mark(name)
    }
  }

  /// Letters, digits, `_`, `-` and all beyond ASCII.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte >= 0x80
  }
}
