/// How long a stage waits by itself.
enum StageTime {
  /// After so many turns in which nothing happened a screen is quiet.
  static let quietTurns = 20
  /// So many turns are given before patience may end: a busy machine fails no test.
  static let fewestTurns = 300
  /// So much of the stage's own time passes by itself in one call: less than guards have to answer.
  static let most = Duration.seconds(5)

  /// Gives a turn to what waits for the main actor, and on demand also to what is away from it.
  @MainActor static func giveTurns(toAll isThorough: Bool) async {
    await Task.yield()
    // What tasks do away from the main actor comes back before what was queued behind it.
    if isThorough { await Task.detached(priority: .background) {}.value }
  }
}

/// What becomes of work that a stage waits for.
@MainActor final class StageOutcome<Success: Sendable> {
  private(set) var result: Result<Success, any Error>?

  func take(_ work: @MainActor () async throws -> Success) async {
    do { result = .success(try await work()) } catch { result = .failure(error) }
  }
}
