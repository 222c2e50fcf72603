/// What became of one walk.
struct WalkRun {
  /// The first law that was broken, and how.
  var breach: WalkBreach?
  /// What was tried, by kind.
  private(set) var tallies: [String: WalkTally] = [:]
  /// How many steps were taken.
  private(set) var steps = 0

  mutating func count(_ kind: String, isAccepted: Bool, changed: Bool) {
    steps += 1
    tallies[kind, default: WalkTally()].count(isAccepted: isAccepted, changed: changed)
  }
}

/// How often a kind of step was tried, and what came of it.
public struct WalkTally: Hashable, Sendable {
  /// How often it was taken.
  public private(set) var tried = 0
  /// How often it made sense and was not refused.
  public private(set) var accepted = 0
  /// How often something else was shown afterwards.
  public private(set) var changed = 0

  /// Nothing tried yet.
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
