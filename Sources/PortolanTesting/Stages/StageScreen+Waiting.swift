package import Portolan

extension StageScreen {
  /// Acts as a user as soon as that is possible or the screen is at rest, and waits until a
  /// condition holds.
  ///
  /// Without a condition it waits until the screen is at rest again.
  package func touch<Result>(
    from site: CallSite, when isPossible: () -> Bool = { false }, until holds: (() -> Bool)? = nil,
    _ action: @MainActor () throws -> Result
  ) async throws -> Result {
    // The result of earlier requests must be on the screen before the user acts.
    try await wait(from: site) { $0 && (isPossible() || !isBusy) }
    let result = try act(action)
    try await wait(from: site) { isQuiet in holds?() ?? (isQuiet && !isBusy) }
    return result
  }

  /// Waits until the screen is at rest.
  package func rest(from site: CallSite) async throws {
    try await wait(from: site) { $0 && !isBusy }
  }

  /// Waits until work has ended and the screen is at rest.
  package func wait<Result: Sendable>(
    for work: @escaping @MainActor () async throws -> Result, from site: CallSite
  ) async throws -> Result {
    let outcome = StageOutcome<Result>()
    let task = act { Task { await outcome.take(work) } }
    do { try await wait(from: site) { _ in outcome.result != nil } } catch {
      task.cancel()
      throw error
    }
    try await rest(from: site)
    guard let result = outcome.result else { preconditionFailure("The work has ended.") }
    return try result.get()
  }

  /// Lets time pass, with all that is due in it.
  package func pass(_ time: Duration, from site: CallSite) async throws {
    try await touch(from: site, when: { true }) { pass(time) }
  }

  /// Gives turns until a condition holds, which learns whether the screen is quiet.
  ///
  /// Quiet means several turns in which nothing happened: each hop of a task from the main actor
  /// and back is a turn in which the screen has nothing to do.
  package func wait(from site: CallSite, until holds: (_ isQuiet: Bool) -> Bool) async throws {
    // What a test expects is not printed; the stage's errors have it.
    for navigator in navigators { navigator.diagnosticWriter?.write = { _ in } }
    let end = ContinuousClock.now + patience
    var (turns, quietTurns, time) = (0, 0, StageTime.most)
    while !holds(false) {
      try Task.checkCancellation()
      if quietTurns >= StageTime.quietTurns {
        quietTurns = 0
        if !pass(animationEnd, of: &time) {
          if holds(true) { return }
          _ = pass(wakeUp, of: &time)
        }
      }
      quietTurns = isQuietTurn() ? quietTurns + 1 : 0
      turns += 1
      guard turns < StageTime.fewestTurns || ContinuousClock.now < end else {
        throw wastedPatience(from: site)
      }
      await StageTime.giveTurns(toAll: quietTurns > StageTime.quietTurns / 2)
    }
  }

  /// A transition that a finger holds waits for the finger, and requests may wait for it too.
  private var isBusy: Bool {
    !isHeld && !navigators.allSatisfy { SceneProgress(of: $0).waitsForUser }
  }

  /// Whether a deadline's task does not sleep yet, or has woken and has still to say so.
  private var hasDeadlineAwake: Bool {
    let (clock, count) = sleepers
    return navigators.reduce(0) { $0 + SceneProgress(of: $1).deadlines(on: clock) } > count
  }

  /// Lets time pass until the next event is due, if that is soon enough.
  private func pass(_ next: Duration?, of time: inout Duration) -> Bool {
    guard let next, next <= time else { return false }
    time -= next
    act { pass(next) }
    return true
  }

  private func isQuietTurn() -> Bool {
    act {
      let isQuiet = isHeld || !isMoving
      if !isQuiet { finishMoving() }
      return !turn() && isQuiet && !hasDeadlineAwake
    }
  }

  private func wastedPatience(from site: CallSite) -> StageError {
    let problem = StageError.Problem.stillAwaited(
      navigators.flatMap { SceneProgress(of: $0).awaited }, sleep: wakeUp)
    return StageError(problem, on: self, from: site)
  }
}
