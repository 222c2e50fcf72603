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
    var patience = Patience()
    while screen.picture.isEmpty {
      await screen.giveTurn()
      patience.turns += 1
      guard !patience.isOver(after: .seconds(10)) else {
        throw .restless(step: step, "nothing is shown")
      }
    }
  }

  /// Gives turns until something holds and goes on holding; virtual time moves only for what runs
  /// on screen, real time only for what is read from files.
  func wait(_ step: String, until isDone: @MainActor () -> Bool) async throws(WalkFailure) {
    var patience = Patience()
    var calm = 0
    while calm < 3 {
      for _ in 0..<20 { await screen.giveTurn() }
      patience.turns += 20
      // A model lives as long as a file is read for it, however busy the machine is.
      await application.services.catalogue.answered()
      await application.services.saved()
      calm = isDone() ? calm + 1 : 0
      if calm > 0 { continue }
      guard !patience.isOver(after: .seconds(10)) else {
        throw .restless(step: step, stillGoing)
      }
      if screen.isTransitioning { screen.finishTransitions() }
      // Nothing runs on screen: the navigator may be waiting for one of its own deadlines.
      if patience.isOver(after: .seconds(2)), application.navigator.scene.isBusy {
        screen.advance(by: Duration.seconds(1))
      }
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

/// How long a walk waits for the app.
///
/// A machine that does something else gives few turns in a long time, and a file may be read for
/// most of it, so what has waited long must have had turns too.
private struct Patience {
  var turns = 0
  private let start = ContinuousClock.now

  func isOver(after limit: Duration) -> Bool {
    turns > 10_000 && ContinuousClock.now - start > limit
  }
}
