/// The time since a start, by any clock.
struct Stopwatch: Sendable {
  private let reading: @Sendable () -> Duration

  /// Starts now.
  init(_ clock: any Clock<Duration>) {
    reading = Self.begin(clock)
  }

  /// The time since the start.
  var elapsed: Duration { reading() }

  private static func begin<C: Clock>(_ clock: C) -> @Sendable () -> Duration
  where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

/// Counts the nodes that planning reads (law 10).
@_spi(Measuring) public final class ReadCounter: @unchecked Sendable {
  // Unchecked: a plan is made on one thread, and only the caller of the planner reads the count.

  /// The number of nodes that were read since it was created.
  public internal(set) var count = 0

  /// Creates a counter at zero.
  public init() {}
}
