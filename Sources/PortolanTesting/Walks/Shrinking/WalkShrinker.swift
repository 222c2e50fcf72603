/// Leaves out of a list what is not needed for it to go wrong.
@MainActor struct WalkShrinker<Step: Sendable> {
  /// Whether a shorter list still goes wrong in the same way.
  let goesWrong: ([Step]) async -> Bool
  /// How many lists are tried at most.
  var limit = 400

  /// A list of which no part can be left out, or the shortest that was found in time.
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
