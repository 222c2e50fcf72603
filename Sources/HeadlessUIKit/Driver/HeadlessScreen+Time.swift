import Foundation

extension HeadlessScreen {
  /// Whether a controller's transition runs, one under a person's finger included.
  public var isTransitioning: Bool { !running.isEmpty }

  /// Runs one turn of the run loop: what waits for it, then the layout that is due.
  public func turn() {
    clock.turn()
    layoutWindows()
  }

  /// Lets time pass, with all turns and transitions that end in it.
  public func advance(by duration: Duration) {
    clock.advance(by: duration)
    layoutWindows()
  }

  /// Lets time pass until no transition runs; one under a finger, or one without end, is a fault.
  public func finishTransitions() {
    for _ in 0..<1000 {
      guard clock.drainTurns() else { break }
      guard let next = running.compactMap(\.end).min() else {
        layoutWindows()
        if running.isEmpty { return }
        break
      }
      clock.advance(to: next)
    }
    record(
      .endlessTransition, .log, "Transitions did not end: \(running.count) still running")
  }

  /// The exchanges of children's views that run.
  public var exchanges: [HeadlessExchange] { running.compactMap(\.exchange) }

  func add(_ transition: RunningTransition) {
    running.append(transition)
    onUnrest?()
  }

  func remove(_ transition: RunningTransition) {
    running.removeAll { $0 === transition }
  }

  func animate(
    for duration: TimeInterval, _ animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    animations()
    guard let completion else { return }
    if duration > 0, animationsEnabled {
      clock.after(.seconds(duration)) { completion(true) }
    } else {
      clock.afterTurns(1) { completion(true) }
    }
  }

  func withoutAnimation(_ actions: () -> Void) {
    let before = animationsEnabled
    animationsEnabled = false
    actions()
    animationsEnabled = before
  }

  private func layoutWindows() {
    for window in scene.windows where !window.isHidden { window.layoutTree() }
  }
}
