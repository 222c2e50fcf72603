/// A list of numbers, written as one text: JSON takes twenty times as long to read a list.
///
/// A comma ends each number, and `none` has no digits: `0,12,,3,`.
struct NumberColumn: Hashable, Codable {
  /// The value for an element that has no number.
  static let none = -1

  /// The numbers, each zero or more, or `none`.
  var numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    guard let numbers = Self.read(try value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "not a list of numbers")
    }
    self.init(numbers)
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(numbers.map { $0 < 0 ? "," : "\($0)," }.joined())
  }

  private static func read(_ text: String) -> [Int]? {
    var numbers: [Int] = []
    var number = none
    for letter in text.utf8 {
      switch letter {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard number < Int(Int32.max) else { return nil }
        number = max(0, number) * 10 + Int(letter - UInt8(ascii: "0"))
      case UInt8(ascii: ","):
        numbers.append(number)
        number = none
      default: return nil
      }
    }
    return number == none ? numbers : nil
  }
}
