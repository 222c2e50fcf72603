/// Marks the task of somebody who is being asked, so that it cannot wait for itself.
@MainActor final class Asking {
  @TaskLocal static var current: Asking?

  private(set) var isActive = true
  private let ticket: Ticket
  private weak var waits: Waits?

  init(_ ticket: Ticket, in waits: Waits?) {
    self.ticket = ticket
    self.waits = waits
  }

  /// What is being asked in this task, when it is asked of this scene.
  static func ticket(in waits: Waits) -> Ticket? {
    guard let current, current.isActive, current.waits === waits else { return nil }
    return current.ticket
  }

  func end() {
    isActive = false
  }

  /// What somebody says who is asked now.
  func answer<Said: Sendable>(to question: @MainActor () async -> Said) async -> Said {
    defer { end() }
    return await Self.$current.withValue(self) { await question() }
  }
}
