/// How often a kind of step was tried, and with what result.
public struct WalkTally: Hashable, Sendable {
  /// The number of attempts.
  public private(set) var tried = 0
  /// The number of attempts that made sense and were not refused.
  public private(set) var accepted = 0
  /// The number of attempts after which the screen showed something else.
  public private(set) var changed = 0

  /// No attempt.
  public init() {}

  mutating func count(isAccepted: Bool, changed: Bool) {
    tried += 1
    if isAccepted { accepted += 1 }
    if changed { self.changed += 1 }
  }

  /// Both together.
  public static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.tried += other.tried
    sum.accepted += other.accepted
    sum.changed += other.changed
    return sum
  }
}
