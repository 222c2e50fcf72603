/// How often a walk (`NavigationWalk`) tried one kind of step, and with what result.
public struct WalkTally: Hashable, Sendable {
  /// The number of attempts.
  public private(set) var tried = 0
  /// The number of attempts that were possible and whose requests did not fail.
  public private(set) var accepted = 0
  /// The number of attempts that changed the tree.
  public private(set) var changed = 0

  /// Makes a tally of no attempts.
  public init() {}

  mutating func count(isAccepted: Bool, changed: Bool) {
    tried += 1
    if isAccepted { accepted += 1 }
    if changed { self.changed += 1 }
  }

  /// Returns the sums of the numbers in two tallies.
  public static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.tried += other.tried
    sum.accepted += other.accepted
    sum.changed += other.changed
    return sum
  }
}
