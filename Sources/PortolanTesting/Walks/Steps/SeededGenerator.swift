/// A random generator that gives the same numbers for the same seed (SplitMix64).
///
/// ```swift
/// var random = SeededGenerator(seed: 7)
/// let route = routes.randomElement(using: &random)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator whose sequence of numbers depends only on the seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next random number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns true at random, on average once in `count` calls; `count` is at least 1.
  public mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
