import Portolan

extension WalkEngine {
  /// How long a screen that went may be kept, and some more, so that leaks are told.
  private static let patience = Duration.milliseconds(3_100)

  /// Lets everything happen that happens without anybody's doing, then a while in which nothing
  /// moves.
  func settle(_ step: String) async throws(WalkFailure) {
    try await wait(step, until: { !isBusy })
    screen.advance(by: Self.patience)
    try await wait(step, until: { !isBusy })
  }

  /// Gives single turns until the screen shows something: its first frame, and nothing after it.
  func waitForFirstFrame(of step: String) async throws(WalkFailure) {
    let start = ContinuousClock.now
    while screen.picture.isEmpty {
      await screen.giveTurn()
      guard ContinuousClock.now - start < .seconds(10) else {
        throw .restless(step: step, "nothing is shown")
      }
    }
  }

  /// Gives turns until something holds and goes on holding; virtual time moves only for what runs
  /// on screen, real time only for what is read from files.
  func wait(_ step: String, until isDone: @MainActor () -> Bool) async throws(WalkFailure) {
    let start = ContinuousClock.now
    var calm = 0
    while calm < 3 {
      for _ in 0..<20 { await screen.giveTurn() }
      // A model lives as long as a file is read for it, however busy the machine is.
      await application.services.catalogue.answered()
      await application.services.saved()
      calm = isDone() ? calm + 1 : 0
      if calm > 0 { continue }
      if screen.isTransitioning { screen.finishTransitions() }
      let waited = ContinuousClock.now - start
      // Nothing runs on screen: the navigator may be waiting for one of its own deadlines.
      if waited > .seconds(2), application.navigator.scene.isBusy {
        screen.advance(by: Duration.seconds(1))
      }
      guard waited < .seconds(10) else { throw .restless(step: step, stillGoing) }
    }
  }

  private var stillGoing: String {
    let scene = application.navigator.scene
    return [
      scene.isBusy ? "the navigator" : nil, screen.isTransitioning ? "a transition" : nil,
      screen.isLoading ? "an activity indicator" : nil,
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
