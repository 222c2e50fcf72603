/// Marks the task in which a guard or a screen answers, so that it cannot wait for itself.
@MainActor final class AnsweringTask {
  @TaskLocal static var current: AnsweringTask?

  private(set) var isActive = true
  private let ticket: Ticket
  private weak var waits: Waits?

  init(_ ticket: Ticket, in waits: Waits?) {
    self.ticket = ticket
    self.waits = waits
  }

  /// Whether this task belongs to a guard or a screen that has not answered yet.
  static var isUnderWay: Bool { current?.isActive ?? false }

  /// The ticket of the question that this task answers in this scene; nil without one.
  static func ticket(in waits: Waits) -> Ticket? {
    guard let current, current.isActive, current.waits === waits else { return nil }
    return current.ticket
  }

  func end() {
    isActive = false
  }

  /// Runs the question in a task that is marked.
  func answer<Said: Sendable>(to question: @MainActor () async -> Said) async -> Said {
    defer { end() }
    return await Self.$current.withValue(self) { await question() }
  }
}

extension Diagnostic {
  static var revalidatedInGuard: Diagnostic {
    Diagnostic(
      .revalidatedInGuard, "A guard called `revalidate()`.",
      why: "Revalidation asks that guard again, without end.",
      fix: "Call `revalidate()` where the state changes, not in a keeper.")
  }
}
