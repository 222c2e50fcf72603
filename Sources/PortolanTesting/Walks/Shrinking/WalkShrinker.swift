/// Leaves out the steps of a failing list that the failure does not need.
@MainActor struct WalkShrinker<Step: Sendable> {
  /// Whether a shorter list still fails in the same way.
  let goesWrong: ([Step]) async -> Bool
  /// The greatest number of lists to try.
  var limit = 400

  /// A list that needs all its parts, or the shortest one after the last attempt.
  ///
  /// Large parts are left out first, so a long list takes few attempts.
  func shrink(_ steps: [Step]) async -> [Step] {
    var steps = steps
    var attempts = 0
    var size = max(1, steps.count / 2)
    while true {
      var start = 0
      let before = steps.count
      while start < steps.count {
        let shorter = Array(steps[..<start] + steps[min(start + size, steps.count)...])
        if attempts == limit { return steps }
        attempts += 1
        if await goesWrong(shorter) { steps = shorter } else { start += size }
      }
      if size == 1, steps.count == before { return steps }
      size = max(1, size / 2)
    }
  }
}
