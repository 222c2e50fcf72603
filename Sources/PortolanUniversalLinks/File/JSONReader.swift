/// Reads JSON (RFC 8259) and says where it is wrong.
struct JSONReader {
  /// Deeper values are refused.
  static let deepest = 64

  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func value(of bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    var reader = JSONReader(bytes)
    // Servers send it, and Foundation skips it.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.place == bytes.count else { throw reader.fault(.after) }
    return value
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private func fault(_ kind: JSONFault.Kind) -> JSONFault {
    let before = bytes[..<min(place, bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONFault(
      kind: next == nil ? .end : kind, line: before.count { $0 == 0x0A } + 1,
      column: before.count - start + 1)
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    skipSpace()
    guard depth < Self.deepest else { throw fault(.tooDeep) }
    switch next {
    case UInt8(ascii: "{")?: return .object(try members(depth: depth))
    case UInt8(ascii: "[")?: return .array(try elements(depth: depth))
    case UInt8(ascii: "\"")?: return .string(try string())
    case UInt8(ascii: "t")?: return try word("true", .bool(true))
    case UInt8(ascii: "f")?: return try word("false", .bool(false))
    case UInt8(ascii: "n")?: return try word("null", .null)
    case let byte? where byte == 0x2D || (0x30...0x39).contains(byte): return try number()
    default: throw fault(.value)
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw fault(.value) }
    place += word.utf8.count
    return value
  }

  private mutating func members(depth: Int) throws(JSONFault) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    try list(until: UInt8(ascii: "}")) { (reader) throws(JSONFault) in
      guard reader.next == UInt8(ascii: "\"") else { throw reader.fault(.key) }
      let key = try reader.string()
      reader.skipSpace()
      guard reader.next == UInt8(ascii: ":") else { throw reader.fault(.colon) }
      reader.place += 1
      members.append(JSONValue.Member(key, try reader.value(depth: depth + 1)))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONFault) -> [JSONValue] {
    var elements: [JSONValue] = []
    try list(until: UInt8(ascii: "]")) { (reader) throws(JSONFault) in
      elements.append(try reader.value(depth: depth + 1))
    }
    return elements
  }

  /// Reads what stands between brackets, with commas between.
  private mutating func list(
    until end: UInt8, _ element: (inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    place += 1
    skipSpace()
    if next == end {
      place += 1
      return
    }
    while true {
      try element(&self)
      skipSpace()
      if next == end {
        place += 1
        return
      }
      guard next == UInt8(ascii: ",") else { throw fault(.comma) }
      place += 1
      skipSpace()
      guard next != end else { throw fault(.extraComma) }
    }
  }

  private mutating func number() throws(JSONFault) -> JSONValue {
    let start = place
    while let byte = next,
      (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    {
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard Double(text) != nil else { throw fault(.value) }
    return .number(text)
  }

  private mutating func string() throws(JSONFault) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscape(to: &text)
      case 0..<0x20: throw fault(.control)
      default: text.append(byte)
      }
    }
    throw fault(.end)
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(JSONFault) {
    guard let byte = next else { throw fault(.end) }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if (0xD800..<0xDC00).contains(units[0]), bytes[place...].starts(with: [0x5C, 0x75]) {
        place += 2
        units.append(try unit())
      }
      // Half a pair becomes the replacement character.
      text += Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw fault(.escape)
    }
  }

  private mutating func unit() throws(JSONFault) -> UInt16 {
    guard place + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[place..<(place + 4)], as: UTF8.self), radix: 16)
    else { throw fault(.escape) }
    place += 4
    return unit
  }
}

/// The place where a text is not JSON, and the reason.
public struct JSONFault: Error, Hashable, Sendable {
  /// The reason.
  public let kind: Kind
  /// The line of the fault, counted from 1.
  public let line: Int
  /// The position of the fault in the line, in bytes, counted from 1.
  public let column: Int

  /// The reason why a text is not JSON.
  public enum Kind: Hashable, Sendable {
    /// A value was expected.
    case value
    /// A key in quotation marks was expected.
    case key
    /// A colon was expected behind a key.
    case colon
    /// A comma was expected between two values.
    case comma
    /// A comma stands behind the last value.
    case extraComma
    /// No valid escape follows a backslash.
    case escape
    /// A string contains a control character.
    case control
    /// Something follows the complete value.
    case after
    /// The text ends before the value is complete.
    case end
    /// Arrays and objects are nested too deep: more than 64 levels.
    case tooDeep
  }
}
