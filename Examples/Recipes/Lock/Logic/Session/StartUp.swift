/// The work that the app does before it shows its first part.
@MainActor final class StartUp {
  /// Whether it has ended.
  private(set) var isOver = false

  /// Does the work, which takes a second here.
  func run(on clock: any Clock<Duration>) async throws {
    try await clock.sleep(for: .seconds(1))
    isOver = true
  }
}
