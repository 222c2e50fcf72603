/// The result of one walk.
struct WalkRun {
  /// The first law that was broken, and how.
  var breach: WalkBreach?
  /// The steps that were tried, by kind.
  private(set) var tallies: [String: WalkTally] = [:]
  /// The number of steps.
  private(set) var steps = 0

  mutating func count(_ kind: String, isAccepted: Bool, changed: Bool) {
    steps += 1
    tallies[kind, default: WalkTally()].count(isAccepted: isAccepted, changed: changed)
  }
}
