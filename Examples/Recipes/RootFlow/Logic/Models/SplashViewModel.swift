public import Observation

/// Runs the start-up work, and says when it and the splash's animation have both ended.
@MainActor @Observable public final class SplashViewModel {
  /// What happened on the splash.
  public enum Event: Equatable, Sendable {
    /// Work and animation have ended, whichever was last.
    case finished
  }

  /// Whether the indicator turns.
  package var isWorking: Bool { startUp.state == .working }
  /// Whether the work has failed and can be tried again.
  package var canRetry: Bool { startUp.state == .failed }

  private let startUp: StartUp
  private let send: (Event) -> Void
  private var isAnimating = true
  private var run: Task<Void, Never>?

  init(startUp: StartUp, send: @escaping (Event) -> Void) {
    self.startUp = startUp
    self.send = send
  }

  /// Begins the work, or begins it again after a failure.
  package func begin() {
    guard run == nil, startUp.state != .done else { return }
    run = Task { [weak self, startUp] in
      await startUp.run()
      self?.workEnded()
    }
  }

  /// The splash has played its animation.
  package func animationEnded() {
    isAnimating = false
    finishWhenReady()
  }

  private func workEnded() {
    run = nil
    finishWhenReady()
  }

  private func finishWhenReady() {
    guard startUp.state == .done, !isAnimating else { return }
    startUp.isOver = true
    send(.finished)
  }
}
