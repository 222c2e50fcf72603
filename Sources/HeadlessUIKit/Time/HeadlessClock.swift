internal import Foundation

/// A clock that moves only when a test moves it, in run-loop turns and in steps of time.
///
/// Timers of one screen's animations and every task that sleeps on the clock share it. Advancing
/// resumes sleeping tasks, which run as soon as the caller next suspends.
public final class HeadlessClock: Clock, @unchecked Sendable {
  // The lock guards everything below it; closures in the schedule are isolated to the main actor.
  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var schedule = HeadlessSchedule()
  private var turnQueue: [@MainActor () -> Void] = []
  private var turns: UInt64 = 0
  private var lastIdentifier: UInt64 = 0
  @MainActor private var watches: [() -> HeadlessTurnWatch?] = []

  /// Creates a clock that stands at zero.
  public init() {}

  /// The moment at which the clock stands.
  public var now: Instant { lock.withLock { time } }

  /// The smallest step that the clock knows.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many sleepers and timers wait for the clock to move.
  public var pendingCount: Int { lock.withLock { schedule.count } }

  /// How long it takes until an animation ends; nil when none runs.
  package var timeToTimer: Duration? {
    lock.withLock { schedule.firstTimer.map { max(.zero, time.duration(to: $0)) } }
  }

  /// How long it takes until a task wakes; nil when none sleeps.
  package var timeToSleeper: Duration? {
    lock.withLock { schedule.firstSleeper.map { max(.zero, time.duration(to: $0)) } }
  }

  /// How many tasks sleep.
  package var sleeperCount: Int { lock.withLock { schedule.sleeperCount } }

  /// When the next timer or sleeper is due.
  var nextDeadline: Instant? { lock.withLock { schedule.first } }

  /// The number of the run-loop turn that runs now.
  var turnNumber: UInt64 { lock.withLock { turns } }

  /// Whether something waits for the next run-loop turn.
  public var hasTurnWork: Bool { lock.withLock { !turnQueue.isEmpty } }

  /// Suspends until the clock passes a deadline, or throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let identifier = nextIdentifier()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait(continuation, until: deadline, as: identifier)
      }
    } onCancel: {
      cancelSleeper(identifier)
    }
  }

  /// Moves time on, firing what falls due in order, each with the run-loop turns it causes.
  @MainActor public func advance(by duration: Duration) {
    advance(to: now.advanced(by: duration))
  }

  /// Moves time to the next deadline and fires it; false when nothing waits.
  @MainActor @discardableResult public func advanceToNextDeadline() -> Bool {
    guard let next = nextDeadline else { return false }
    advance(to: max(next, now))
    return true
  }

  /// Runs the work of the next run-loop turn, without the work that it schedules in turn.
  @MainActor public func turn() {
    let work = lock.withLock {
      turns &+= 1
      defer { turnQueue.removeAll() }
      return turnQueue
    }
    for action in work { action() }
    endTurn()
  }

  @MainActor func add(_ watch: HeadlessTurnWatch) {
    watches.removeAll { $0() == nil }
    watches.append { [weak watch] in watch }
  }

  /// Ends a turn, and tells the watches; work that they ask for runs in the next turn.
  @MainActor func endTurn() {
    for watch in watches { watch()?.turnEnded() }
  }

  /// Schedules work for a run-loop turn to come.
  @MainActor package func afterTurns(_ count: Int, _ work: @escaping @MainActor () -> Void) {
    let step: @MainActor () -> Void = { [self] in
      if count <= 1 { work() } else { afterTurns(count - 1, work) }
    }
    lock.withLock { turnQueue.append(step) }
  }

  /// Schedules work for a moment to come.
  @MainActor @discardableResult
  package func after(_ duration: Duration, _ work: @escaping @MainActor () -> Void) -> UInt64 {
    let identifier = nextIdentifier()
    lock.withLock {
      schedule.insert(time.advanced(by: duration), identifier, .timer(work))
    }
    return identifier
  }

  /// Forgets scheduled work.
  @MainActor func cancelTimer(_ identifier: UInt64) {
    lock.withLock { _ = schedule.remove(identifier) }
  }

  @MainActor func advance(to target: Instant) {
    endTurn()
    drainTurns()
    while let due = popDue(by: target) {
      switch due {
      case .sleeper(let continuation): continuation.resume()
      case .timer(let work): work()
      }
      endTurn()
      drainTurns()
    }
    lock.withLock { time = max(time, target) }
  }

  /// Runs turns until none is asked for, at most a thousand; false when there was no end.
  @MainActor @discardableResult func drainTurns() -> Bool {
    for _ in 0..<1000 {
      guard hasTurnWork else { return true }
      turn()
    }
    return false
  }

  private func popDue(by target: Instant) -> HeadlessSchedule.Work? {
    lock.withLock {
      guard let (deadline, work) = schedule.popFirst(notAfter: target) else { return nil }
      time = max(time, deadline)
      return work
    }
  }

  private func nextIdentifier() -> UInt64 {
    lock.withLock {
      lastIdentifier += 1
      return lastIdentifier
    }
  }

  private func wait(
    _ continuation: CheckedContinuation<Void, any Error>, until deadline: Instant,
    as identifier: UInt64
  ) {
    // The check and the insertion share one critical section, so that no cancellation is missed.
    let isCancelled = lock.withLock { () -> Bool? in
      if Task.isCancelled { return true }
      if deadline <= time { return false }
      schedule.insert(deadline, identifier, .sleeper(continuation))
      return nil
    }
    switch isCancelled {
    case true?: continuation.resume(throwing: CancellationError())
    case false?: continuation.resume()
    case nil: break
    }
  }

  private func cancelSleeper(_ identifier: UInt64) {
    guard case .sleeper(let continuation)? = lock.withLock({ schedule.remove(identifier) })
    else { return }
    continuation.resume(throwing: CancellationError())
  }
}
