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

  /// Where screen, test kit and tree differ from a picture, and what somebody complains of.
  ///
  /// A stage of the test kit has to see what the scenario's own eyes see.
  func faults(expecting picture: String) -> [String] {
    let windows = [shown] + curtains.map { "curtain \($0.hasPrefix("(") ? $0 : "(\($0))")" }
    let all = windows.joined(separator: " ⇧ ")
    let seen = [
      ("the screen", shown, picture), ("the stage", stagePicture ?? all, all),
      ("the tree", navigator.tree.picture, picture),
    ]
    return seen.filter { $0.1 != $0.2 }.map { "\($0): \($1)\nexpected: \($2)" }
      + screenFaults + app.diagnostics.map { "\($0)" }
  }

  /// Settles, and expects that screen and tree agree on a picture and nobody complains.
  func expect(_ picture: String, _ location: SourceLocation = #_sourceLocation) async {
    await settle()
    expectNow(picture, location)
  }

  private func expectNow(_ picture: String, _ location: SourceLocation) {
    for fault in faults(expecting: picture) {
      Issue.record(Comment(rawValue: fault), sourceLocation: location)
    }
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
    expectNow(picture, location)
  }

  /// Expects how requests ended that nobody awaited, which is told a turn later.
  func expectFailures(_ codes: [String], _ location: SourceLocation = #_sourceLocation) async {
    await settle()
    for _ in 0..<100 where app.failures.count < codes.count { await breathe() }
    #expect(app.failures == codes, sourceLocation: location)
  }

  /// Lets what was asked for begin, and expects that it takes time.
  func expectMotion(_ location: SourceLocation = #_sourceLocation) {
    turn()
    #expect(isMoving, "nothing moves, so nothing can be asked meanwhile", sourceLocation: location)
  }
}
