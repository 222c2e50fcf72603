import Foundation

extension HeadlessScreen {
  /// Whether a controller's transition runs, one under a user's finger included.
  public var isTransitioning: Bool { !running.isEmpty }

  /// Runs one turn of the run loop: what waits for it, then the layout that is due.
  public func turn() {
    clock.turn()
    layoutIfNeeded()
  }

  /// Lays out what asks for it, as the end of a turn does; stacks begin then to move (U163).
  public func layoutIfNeeded() {
    for window in shownWindows { window.layoutTree() }
  }

  private var shownWindows: [UIWindow] {
    (scene.windows + looseWindows.windows).filter { !$0.isHidden }
  }

  /// Lays out until nothing asks for it; what asks again each time is left to the next turn.
  private func finishLayout() {
    for _ in 0..<10 where shownWindows.contains(where: \.containsNeedsLayout) { layoutIfNeeded() }
  }

  /// Lets time pass, with all turns and transitions that end in it.
  public func advance(by duration: Duration) {
    let target = clock.now.advanced(by: duration)
    layoutIfNeeded()
    while let next = clock.nextDeadline, next < target {
      clock.advance(to: next)
      layoutIfNeeded()
    }
    clock.advance(to: target)
    layoutIfNeeded()
  }

  /// Lets time pass until no transition runs; one under a finger, or one without end, is a fault.
  public func finishTransitions() {
    for _ in 0..<1000 {
      guard clock.drainTurns() else { break }
      finishLayout()
      clock.endTurn()
      if clock.hasTurnWork { continue }
      guard let next = running.compactMap(\.end).min() else {
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
      if let holder { return holder.hold(for: duration, completion) }
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
    beginning?.takeStart()
  }

  /// Holds controllers that have gone for two seconds, where that is assumed (U169).
  func letGo(of controllers: [UIViewController]) {
    guard assumptions.releasesLate, !controllers.isEmpty else { return }
    clock.after(.seconds(2)) { withExtendedLifetime(controllers) {} }
  }
}
