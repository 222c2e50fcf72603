/// A change of the screen that takes time.
@MainActor final class SceneTransition {
  let isModal: Bool
  /// Whether a person's finger holds it.
  var isHeld: Bool
  private(set) var isRunning = true
  private let completions: [AnimationCompletion]
  private let finish: () -> Void

  init(
    isModal: Bool = false, isHeld: Bool = false, completions: [AnimationCompletion] = [],
    finish: @escaping () -> Void
  ) {
    self.isModal = isModal
    self.isHeld = isHeld
    self.completions = completions
    self.finish = finish
    for completion in completions { completion.join() }
  }

  func end() {
    guard isRunning else { return }
    isRunning = false
    finish()
    for completion in completions { completion.leave() }
  }

  /// Ends without what was meant to happen at the end.
  func cancel() {
    guard isRunning else { return }
    isRunning = false
    for completion in completions { completion.leave() }
  }
}
