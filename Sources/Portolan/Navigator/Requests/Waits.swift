/// Asks guards and screens for answers, runs the deadlines, and counts the time of parked requests.
@MainActor final class Waits {
  private struct Wait {
    let patience: Patience
    /// Whether a user answers, and must see the scene for that.
    let isForUser: Bool
    let tooLate: @MainActor () -> Void
    /// Asks the question; nil without a question, and after it was asked.
    var ask: (@MainActor (Waits) -> Task<Void, Never>)?
    var answer: Task<Void, Never>?
    var deadline: Task<Void, Never>?

    func end() {
      answer?.cancel()
      deadline?.cancel()
    }
  }

  let clock: any Clock<Duration>
  /// The number of tasks that sleep on the clock, are about to, or have just woken.
  private(set) var deadlines = 0
  private var waits: [Ticket: Wait] = [:]
  private var patience: [Int: Patience] = [:]
  /// Whether a curtain (a cover such as a lock) hides the scene, so that no user can answer.
  ///
  /// While it is true, no new question is put to a user, and deadlines for a user are paused. A
  /// question that was put before stays open, since its alert is still there.
  var isCovered = false {
    didSet {
      guard isCovered != oldValue else { return }
      for ticket in waits.keys.sorted() where waits[ticket]?.isForUser == true { goOn(ticket) }
    }
  }

  init(_ clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Calls `question` and gives its answer to `receive`, or nil if no answer came within `limit`.
  ///
  /// Awaiting a navigation in `question` throws `reentrant`. If `user` is true, `question` is not
  /// called before all curtains have gone.
  func ask<Said: Sendable>(
    _ ticket: Ticket, user: Bool, _ question: @escaping @MainActor () async -> Said,
    within limit: Duration, then receive: @escaping @MainActor (Said?) -> Void
  ) {
    waits[ticket] = Wait(
      patience: Patience(limit, by: clock), isForUser: user, tooLate: { receive(nil) },
      ask: { waits in
        let mark = AnsweringTask(waits: waits, ticket: ticket)
        return Task {
          guard !Task.isCancelled else { return }
          let said = await AnsweringTask.$current.withValue(mark) { await question() }
          // An answer after cancellation does not count.
          if !Task.isCancelled { receive(said) }
        }
      })
    goOn(ticket)
  }

  /// Calls `body` when the time has passed, unless `end(_:)` is called before.
  func begin(_ ticket: Ticket, for time: Duration, _ body: @escaping @MainActor () -> Void) {
    waits[ticket] = Wait(
      patience: Patience(time, by: clock), isForUser: false, tooLate: body)
    goOn(ticket)
  }

  /// Counts the time of a wait from now on; does nothing without the wait.
  func renew(_ ticket: Ticket, for time: Duration) {
    guard let wait = waits[ticket] else { return }
    wait.end()
    begin(ticket, for: time, wait.tooLate)
  }

  /// Calls `body` when the time of a request, over all its parkings, is used up.
  func park(
    _ ticket: Ticket, _ request: Int, for limit: Duration, _ body: @escaping @MainActor () -> Void
  ) {
    let patience = patience[request] ?? setPatience(limit, of: request)
    waits[ticket] = Wait(patience: patience, isForUser: true, tooLate: body)
    goOn(ticket)
  }

  /// Asks the question and starts the deadline, or pauses both if a curtain hides them from a
  /// user.
  private func goOn(_ ticket: Ticket) {
    guard var wait = waits[ticket] else { return }
    wait.deadline?.cancel()
    wait.patience.isPaused = wait.isForUser && isCovered
    if !wait.patience.isPaused {
      if let ask = wait.ask { wait.answer = ask(self) }
      wait.ask = nil
      wait.deadline = after(wait.patience.left, wait.tooLate)
    }
    waits[ticket] = wait
  }

  /// Whether a curtain keeps a user from answering the wait with this ticket.
  func isPutOff(_ ticket: Ticket) -> Bool { waits[ticket]?.patience.isPaused == true }

  /// Whether the wait with this ticket has not ended.
  fileprivate func contains(_ ticket: Ticket) -> Bool { waits[ticket] != nil }

  func end(_ ticket: Ticket) {
    waits.removeValue(forKey: ticket)?.end()
  }

  func endAll() {
    for wait in waits.values { wait.end() }
    waits = [:]
    patience = [:]
  }

  /// Runs `body` when the time has passed, unless the task is cancelled before.
  ///
  /// The time counts from this call, even if the task begins late.
  @discardableResult
  func after(_ time: Duration, _ body: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    let alarm = clock.alarm(in: time)
    deadlines += 1
    return Task { [weak self] in
      defer { self?.deadlines -= 1 }
      do { try await alarm() } catch { return }
      body()
    }
  }

  @discardableResult
  func setPatience(_ limit: Duration, of request: Int) -> Patience {
    let new = Patience(limit, by: clock)
    patience[request] = new
    return new
  }

  /// The parking time of a request, counted from its first parking; nil if it was never parked.
  func patience(of request: Int) -> Patience? { patience[request] }

  /// Drops the parking time of a request that has ended.
  func forget(_ request: Int) {
    if !patience.isEmpty { patience[request] = nil }
  }
}

/// Marks the task in which a guard or a screen answers, so that it does not await its own request.
@MainActor struct AnsweringTask {
  @TaskLocal static var current: AnsweringTask?

  /// Weak, since each task that a guard starts inherits this mark and may outlive the scene.
  fileprivate weak var waits: Waits?
  fileprivate let ticket: Ticket

  /// Whether this task belongs to a guard or a screen that has not answered yet.
  static var isUnderWay: Bool { current.map { $0.waits?.contains($0.ticket) ?? false } ?? false }

  /// The ticket of the question that this task answers in this scene; nil without one.
  static func ticket(in waits: Waits) -> Ticket? {
    guard let current, current.waits === waits, waits.contains(current.ticket) else { return nil }
    return current.ticket
  }
}

extension Clock<Duration> {
  /// Returns a closure that sleeps until `time` has passed since this call, at most ten years.
  fileprivate func alarm(in time: Duration) -> @Sendable () async throws -> Void {
    let end = now.advanced(by: max(.zero, min(time, .seconds(315_360_000))))
    return { [clock = self] in try await clock.sleep(until: end, tolerance: nil) }
  }
}

extension Diagnostic {
  static var revalidatedInGuard: Diagnostic {
    Diagnostic(
      .revalidatedInGuard, "`revalidate()` was called while a guard or a screen answers.",
      why: "The call does not wait for the end, which depends on that answer.",
      fix: "Call `revalidate()` where the state changes, not in a keeper.")
  }
}
