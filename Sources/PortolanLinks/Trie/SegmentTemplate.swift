/// A segment of words and placeholders, such as `@{name}` or `{from}-{to}.html`.
///
/// Words at its ends are compared decoded. A word between two placeholders must stand in the link
/// as it is, and the first such place ends the value; within that value it is percent-encoded.
struct SegmentTemplate: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case word([UInt8])
    case parameter(LinkShape, isOptional: Bool)
  }

  let parts: [Part]
  let isFolded: Bool
  /// Whether its last placeholder takes all segments behind it, too.
  let isOpen: Bool

  /// The places of its placeholders in a segment; an empty one is a part that was left out.
  func values(in segment: Range<Int>, of bytes: [UInt8]) -> [Range<Int>]? {
    var values: [Range<Int>] = []
    var (start, end) = (segment.lowerBound, segment.upperBound)
    var middle = parts[...]
    if case .word(let word)? = middle.first {
      guard let rest = after(word, in: start..<end, of: bytes) else { return nil }
      (start, middle) = (rest, middle.dropFirst())
    }
    if case .word(let word)? = middle.last {
      guard let rest = before(word, in: start..<end, of: bytes) else { return nil }
      (end, middle) = (rest, middle.dropLast())
    }
    while let part = middle.popFirst() {
      guard case .parameter(_, let isOptional) = part else { return nil }
      var value = start..<end
      if case .word(let word)? = middle.popFirst() {
        guard let place = first(word, in: value, of: bytes) else { return nil }
        value = start..<place
        start = place + word.count
      }
      guard isOptional || !value.isEmpty else { return nil }
      values.append(value)
    }
    return values
  }

  private func isEqual(_ one: UInt8, _ other: UInt8) -> Bool {
    one == other || (isFolded && one.lowercased == other.lowercased)
  }

  private func after(_ word: [UInt8], in range: Range<Int>, of bytes: [UInt8]) -> Int? {
    var place = range.lowerBound
    for wanted in word {
      guard place < range.upperBound else { return nil }
      if bytes[place] == 0x25 {
        guard let byte = Self.decoded(at: place, of: bytes), isEqual(byte, wanted) else {
          return nil
        }
        place += 3
      } else {
        guard isEqual(bytes[place], wanted) else { return nil }
        place += 1
      }
    }
    return place
  }

  private func before(_ word: [UInt8], in range: Range<Int>, of bytes: [UInt8]) -> Int? {
    var place = range.upperBound
    for wanted in word.reversed() {
      if place - 3 >= range.lowerBound, bytes[place - 3] == 0x25 {
        guard let byte = Self.decoded(at: place - 3, of: bytes), isEqual(byte, wanted) else {
          return nil
        }
        place -= 3
      } else {
        guard place > range.lowerBound, isEqual(bytes[place - 1], wanted) else { return nil }
        place -= 1
      }
    }
    return place
  }

  private func first(_ word: [UInt8], in range: Range<Int>, of bytes: [UInt8]) -> Int? {
    guard word.count <= range.count else { return nil }
    return (range.lowerBound...(range.upperBound - word.count)).first { start in
      word.indices.allSatisfy { isEqual(bytes[start + $0], word[$0]) }
    }
  }

  private static func decoded(at place: Int, of bytes: [UInt8]) -> UInt8? {
    guard place + 2 < bytes.count, let high = bytes[place + 1].hexValue,
      let low = bytes[place + 2].hexValue
    else { return nil }
    return high << 4 | low
  }
}

extension SegmentTemplate {
  /// The template of parts whose placeholders are a pattern's.
  init(_ parts: [SegmentPart], _ syntax: PatternSyntax, shapes: [LinkShape], isFolded: Bool) {
    self.isFolded = isFolded
    isOpen =
      if case .parameter(let slot)? = parts.last { syntax.presences[slot].isOpen } else { false }
    self.parts = parts.enumerated().map { place, part in
      switch part {
      case .word(let word):
        let isBetween = place > 0 && place < parts.count - 1
        return .word(isBetween ? Self.encoded(word) : word)
      case .parameter(let slot):
        return .parameter(shapes[slot], isOptional: syntax.presences[slot].isOptional)
      }
    }
  }

  private static func encoded(_ word: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    PercentCoding.append(word, in: .segment, to: &bytes)
    return bytes
  }

  /// Whether a segment may fit both, where neither is more specific.
  func mayOverlap(_ other: SegmentTemplate) -> Bool {
    guard parts.count == other.parts.count else { return true }
    let ends = [parts.indices.first, parts.indices.last].compactMap { $0 }
    return ends.allSatisfy { place in
      switch (parts[place], other.parts[place]) {
      case (.word(let one), .word(let two)):
        one == two
          || ((isFolded || other.isFolded) && one.map(\.lowercased) == two.map(\.lowercased))
      case (.parameter(let one, _), .parameter(let two, _)): one.mayOverlap(two)
      default: true
      }
    }
  }
}
