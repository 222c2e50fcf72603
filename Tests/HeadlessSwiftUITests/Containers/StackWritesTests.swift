import HeadlessSwiftUI
import Testing

@MainActor @Suite("A stack writes its path when the user goes back") struct StackWritesTests {
  private func scene(
    _ model: PathModel, _ change: (inout HeadlessViewAssumptions) -> Void = { _ in }
  ) -> HeadlessScene {
    var assumptions = HeadlessViewAssumptions()
    change(&assumptions)
    return HeadlessScene(assumptions: assumptions) { StackApp(model: model, log: Log()) }
  }

  @Test(arguments: HeadlessViewAssumptions.Fate.allCases)
  func s11APathWrittenDuringATransitionIsKeptOrLost(fate: HeadlessViewAssumptions.Fate) {
    let model = PathModel()
    let scene = scene(model) { $0.pathDuringTransition = fate }
    model.path = [1]
    scene.turn()
    model.path = [1, 2]
    scene.turn()
    #expect(scene.screens == ["root", "1"])
    scene.finishTransitions()
    scene.finishTransitions()
    #expect(scene.screens == (fate == .kept ? ["root", "1", "2"] : ["root", "1"]))
    model.path = [1, 2, 3]
    scene.finish()
    #expect(scene.screens == ["root", "1", "2", "3"])
  }

  @Test(arguments: HeadlessViewAssumptions.Moment.allCases)
  func s14TheWayBackIsWrittenFirstOrLast(moment: HeadlessViewAssumptions.Moment) throws {
    let model = PathModel()
    model.path = [1, 2]
    let scene = scene(model) { $0.popWrites = moment }
    try scene.tapBack()
    #expect(model.path == (moment == .first ? [1] : [1, 2]))
    scene.turn()
    #expect(scene.isTransitioning)
    scene.finishTransitions()
    #expect(model.path == [1])
    #expect(scene.screens == ["root", "1"])
    #expect(scene.transitions.map(\.kind) == [.pop])
  }

  @Test(arguments: [false, true])
  func s14TheSystemMayWriteTwice(twice: Bool) throws {
    let model = PathModel()
    model.path = [1, 2]
    let scene = scene(model) { $0.writesTwice = twice }
    try scene.tapBack()
    scene.finish()
    #expect(model.writes == (twice ? [[1, 2], [1], [1]] : [[1, 2], [1]]))
  }

  @Test func aLongPressGoesBackSeveralScreens() throws {
    let model = PathModel()
    model.path = [1, 2, 3]
    let scene = scene(model)
    try scene.tapBack(to: 0)
    scene.finish()
    #expect(model.path.isEmpty)
    #expect(scene.screens == ["root"])
  }

  @Test(arguments: HeadlessViewAssumptions.Moment.allCases)
  func aFinishedSwipeWritesAtItsFinishOrItsEnd(moment: HeadlessViewAssumptions.Moment) throws {
    let model = PathModel()
    model.path = [1, 2]
    let scene = scene(model) { $0.popWrites = moment }
    try scene.beginSwipeBack()
    scene.turn()
    #expect(scene.isGestureRunning)
    #expect(model.path == [1, 2])
    scene.finishTransitions()
    #expect(scene.isGestureRunning)
    scene.finishSwipeBack()
    #expect(model.path == (moment == .first ? [1] : [1, 2]))
    scene.finish()
    #expect(model.path == [1])
    #expect(scene.screens == ["root", "1"])
    #expect(!scene.isTransitioning)
  }

  @Test func aCancelledSwipeWritesNothing() throws {
    let model = PathModel()
    model.path = [1, 2]
    let scene = scene(model)
    try scene.beginSwipeBack()
    scene.turn()
    scene.cancelSwipeBack()
    scene.finish()
    #expect(model.writes == [[1, 2]])
    #expect(scene.screens == ["root", "1", "2"])
    #expect(scene.transitions.isEmpty)
  }

  @Test func aHiddenBackButtonRefusesButtonAndSwipe() {
    let model = PathModel()
    model.path = [1]
    let scene = HeadlessScene { StackApp(model: model, log: Log(), hidesBack: true) }
    #expect(throws: HeadlessTouchError.self) { try scene.tapBack() }
    #expect(throws: HeadlessTouchError.self) { try scene.beginSwipeBack() }
  }

  @Test func aPathPutBackInTheTurnOfThePopIsShownAgain() throws {
    let model = PathModel()
    model.path = [1, 2]
    let scene = scene(model)
    try scene.tapBack()
    model.path = [1, 2]
    scene.finish()
    scene.finishTransitions()
    #expect(scene.screens == ["root", "1", "2"])
  }

  @Test func aRootHasNoWayBack() {
    let scene = scene(PathModel())
    #expect(throws: HeadlessTouchError.self) { try scene.tapBack() }
  }
}
