/// The place for the answer to one question; only the first ending counts.
@MainActor package final class AnswerSlot<Answer: Sendable>: OpenQuestion {
  package var isPosed = false
  private var ending: Ending<Answer>?
  private let waiters = Waiters<Ending<Answer>>()

  package func end(_ ending: Ending<Answer>) {
    guard self.ending == nil else { return }
    self.ending = ending
    waiters.resume(returning: ending)
  }

  package func end(because cause: Cause?) {
    switch cause {
    case .code: end(.replaced)
    case .leaving: end(.cancelled)
    case .user: end(.dismissed)
    case nil: end(.sceneGone)
    }
  }

  /// Waits for the ending; a cancelled task stops waiting as `cancelled`, and the screen stays.
  func value() async -> Ending<Answer> {
    if let ending { return ending }
    return await waiters.value(orWhenCancelled: .cancelled)
  }
}
