public import Portolan

/// A `RecordingHost` whose transitions take time: each ends when the test calls `finish()`.
///
/// ```swift
/// let host = LateHost()
/// host.attach(to: navigator.scene)
/// host.finish()         // shows the tree at the attachment
/// navigator.show(.bag)  // on its way
/// host.finish()         // there
/// ```
@MainActor open class LateHost: RecordingHost {
  private var running: (plan: NavigationPlan, done: @MainActor () -> Void)?

  /// Begins a plan's transition; `finish()` ends it.
  open override func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
    precondition(running == nil, "A plan was given during a transition.")
    running = (plan, done)
    isTransitioning = true
  }

  /// Ends the running transition; does nothing if none runs.
  public func finish() {
    guard let (plan, done) = running else { return }
    running = nil
    isTransitioning = false
    performAtOnce(plan, done)
  }

  /// Ends the running transition and all those that begin after it, until none runs.
  public func finishAll() {
    while running != nil { finish() }
  }
}
