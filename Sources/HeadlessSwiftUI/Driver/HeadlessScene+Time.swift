public import HeadlessUIKit

extension HeadlessScene {
  /// The time of the controllers in the scene, and of each object that shares it.
  public var clock: HeadlessClock { screen.clock }

  /// Runs one update: evaluates what changed and begins the transitions that follow from it.
  public func turn() {
    guard !isClosed else { return }
    perform {
      screen.turn()
      followScene()
      update()
      AnimationCompletion.flushUnbound()
      update()
    }
  }

  private func update() {
    for _ in 0..<50 {
      graph.update()
      for hosted in stage.hosted { hosted.update() }
      if isIdle { return }
    }
  }

  /// Whether a turn would change something.
  package var hasWork: Bool { !isIdle || screen.clock.hasTurnWork || isEnvironmentStale }

  private var isIdle: Bool {
    graph.isIdle && stage.hosted.allSatisfy(\.graph.isIdle)
  }

  /// Runs turns, and lets tasks run between them, until nothing changes any more.
  ///
  /// Transitions that have begun go on running.
  public func settle() async {
    var quiet = 0
    for _ in 0..<2000 {
      let isBusy = !isIdle
      turn()
      await Task.yield()
      // Tasks away from the main actor come back before tasks that were queued later.
      await Task.detached(priority: .background) {}.value
      quiet = isBusy || !isIdle ? 0 : quiet + 1
      if quiet >= 20 { return }
    }
    stage.report("the scene did not settle: something still changes in every turn")
  }

  /// Lets time pass on the scene's clock, with the turns that it brings and the transitions that end
  /// in it.
  public func advance(by duration: Duration) {
    let target = clock.now.advanced(by: duration)
    while let end = stages.compactMap({ $0.nextEnd(from: clock.now) }).min(), end <= target {
      pass(until: end)
      perform { for stage in stages { stage.finish(by: end) } }
      turn()
    }
    pass(until: target)
    turn()
  }

  private func pass(until time: HeadlessClock.Instant) {
    perform { screen.advance(by: clock.now.duration(to: time)) }
  }

  /// Ends the transitions that run, except what a finger holds, and runs a turn.
  public func finishTransitions() {
    perform {
      for stage in stages { stage.finishRunning() }
      screen.finishTransitions()
    }
    turn()
  }

  /// Whether a transition runs, one under a finger included.
  public var isTransitioning: Bool {
    stages.contains { !$0.running.isEmpty } || screen.isTransitioning
  }

  /// Whether a finger holds a transition.
  public var isGestureRunning: Bool {
    stages.contains { $0.running.contains(where: \.isHeld) }
  }

  /// The scene's stage, and those of the hosting controllers in it.
  var stages: [Stage] { [stage] + stage.hosted.map(\.stage) }
}
