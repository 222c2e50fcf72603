/// Percent-encoding, right for each component of a URL.
enum PercentCoding {
  /// Where a text stands, and so which characters may stand there as they are.
  enum Component {
    case segment
    /// The name or value of a query item. A plus sign means a space there, as in a web form.
    case query
    case fragment
    case host

    /// For each byte whether it may stand there.
    fileprivate var allowed: [Bool] {
      switch self {
      case .segment: Self.segmentBytes
      case .query: Self.queryBytes
      case .fragment: Self.fragmentBytes
      case .host: Self.hostBytes
      }
    }

    private static let segmentBytes = (0...UInt8.max).map { Component.segment.allows($0) }
    private static let queryBytes = (0...UInt8.max).map { Component.query.allows($0) }
    private static let fragmentBytes = (0...UInt8.max).map { Component.fragment.allows($0) }
    private static let hostBytes = (0...UInt8.max).map { Component.host.allows($0) }

    private func allows(_ byte: UInt8) -> Bool {
      if byte.isLetter || byte.isDigit { return true }
      switch byte {
      case 0x2D, 0x2E, 0x5F, 0x7E: return true  // - . _ ~
      case 0x21, 0x24, 0x28, 0x29, 0x2A, 0x2C, 0x3A, 0x3B, 0x40:  // ! $ ( ) * , : ; @
        return self != .host
      case 0x26, 0x2B, 0x3D: return self == .segment || self == .fragment  // & + =
      case 0x2F, 0x3F: return self == .query || self == .fragment  // / ?
      default: return false
      }
    }
  }

  /// Appends a text; the bytes of `also` are encoded even where they need not be.
  static func append(
    _ text: some Sequence<UInt8>, in component: Component, also: [UInt8] = [],
    to bytes: inout [UInt8]
  ) {
    let allowed = component.allowed
    for byte in text {
      if allowed[Int(byte)], also.isEmpty || !also.contains(byte) {
        bytes.append(byte)
      } else {
        bytes.append(0x25)
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 15))
      }
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  /// The decoded bytes; nil when a `%` has no two digits, or the result is no UTF-8.
  static func decoded(_ bytes: ArraySlice<UInt8>, isForm: Bool = false) -> [UInt8]? {
    // What came in a string and has nothing to decode is valid as it is.
    guard isEncoded(bytes, isForm: isForm) else { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    var isASCII = true
    while place < bytes.endIndex {
      var byte = bytes[place]
      if byte == 0x25 {
        guard place + 2 < bytes.endIndex, let high = bytes[place + 1].hexValue,
          let low = bytes[place + 2].hexValue
        else { return nil }
        byte = high << 4 | low
        place += 2
      } else if byte == 0x2B, isForm {
        byte = 0x20
      }
      isASCII = isASCII && byte < 0x80
      result.append(byte)
      place += 1
    }
    return isASCII || isValid(result) ? result : nil
  }

  private static func isEncoded(_ bytes: ArraySlice<UInt8>, isForm: Bool) -> Bool {
    bytes.contains { $0 == 0x25 || (isForm && $0 == 0x2B) }
  }

  /// The decoded text; nil as for `decoded`.
  static func text(_ bytes: ArraySlice<UInt8>, isForm: Bool = false) -> String? {
    guard isEncoded(bytes, isForm: isForm) else { return String(decoding: bytes, as: UTF8.self) }
    return decoded(bytes, isForm: isForm).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isValid(_ bytes: [UInt8]) -> Bool {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
