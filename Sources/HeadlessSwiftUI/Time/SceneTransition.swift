internal import HeadlessUIKit

/// A change of the screen that takes time.
@MainActor final class SceneTransition {
  /// How long a stack moves.
  static let seconds = 0.35

  let isModal: Bool
  /// Whether a user's finger holds it.
  var isHeld: Bool
  private(set) var isRunning = true
  /// How long it takes, a finger's part not counted.
  let duration: Duration
  /// When it ends, once time passes on a scene that shows it.
  var due: HeadlessClock.Instant?
  private let completions: [AnimationCompletion]
  private let finish: () -> Void

  init(
    isModal: Bool = false, isHeld: Bool = false, seconds: Double? = nil,
    completions: [AnimationCompletion] = [], finish: @escaping () -> Void
  ) {
    duration = .seconds(seconds ?? (isModal ? 0.4 : SceneTransition.seconds))
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

  /// Ends without the actions that were planned for the end.
  func cancel() {
    guard isRunning else { return }
    isRunning = false
    for completion in completions { completion.leave() }
  }
}
