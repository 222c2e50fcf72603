extension HeadlessClock {
  /// A moment of virtual time, counted from the clock's beginning.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// The time since the clock began.
    public let offset: Swift.Duration

    /// Creates a moment some time after the beginning.
    public init(offset: Swift.Duration) {
      self.offset = offset
    }

    /// The moment that follows after a duration.
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Swift.Duration {
      other.offset - offset
    }

    /// Whether the first moment comes before the second.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }
  }
}
