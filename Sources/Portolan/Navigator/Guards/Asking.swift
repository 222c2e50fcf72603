/// Marks the task of somebody who is being asked, so that it cannot wait for itself.
@MainActor final class Asking {
  @TaskLocal static var current: Asking?

  private(set) var isActive = true

  func end() {
    isActive = false
  }

  /// What somebody says who is asked now.
  func answer<Said: Sendable>(to question: @MainActor () async -> Said) async -> Said {
    defer { end() }
    return await Self.$current.withValue(self) { await question() }
  }
}
