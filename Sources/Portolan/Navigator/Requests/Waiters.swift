/// Tasks that wait for one value; each can be cancelled without the others.
@MainActor final class Waiters<Value: Sendable> {
  private var waiting: [(id: Int, continuation: CheckedContinuation<Value, Never>)] = []
  private var lastID = 0

  /// Whether no task waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Waits for the value; a cancelled task gets `substitute`, and then `left` is called.
  func value(
    orWhenCancelled substitute: Value, left: @escaping @MainActor () -> Void = {}
  ) async -> Value {
    lastID += 1
    let id = lastID
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting.append((id, continuation))
        if Task.isCancelled { leave(id, with: substitute, left) }
      }
    } onCancel: {
      Task { @MainActor in self.leave(id, with: substitute, left) }
    }
  }

  /// Gives the value to all waiting tasks, in the order in which they came.
  func resume(returning value: Value) {
    let ready = waiting
    waiting = []
    for (_, continuation) in ready { continuation.resume(returning: value) }
  }

  private func leave(_ id: Int, with substitute: Value, _ left: @MainActor () -> Void) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume(returning: substitute)
    left()
  }
}
