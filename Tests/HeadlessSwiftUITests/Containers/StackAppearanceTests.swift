import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite("A NavigationStack sends its screens their appearance callbacks in a fixed order")
struct StackAppearanceTests {
  private struct App: View {
    @Bindable var model: PathModel
    let log: Log

    var body: some View {
      NavigationStack(path: $model.path) {
        Recorder(name: "root", log: log)
          .navigationDestination(for: Int.self) { Recorder(name: "\($0)", log: log) }
      }
    }
  }

  @Test func u27APushTellsTheCoveredScreenFirst() {
    let (model, log) = (PathModel(), Log())
    let scene = HeadlessScene { App(model: model, log: log) }
    #expect(log.take() == ["root.didLoad", "root.willAppear", "root.didAppear"])
    model.path = [1]
    scene.turn()
    #expect(log.take() == ["1.didLoad", "root.willDisappear", "1.willAppear"])
    scene.finishTransitions()
    #expect(log.take() == ["root.didDisappear", "1.didAppear"])
    #expect(scene.faults.isEmpty)
  }

  @Test func u28APopDismantlesAtItsEnd() {
    let (model, log) = (PathModel(), Log())
    model.path = [1]
    let scene = HeadlessScene { App(model: model, log: log) }
    _ = log.take()
    model.path = []
    scene.turn()
    #expect(log.take() == ["1.willDisappear", "root.willAppear"])
    scene.finishTransitions()
    #expect(log.take() == ["1.didDisappear", "root.didAppear", "1.dismantle"])
    #expect(scene.faults.isEmpty)
  }

  @Test func u53ACancelledSwipeGoesBackInOrder() throws {
    let (model, log) = (PathModel(), Log())
    let scene = HeadlessScene { App(model: model, log: log) }
    model.path = [1]
    scene.finish()
    _ = log.take()
    try scene.beginSwipeBack()
    #expect(log.take() == ["1.willDisappear", "root.willAppear"])
    scene.cancelSwipeBack()
    #expect(
      log.take() == [
        "root.willDisappear", "root.didDisappear", "1.willAppear", "1.didAppear",
      ])
    #expect(scene.faults.isEmpty)
  }

  @Test func aCutTellsAllFourInOneTurn() {
    let (model, log) = (PathModel(), Log())
    model.path = [1]
    let scene = HeadlessScene { App(model: model, log: log) }
    _ = log.take()
    model.path = [2]
    scene.turn()
    #expect(
      log.take() == [
        "2.didLoad", "1.willDisappear", "2.willAppear", "1.didDisappear", "2.didAppear",
        "1.dismantle",
      ])
  }

  @Test func s16RootIsPairedFrom18AndUnpairedBefore() {
    for profile in [HeadlessProfile.iOS17, .iOS18] {
      let (model, log) = (PathModel(), Log())
      let scene = HeadlessScene(profile: profile) { StackApp(model: model, log: log) }
      model.path = [1]
      scene.finish()
      model.path = []
      scene.finish()
      let isPaired = profile >= .iOS18
      #expect(
        log.take()
          == ["root on", "1 on"] + (isPaired ? ["root off"] : []) + ["root on", "1 off"])
    }
  }

  @Test(arguments: [false, true])
  func s16CoveredScreensMayAppearAgain(again: Bool) {
    var assumptions = HeadlessViewAssumptions()
    assumptions.coveredScreensAppearAgain = again
    let (model, log) = (PathModel(), Log())
    let scene = HeadlessScene(assumptions: assumptions) { StackApp(model: model, log: log) }
    model.path = [1]
    scene.finish()
    #expect(log.take().filter { $0 == "root on" }.count == (again ? 2 : 1))
  }

  @Test func controllersStandInTheirScreenAndItsWindow() {
    let (model, log) = (PathModel(), Log())
    model.path = [1]
    let scene = HeadlessScene { App(model: model, log: log) }
    let front = scene.nodes.all(.controller).last?.controller
    #expect(front?.viewIfLoaded?.window === scene.screen.window)
    #expect(front?.navigationController != nil)
  }
}
