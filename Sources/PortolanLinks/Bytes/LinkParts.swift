/// A link, cut into its components; nothing is decoded yet.
///
/// The rules that hold for every link:
/// - control characters, spaces and backslashes are refused: a URL percent-encodes them;
/// - segments `.` and `..`, also as `%2E`, are resolved as in every URL;
/// - slashes next to each other count as one, and one at the end is only noted.
final class LinkParts {
  /// Longer links are refused unread; in bytes.
  static let longest = 65_536

  let bytes: [UInt8]
  /// Whether a byte of the path is percent-encoded.
  let hasEncodedPath: Bool
  let scheme: Range<Int>?
  let hasUserInfo: Bool
  let host: Range<Int>?
  let port: Range<Int>?
  /// In a link of an app's own scheme the host is the first one.
  let segments: [Range<Int>]
  let endsWithSlash: Bool
  let fragment: Range<Int>?
  /// The items of the query.
  let items: [QueryItem]

  /// Cuts a whole link, or a text without scheme and host when `isPath`.
  convenience init(_ text: String, isPath: Bool = false) throws(LinkProblem) {
    guard text.utf8.count <= Self.longest else { throw .tooLong(limit: Self.longest) }
    try self.init(bytes: Array(text.utf8), isPath: isPath)
  }

  /// Cuts a link whose bytes are UTF-8.
  init(bytes: [UInt8], isPath: Bool) throws(LinkProblem) {
    guard bytes.count <= Self.longest else { throw .tooLong(limit: Self.longest) }
    self.bytes = bytes
    let marks = try Self.marks(in: bytes)
    fragment = marks.hash.map { ($0 + 1)..<bytes.count }
    let behind = marks.hash ?? bytes.count
    items = marks.question.map { QueryItem.items(in: ($0 + 1)..<behind, of: bytes) } ?? []
    let end = marks.question ?? behind
    guard !isPath else {
      (scheme, hasUserInfo, host, port) = (nil, false, nil, nil)
      (segments, endsWithSlash, hasEncodedPath) = try Self.path(0..<end, of: bytes, behind: nil)
      return
    }
    guard let colon = marks.colon, colon < end, Self.isScheme(bytes[..<colon]) else {
      throw .malformed(.scheme, at: 0)
    }
    let scheme = 0..<colon
    self.scheme = scheme
    let authority = try Authority(from: colon + 1, to: end, of: bytes)
    (hasUserInfo, host, port) = (authority.hasUserInfo, authority.host, authority.port)
    (segments, endsWithSlash, hasEncodedPath) = try Self.path(
      authority.end..<end, of: bytes, behind: Self.isWeb(scheme, of: bytes) ? nil : authority.host)
  }

  /// The first of the characters that part components.
  private static func marks(
    in bytes: [UInt8]
  ) throws(LinkProblem) -> (colon: Int?, question: Int?, hash: Int?) {
    var (colon, question, hash) = (Int?.none, Int?.none, Int?.none)
    for place in bytes.indices {
      switch bytes[place] {
      case 0...0x20, 0x5C, 0x7F: throw .malformed(.character, at: place)
      case 0x23: if hash == nil { hash = place }
      case 0x3F: if question == nil, hash == nil { question = place }
      case 0x3A: if colon == nil { colon = place }
      default: break
      }
    }
    return (colon, question, hash)
  }

  private static func path(
    _ path: Range<Int>, of bytes: [UInt8], behind host: Range<Int>?
  ) throws(LinkProblem) -> (segments: [Range<Int>], endsWithSlash: Bool, isEncoded: Bool) {
    var segments: [Range<Int>] = []
    segments.reserveCapacity(8)
    var endsWithSlash = !path.isEmpty && bytes[path.upperBound - 1] == 0x2F
    var isEncoded = false
    if let host, !host.isEmpty {
      isEncoded = try hasPercents(in: host, of: bytes)
      segments.append(host)
    }
    let floor = segments.count
    if try hasPercents(in: path, of: bytes) { isEncoded = true }
    var start = path.lowerBound
    for place in path.lowerBound...path.upperBound {
      guard place == path.upperBound || bytes[place] == 0x2F else { continue }
      if start < place {
        let segment = start..<place
        let dots = dots(in: segment, of: bytes)
        if dots == 0 { segments.append(segment) }
        if dots == 2, segments.count > floor { segments.removeLast() }
        if dots > 0, place == path.upperBound { endsWithSlash = true }
      }
      start = place + 1
    }
    return (segments, endsWithSlash, isEncoded)
  }

  /// Whether there are percent signs; throws when one is malformed.
  private static func hasPercents(
    in range: Range<Int>, of bytes: [UInt8]
  ) throws(LinkProblem) -> Bool {
    var hasSome = false
    for place in range where bytes[place] == 0x25 {
      hasSome = true
      guard place + 2 < range.upperBound, bytes[place + 1].hexValue != nil,
        bytes[place + 2].hexValue != nil
      else { throw .malformed(.percent, at: place) }
    }
    return hasSome
  }

  /// How many dots a segment is; 0 when it is something else.
  private static func dots(in segment: Range<Int>, of bytes: [UInt8]) -> Int {
    guard segment.count <= 6, bytes[segment.lowerBound] == 0x2E || bytes[segment.lowerBound] == 0x25
    else { return 0 }
    var (place, count) = (segment.lowerBound, 0)
    while place < segment.upperBound {
      if bytes[place] == 0x2E {
        place += 1
      } else if bytes[place] == 0x25, bytes[place + 1] == 0x32, bytes[place + 2] | 0x20 == 0x65 {
        place += 3
      } else {
        return 0
      }
      count += 1
    }
    return count <= 2 ? count : 0
  }

  static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first.isLetter else { return false }
    return bytes.allSatisfy {
      $0.isLetter || $0.isDigit || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
  }

  /// Whether links of a scheme name a host.
  static func isWeb(_ scheme: Range<Int>, of bytes: [UInt8]) -> Bool {
    isEqual(scheme, of: bytes, Scheme.https) || isEqual(scheme, of: bytes, Scheme.http)
  }

  /// Whether a part differs from a word in small letters only in the case of letters of ASCII.
  func isEqual(_ range: Range<Int>, _ word: [UInt8]) -> Bool {
    Self.isEqual(range, of: bytes, word)
  }

  private static func isEqual(_ range: Range<Int>, of bytes: [UInt8], _ word: [UInt8]) -> Bool {
    guard range.count == word.count else { return false }
    for place in 0..<word.count where bytes[range.lowerBound + place].lowercased != word[place] {
      return false
    }
    return true
  }
}

/// The schemes of the web.
enum Scheme {
  static let http = Array("http".utf8)
  static let https = Array("https".utf8)
}
