import Foundation

/// A clock for tests: its time stands still until the test calls `advance(by:)` or `pass(_:)`.
///
/// ```swift
/// let clock = TestClock()
/// let navigator = Navigator(ShopMap(), guards: keeper, clock: clock)
/// let request = navigator.show(.club)
/// await clock.advance(by: .seconds(10))
/// #expect(request.outcome == .failure(.guardTimedOut(guard: …)))
/// ```
public final class TestClock: Clock, @unchecked Sendable {
  // Unchecked: the lock protects all state that changes.

  /// A moment of a test clock, counted from the moment when the clock was made.
  public struct Instant: InstantProtocol {
    /// The time between the making of the clock and this moment.
    public private(set) var offset = Duration.zero

    /// Returns the moment that is later by a duration.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    /// Returns the time from this moment to another; negative when the other is earlier.
    public func duration(to other: Self) -> Duration { other.offset - offset }
    /// Whether a moment comes before another.
    public static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [Sleeper] = []
  private var cancelled: Set<Int> = []
  private var lastID = 0

  /// Makes a clock at moment 0.
  public init() {}

  /// The present moment of the clock.
  public var now: Instant { lock.withLock { time } }
  /// Zero: the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock has reached a moment; throws `CancellationError` when the task is
  /// cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let end: Result<Void, any Error>? = lock.withLock {
          if cancelled.contains(id) { return .failure(CancellationError()) }
          if deadline <= time { return .success(()) }
          sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return nil
        }
        if let end { continuation.resume(with: end) }
      }
    } onCancel: {
      let sleeper = lock.withLock { () -> Sleeper? in
        cancelled.insert(id)
        let place = sleepers.firstIndex { $0.id == id }
        return place.map { sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Returns the number of sleeping tasks that wake if this much time passes.
  public func sleeping(within time: Duration) -> Int {
    lock.withLock {
      let end = self.time.advanced(by: time)
      return sleepers.count { $0.deadline <= end }
    }
  }

  /// Waits until at least one task sleeps that this time will wake, then lets the time pass.
  ///
  /// Afterwards the woken tasks can run before this returns. If no such task falls asleep, the test
  /// fails, and the time passes all the same.
  @MainActor public func advance(by time: Duration) async {
    await eventually("a task sleeps") { self.sleeping(within: time) > 0 }
    pass(time)
    for _ in 0..<50 { await Task.yield() }
  }

  /// Lets time pass at once, without waiting for a task that sleeps.
  public func pass(_ time: Duration) {
    let due = lock.withLock {
      self.time = self.time.advanced(by: time)
      let due = sleepers.filter { $0.deadline <= self.time }
      sleepers.removeAll { $0.deadline <= self.time }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
