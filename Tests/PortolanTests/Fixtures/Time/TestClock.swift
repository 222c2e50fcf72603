import Foundation
import Testing

/// Time that passes when a test says so.
final class TestClock: Clock, @unchecked Sendable {
  // Unchecked: all that changes is changed under the lock.

  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
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

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = lock.withLock {
          if cancelled.contains(id) { return true }
          sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return false
        }
        if isOver { continuation.resume(throwing: CancellationError()) }
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

  /// How many sleep until the time has passed.
  func sleeping(within time: Duration) -> Int {
    lock.withLock {
      let end = self.time.advanced(by: time)
      return sleepers.count { $0.deadline <= end }
    }
  }

  /// Lets time pass once somebody waits for it.
  @MainActor func advance(by time: Duration) async {
    await eventually("somebody sleeps") { self.sleeping(within: time) > 0 }
    pass(time)
    for _ in 0..<50 { await Task.yield() }
  }

  /// Lets time pass, whoever waits.
  func pass(_ time: Duration) {
    let due = lock.withLock {
      self.time = self.time.advanced(by: time)
      let due = sleepers.filter { $0.deadline <= self.time }
      sleepers.removeAll { $0.deadline <= self.time }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
