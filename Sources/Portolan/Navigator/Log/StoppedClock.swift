/// A clock that never goes on: who sleeps by it wakes up only when cancelled.
struct StoppedClock: Clock {
  let now = ContinuousClock.now
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let (never, source) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    withExtendedLifetime(source) {}
    throw CancellationError()
  }
}
