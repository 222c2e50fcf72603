/// Where the answer to one question comes in; the first ending counts.
@MainActor final class AnswerSlot<Answer: Sendable> {
  private var ending: Ending<Answer>?
  private var waiter: CheckedContinuation<Ending<Answer>, Never>?

  func end(_ ending: Ending<Answer>) {
    guard self.ending == nil else { return }
    self.ending = ending
    waiter?.resume(returning: ending)
    waiter = nil
  }

  /// How a change of the tree ends it; nil when the scene ends.
  func end(because cause: Cause?) {
    switch cause {
    case .code: end(.replaced)
    case .leaving: end(.cancelled)
    case .user: end(.dismissed)
    case nil: end(.sceneGone)
    }
  }

  /// Waits for the ending; a cancelled task stops waiting as `cancelled`, and the screen stays.
  func value() async -> Ending<Answer> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let ending {
          continuation.resume(returning: ending)
        } else {
          waiter = continuation
          if Task.isCancelled { end(.cancelled) }
        }
      }
    } onCancel: {
      Task { @MainActor in self.end(.cancelled) }
    }
  }
}
