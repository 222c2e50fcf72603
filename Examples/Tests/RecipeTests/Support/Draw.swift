import HeadlessSwiftUI

/// A draw of what SwiftUI does where Apple documents nothing; number 0 is what reports name most.
struct Draw: Sendable, CustomStringConvertible {
  /// The usual behaviour and some others.
  static let some = (0..<12).map { Draw(number: $0) }

  let number: UInt64

  init(number: Int) {
    self.number = UInt64(number)
  }

  var assumptions: HeadlessViewAssumptions {
    guard number > 0 else { return HeadlessViewAssumptions() }
    var numbers = DrawnNumbers(state: number)
    return .random(using: &numbers)
  }

  var description: String { number == 0 ? "the usual" : "draw \(number)" }
}

/// The same numbers for the same start (SplitMix64).
private struct DrawnNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
