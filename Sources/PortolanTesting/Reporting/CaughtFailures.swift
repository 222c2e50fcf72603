/// The failures that the kit would report, for its own tests.
///
/// Unchecked: whatever fails, fails on the main actor.
package final class CaughtFailures: @unchecked Sendable {
  /// One failure, and the line of the test that it names.
  package struct Failure: Sendable {
    package let message: String
    package let line: Int
  }

  package internal(set) var all: [Failure] = []

  /// Runs work in which no failure of the kit fails the running test, and returns these failures.
  @MainActor package static func of(
    _ work: @MainActor () async throws -> Void
  ) async rethrows -> [Failure] {
    let caught = CaughtFailures()
    try await TestReport.$catcher.withValue(caught) { try await work() }
    return caught.all
  }
}
