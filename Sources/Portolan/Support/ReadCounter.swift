/// Counts the nodes that planning reads (law 10).
@_spi(Measuring) public final class ReadCounter: @unchecked Sendable {
  // Unchecked: a plan is made on one thread, and only its maker reads the count.

  /// How many nodes were read since it was made.
  public internal(set) var count = 0

  /// Starts at zero.
  public init() {}
}
