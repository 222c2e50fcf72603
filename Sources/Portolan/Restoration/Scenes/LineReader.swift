import Foundation

/// One line of a saved scene, read word by word.
struct LineReader {
  /// What was not read yet.
  private(set) var rest: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    rest = line
  }

  /// The next word; empty at the end.
  mutating func word() -> String { String(decoding: nextWord(), as: UTF8.self) }

  /// The next word when it is a number, not negative and without a sign; nil when it is not.
  mutating func number() -> Int? {
    let word = nextWord()
    // So many digits that it may be too large are no number of ours.
    guard !word.isEmpty, word.count < 19 else { return nil }
    var number = 0
    for digit in word {
      guard case UInt8(ascii: "0")...UInt8(ascii: "9") = digit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  /// Whether the next word is this letter; if so it is read.
  mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    var other = self
    guard other.nextWord().elementsEqual([UInt8(ascii: letter)]) else { return false }
    self = other
    return true
  }

  /// What is left, as JSON; nil when it is not such a value.
  func json<Value: Decodable>(_ type: Value.Type) -> Value? {
    // What the decoder says of damaged data may hold some of it, so it goes no further.
    do { return try JSONDecoder().decode(type, from: Data(rest)) } catch { return nil }
  }

  private mutating func nextWord() -> ArraySlice<UInt8> {
    let word = rest.prefix { $0 != UInt8(ascii: " ") }
    rest = rest.dropFirst(word.count + 1)
    return word
  }
}
