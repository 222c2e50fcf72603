@testable import Portolan

/// Ends a transition when it is told to.
@MainActor final class LateHost: RecordingHost {
  private var running: (plan: Plan, done: @MainActor () -> Void)?

  override func show(_ plan: Plan, _ done: @escaping @MainActor () -> Void) {
    precondition(running == nil, "A plan was given during a transition.")
    running = (plan, done)
    isTransitioning = true
  }

  /// The transition that runs comes to its end.
  func finish() {
    guard let (plan, done) = running else { return }
    running = nil
    isTransitioning = false
    screen.perform(plan)
    done()
  }

  /// Ends transitions until none runs.
  func finishAll() {
    while running != nil { finish() }
  }
}
