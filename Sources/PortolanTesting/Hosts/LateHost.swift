public import Portolan

/// Takes time, as a screen does: a transition ends when the test says so.
///
/// ```swift
/// let host = LateHost()
/// navigator.scene.attach(host)
/// host.finish()         // what was to be shown when it was attached
/// navigator.show(.bag)  // on its way
/// host.finish()         // there
/// ```
@MainActor open class LateHost: RecordingHost {
  private var running: (plan: Plan, done: @MainActor () -> Void)?

  /// Begins a transition.
  open override func show(_ plan: Plan, _ done: @escaping @MainActor () -> Void) {
    precondition(running == nil, "A plan was given during a transition.")
    running = (plan, done)
    isTransitioning = true
  }

  /// The transition that runs comes to its end; when none runs nothing happens.
  public func finish() {
    guard let (plan, done) = running else { return }
    running = nil
    isTransitioning = false
    performAtOnce(plan, done)
  }

  /// Ends transitions until none runs, also those that the end of one begins.
  public func finishAll() {
    while running != nil { finish() }
  }
}
