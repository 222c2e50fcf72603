/// Counts the nodes that are read while a plan is made, for tests and benchmarks.
@_spi(Measuring) public final class ReadCounter: @unchecked Sendable {
  // Unchecked: a plan is made on one thread, and only the caller of the planner reads the count.

  /// The number of nodes that were read since the counter was created.
  public internal(set) var count = 0

  /// Creates a counter at zero.
  public init() {}
}
