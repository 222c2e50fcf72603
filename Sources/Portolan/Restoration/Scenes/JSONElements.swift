import Foundation

/// The elements of a JSON array as bytes, so that each can be read alone.
enum JSONElements {
  /// Splits an array's text at its own commas; of a damaged text it returns the whole elements.
  static func split(_ text: String) -> [Data] {
    var elements: [Data] = []
    var element = Data()
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in text.utf8 {
      let isEnd = !isInString && depth == 1 && (byte == comma || byte == closingBracket)
      if isEnd, !element.isEmpty {
        elements.append(element)
        element = Data()
      } else if depth > 0, !isEnd {
        element.append(byte)
      }
      if isInString {
        isInString = isEscaped || byte != quote
        isEscaped = !isEscaped && byte == backslash
      } else {
        switch byte {
        case quote: isInString = true
        case openingBracket, openingBrace: depth += 1
        case closingBracket, closingBrace: depth -= 1
        default: break
        }
      }
    }
    return elements
  }

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let openingBracket = UInt8(ascii: "[")
  private static let closingBracket = UInt8(ascii: "]")
  private static let openingBrace = UInt8(ascii: "{")
  private static let closingBrace = UInt8(ascii: "}")
}
