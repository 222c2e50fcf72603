import HeadlessSwiftUI
import Observation
import Testing

/// Paths whose owner does something else than the stack expects.
@MainActor
@Suite("A stack pops even if its path's owner refuses the pop, and shows the owner's next path")
struct StackRefusalTests {
  @Observable @MainActor fileprivate final class Stubborn {
    private var kept = [1, 2]
    var path: [Int] {
      get { kept }
      set { if !refuses { kept = newValue } }
    }
    var title = "first"
    @ObservationIgnored var refuses = true
  }

  private struct App: View {
    @Bindable var model: Stubborn
    var body: some View {
      NavigationStack(path: $model.path) {
        Text(model.title).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  @Test(arguments: HeadlessViewAssumptions.Moment.allCases)
  func s14APathThatRefusesTheWayBackDiffersFromTheScreen(
    moment: HeadlessViewAssumptions.Moment
  ) throws {
    let model = Stubborn()
    let scene = HeadlessScene(assumptions: .with(\.popWrites, moment)) { App(model: model) }
    try scene.tapBack()
    scene.turn()
    // Another evaluation of the stack is no change of its path.
    model.title = "second"
    scene.turn()
    scene.finishTransitions()
    scene.finishTransitions()
    #expect(model.path == [1, 2])
    #expect(scene.screens == ["root", "1"])
    #expect(scene.nodes.all(.screen).first?.texts == ["second"])
    model.refuses = false
    model.path = [1, 2, 3]
    scene.finish()
    #expect(scene.screens == ["root", "1", "2", "3"])
  }

  @Test func s14WhatIsWrittenBackIsWhatIsShownLessThePopped() throws {
    let model = PathModel()
    model.path = [1, 2]
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    model.path = [7, 8, 9]
    // Before the update the person still sees the old path.
    try scene.tapBack()
    #expect(model.path == [1])
    scene.finish()
    #expect(scene.screens == ["root", "1"])
  }

  @Test func s11AChangeTakenBackDuringTheTransitionIsNoChange() {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    model.path = [1]
    scene.turn()
    model.path = [1, 2]
    scene.turn()
    model.path = [1]
    scene.turn()
    scene.finishTransitions()
    #expect(!scene.isTransitioning)
    #expect(scene.transitions.map(\.kind) == [.push])
  }

  @Test(arguments: HeadlessViewAssumptions.Fate.allCases)
  func s11APopWrittenDuringAPushIsKeptOrLost(fate: HeadlessViewAssumptions.Fate) {
    let model = PathModel()
    let scene = HeadlessScene(assumptions: .with(\.pathDuringTransition, fate)) {
      StackApp(model: model, log: Log())
    }
    model.path = [1]
    scene.turn()
    model.path = []
    scene.turn()
    scene.finishTransitions()
    scene.finishTransitions()
    #expect(scene.screens == (fate == .kept ? ["root"] : ["root", "1"]))
    #expect(scene.transitions.map(\.kind) == (fate == .kept ? [.push, .pop] : [.push]))
  }

  @Test func aCutWhoseChangeHadToWaitIsShownAsAnyOther() {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    model.path = [1]
    scene.turn()
    model.path = [1, 2]
    scene.turn()
    withTransaction(.cut) { scene.finishTransitions() }
    #expect(scene.transitions.map(\.animated) == [true, true])
  }
}
