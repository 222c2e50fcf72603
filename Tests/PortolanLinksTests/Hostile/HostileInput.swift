@testable import PortolanLinks

/// Makes links and patterns that nobody means well with: pieces of all that has a meaning, put
/// together at random, and mutations of what is right.
struct HostileInput {
  var random: SeededGenerator

  private static let pieces = [
    "app", "shop", "https", "http", "://", ":", "/", "//", "///", "?", "#", "&", "=", "+", "%",
    "%2",
    "%zz", "%2F", "%00", "%FF", "%C3", "%C3%A9", "%ED%A0%80", "%F4%90%80%80", ".", "..", "%2e%2E",
    "@",
    "user:pw@", ":443", ":99999999999999999999", "[::1]", "]", "[", "{", "}", "{a}", "{a?}", "{a*}",
    "{a**}", "{a+}", "{a=1}", "{int}", "{", "\\", " ", "\t", "\n", "\0", "\u{7F}", "é", "e\u{301}",
    "ѕ", "。", "\u{200D}", "👩‍👩‍👧‍👦", "\u{FEFF}", "xn--", "xn--bcher-kva", "*", "(", ")", "$(x)", ";",
    "products", "a", "new", "7", "-7", "9223372036854775808", "true", "shop.example", "bag",
  ]

  mutating func text() -> String {
    var text = ""
    let count = Int.random(in: 0...20, using: &random)
    for _ in 0..<count { text += Self.pieces.randomElement(using: &random) ?? "" }
    if Int.random(in: 0..<50, using: &random) == 0 {
      text += String(
        repeating: Self.pieces.randomElement(using: &random) ?? "",
        count: 1 << Int.random(in: 4...14, using: &random))
    }
    return text
  }

  /// A right link with a few bytes changed.
  mutating func mutation(of link: String) -> String {
    var bytes = Array(link.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      default:
        bytes.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Gives one link to a table, prints what was read, and compares; says what is wrong.
  static func complaint(about link: String, to links: LinkTable<Told>) -> String? {
    do throws(LinkProblem) {
      guard let output = try links.read(link).output else { return nil }
      do throws(LinkPrintProblem) {
        let printed = try links.link(to: output)
        let again = try? links.read(printed).output
        return again == output ? nil : "\(printed) is not \(output)"
      } catch {
        // What was read may have no link of its own: an empty text, or another pattern's word.
        return nil
      }
    } catch {
      return nil
    }
  }
}
