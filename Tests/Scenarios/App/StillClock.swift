/// Time that does not pass: no deadline comes before what a scenario waits for.
struct StillClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  /// Sleeps until it is cancelled.
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await Task.sleep(for: .seconds(86_400))
  }
}
