/// The parts of a URL that rules look at, percent-encoded.
struct AssociatedURL: Sendable {
  /// Longer URLs match nothing; in bytes.
  static let longest = 16_384

  let host: String
  let path: String
  /// Without the question mark; nil when there is none.
  let query: String?
  let fragment: String?

  /// Takes an `https` URL apart; nil for anything else, and for one that is too long.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let encoded = Self.encoded(text)
    guard encoded.prefix(8).lowercased() == "https://" else { return nil }
    var rest = encoded.dropFirst(8)
    let hash = rest.firstIndex(of: "#")
    fragment = hash.map { String(rest[rest.index(after: $0)...]) }
    rest = rest[..<(hash ?? rest.endIndex)]
    let question = rest.firstIndex(of: "?")
    query = question.map { String(rest[rest.index(after: $0)...]) }
    rest = rest[..<(question ?? rest.endIndex)]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    path = String(rest[slash...])
    let authority = rest[..<slash]
    let name = authority[
      (authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex)...]
    let colon = name.lastIndex(of: ":") ?? name.endIndex
    host = name[..<(name.hasSuffix("]") ? name.endIndex : colon)].lowercased()
  }

  /// Encodes what no URL holds as it is.
  private static func encoded(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else { return text }
    var bytes: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if byte <= 0x20 || byte >= 0x7F {
        bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The values of all items of a name; an item without `=` has the empty one.
  func values(of name: String, fold: (String) -> String) -> [String] {
    (query ?? "").split(separator: "&").compactMap { item in
      let equals = item.firstIndex(of: "=") ?? item.endIndex
      guard fold(String(item[..<equals])) == fold(name) else { return nil }
      return String(item[equals...].dropFirst())
    }
  }
}
