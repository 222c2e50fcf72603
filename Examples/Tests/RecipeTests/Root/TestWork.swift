/// Start-up work that ends when a test says so.
@MainActor final class TestWork {
  struct Failure: Error {}
  private var waiting: CheckedContinuation<Void, any Error>?

  var isRunning: Bool { waiting != nil }

  func run() async throws {
    try await withCheckedThrowingContinuation { waiting = $0 }
  }

  func end(failing: Bool = false) {
    let ended = waiting
    waiting = nil
    if failing { ended?.resume(throwing: Failure()) } else { ended?.resume() }
  }
}
