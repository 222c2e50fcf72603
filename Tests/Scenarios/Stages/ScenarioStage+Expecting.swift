import Portolan
import Testing

extension ScenarioStage {
  /// Runs until nothing moves and no request waits for the screen.
  func settle() async {
    var (quietRounds, waitingRounds) = (0, 0)
    for _ in 0..<200 where quietRounds < 3 {
      await breathe()
      turn()
      let (moves, waits) = (isMoving, app.scene.isBusy)
      if moves { finishTransitions() }
      quietRounds = moves || waits ? 0 : quietRounds + 1
      waitingRounds = waits && !moves ? waitingRounds + 1 : 0
      if waitingRounds > 3 {
        outwait()
        waitingRounds = 0
      }
    }
    if quietRounds < 3 { Issue.record("The screen does not come to rest: \(shown)") }
  }

  /// Lets others run without letting anything end on the screen.
  func breathe() async {
    for _ in 0..<20 { await Task.yield() }
  }

  /// Expects that a stage of the test kit sees what the scenario's own eyes see.
  private func expectStage(_ location: SourceLocation) {
    guard let stagePicture else { return }
    let windows = [shown] + curtains.map { "curtain \($0.hasPrefix("(") ? $0 : "(\($0))")" }
    #expect(
      stagePicture == windows.joined(separator: " ⇧ "), "the stage", sourceLocation: location)
  }

  /// Settles, and expects that screen and tree agree on a picture and nobody complains.
  func expect(_ picture: String, _ location: SourceLocation = #_sourceLocation) async {
    await settle()
    #expect(shown == picture, "the screen", sourceLocation: location)
    expectStage(location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    expectNoFaults(location)
  }

  /// Lets end what moves by itself, and expects a picture although somebody is asked and has not
  /// answered.
  func expectMeanwhile(
    _ picture: String, _ location: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<10 {
      await breathe()
      turn()
      if isMoving { finishTransitions() }
    }
    #expect(app.scene.isBusy, "nobody is asked", sourceLocation: location)
    #expect(shown == picture, "the screen", sourceLocation: location)
    expectStage(location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    expectNoFaults(location)
  }

  /// Expects how requests ended that nobody awaited, which is told a turn later.
  func expectFailures(_ codes: [String], _ location: SourceLocation = #_sourceLocation) async {
    await settle()
    for _ in 0..<100 where app.failures.count < codes.count { await breathe() }
    #expect(app.failures == codes, sourceLocation: location)
  }

  func expectNoFaults(_ location: SourceLocation = #_sourceLocation) {
    #expect(screenFaults == [], sourceLocation: location)
    #expect(app.diagnostics == [], sourceLocation: location)
  }

  /// Lets what was asked for begin, and expects that it takes time.
  func expectMotion(_ location: SourceLocation = #_sourceLocation) {
    turn()
    #expect(isMoving, "nothing moves, so nothing can be asked meanwhile", sourceLocation: location)
  }
}
