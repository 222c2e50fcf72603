/// How long a stage waits by itself.
enum StageTime {
  /// The number of turns without work after which a screen is quiet.
  static let quietTurns = 20
  /// The number of turns before patience may end, so that a busy machine fails no test.
  static let fewestTurns = 300
  /// How much of the stage's time passes by itself in one call: less than guards have to answer.
  static let most = Duration.seconds(5)

  /// Gives a turn to the main actor's tasks, and on demand also to tasks away from it.
  @MainActor static func giveTurns(toAll isThorough: Bool) async {
    await Task.yield()
    // Tasks away from the main actor come back before tasks that were queued later.
    if isThorough { await Task.detached(priority: .background) {}.value }
  }
}

/// The result of work that a stage waits for.
@MainActor final class StageOutcome<Success: Sendable> {
  private(set) var result: Result<Success, any Error>?

  func take(_ work: @MainActor () async throws -> Success) async {
    do { result = .success(try await work()) } catch { result = .failure(error) }
  }
}
