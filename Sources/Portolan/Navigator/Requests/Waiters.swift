import Observation

/// Tasks that wait for one value; each of them may give up without the others.
@MainActor final class Waiters<Value: Sendable> {
  private var waiting: [(id: Int, continuation: CheckedContinuation<Value, Never>)] = []
  private var lastID = 0

  /// Whether nobody waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Waits for the value; a task that is cancelled gets `substitute`, and `left` is called then.
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

  /// Gives the value to all that wait, in the order in which they came.
  func resume(returning value: Value) {
    let ready = waiting
    waiting = []
    for (_, continuation) in ready { continuation.resume(returning: value) }
  }

  private func leave(_ id: Int, with substitute: Value, _ left: @MainActor () -> Void) {
    guard let place = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: place).continuation.resume(returning: substitute)
    left()
  }
}

/// Tells those who watch whether the navigator is busy, apart from it, so that nothing else of it is
/// tracked.
@MainActor @Observable final class BusyFlag {
  private var value = false

  /// Notes who reads it.
  func read() { _ = value }

  /// Tells its readers, when it differs; asked at each step of a request.
  func set(_ value: Bool) {
    if _value != value { self.value = value }
  }
}
