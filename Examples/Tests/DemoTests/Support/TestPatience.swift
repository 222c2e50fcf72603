/// How long a test waits for the demo: a while, and many turns of it however busy the machine is.
struct TestPatience {
  private var turns = 0
  private let deadline = ContinuousClock.now + .seconds(10)

  /// Counts a turn and says whether there may be another.
  mutating func takesTurn() -> Bool {
    turns += 1
    return turns < 10_000 || ContinuousClock.now < deadline
  }
}
