/// How long ago something began, by whatever clock.
struct Stopwatch: Sendable {
  private let reading: @Sendable () -> Duration

  /// Begins now.
  init(_ clock: any Clock<Duration>) {
    reading = Self.begin(clock)
  }

  /// What has passed since.
  var elapsed: Duration { reading() }

  private static func begin<C: Clock>(_ clock: C) -> @Sendable () -> Duration
  where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
