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

/// Counts the nodes that planning reads (law 10).
@_spi(Measuring) public final class ReadCounter: @unchecked Sendable {
  // Unchecked: a plan is made on one thread, and only its maker reads the count.

  /// How many nodes were read since it was made.
  public internal(set) var count = 0

  /// Starts at zero.
  public init() {}
}
