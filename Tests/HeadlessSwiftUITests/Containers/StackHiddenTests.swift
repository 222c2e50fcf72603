import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Stacks that change while nobody sees them, or while they come and go themselves.
@MainActor @Suite("A stack that is out of sight changes without a transition")
struct StackHiddenTests {
  private struct App: View {
    @Bindable var flags: TwoFlags
    let model: PathModel
    let log: Log

    var body: some View {
      TabView(selection: $flags.first) {
        RecordedStack(model: model, log: log).tabItem { Text("Stack") }.tag(false)
        Recorder(name: "other", log: log).tabItem { Text("Other") }.tag(true)
      }
    }
  }

  private func shown() -> (TwoFlags, PathModel, Log, HeadlessScene) {
    let (flags, model, log) = (TwoFlags(), PathModel(), Log())
    let scene = HeadlessScene(assumptions: .with(\.tabChanges, .atOnce)) {
      App(flags: flags, model: model, log: log)
    }
    return (flags, model, log, scene)
  }

  @Test func aTransitionEndsWhenItsTabGoes() {
    let (flags, model, log, scene) = shown()
    model.path = [1]
    scene.turn()
    _ = log.take()
    flags.first = true
    scene.turn()
    #expect(!scene.isTransitioning)
    #expect(
      log.take() == [
        "other.didLoad", "root.didDisappear", "1.didAppear", "1.willDisappear",
        "other.willAppear", "1.didDisappear", "other.didAppear",
      ])
  }

  @Test func u25AHiddenStackSaysNothingButWhatItLetsGo() {
    let (flags, model, log, scene) = shown()
    model.path = [1]
    scene.finish()
    flags.first = true
    scene.turn()
    _ = log.take()
    model.path = [2, 3]
    scene.turn()
    #expect(log.take() == ["3.didLoad", "1.dismantle"])
    #expect(scene.transitions.last?.animated == false)
    flags.first = false
    scene.turn()
    #expect(
      log.take() == [
        "other.willDisappear", "3.willAppear", "other.didDisappear", "3.didAppear",
      ])
  }

  @Test func s21AStackStartsWithItsWholePathAndWithoutATransition() {
    let (model, log) = (PathModel(), Log())
    model.path = [1, 2, 3]
    let scene = HeadlessScene { RecordedStack(model: model, log: log) }
    #expect(scene.transitions.isEmpty && !scene.isTransitioning)
    // The root is needed first: the destinations stand in it.
    #expect(
      log.take() == [
        "root.didLoad", "root.willAppear", "3.didLoad", "root.willDisappear", "3.willAppear",
        "root.didDisappear", "3.didAppear",
      ])
    #expect(scene.screens == ["root", "1", "2", "3"])
    #expect(scene.nodes.all(.screen).map(\.isBuilt) == [true, false, false, true])
  }

  @Test func s21AStackThatComesLaterStartsWithItsWholePathToo() {
    let (flags, model) = (TwoFlags(), PathModel())
    model.path = [1, 2]
    let scene = HeadlessScene {
      if flags.first { RecordedStack(model: model, log: Log()) }
    }
    flags.first = true
    scene.turn()
    #expect(scene.transitions.isEmpty && !scene.isTransitioning)
    #expect(scene.screens == ["root", "1", "2"])
  }

  @Test func s16OnlyTheRootIsUnpairedBefore18() {
    let (model, log) = (PathModel(), Log())
    model.path = [1]
    let scene = HeadlessScene(profile: .iOS17) { StackApp(model: model, log: log) }
    _ = log.take()
    model.path = [1, 2]
    scene.finish()
    #expect(log.take() == ["2 on", "1 off"])
    model.path = [1]
    scene.finish()
    #expect(log.take() == ["1 on", "2 off"])
  }

  @Test func s16NothingAppearsAgainAfterAPop() {
    let (model, log) = (PathModel(), Log())
    let scene = HeadlessScene(assumptions: .with(\.coveredScreensAppearAgain, true)) {
      StackApp(model: model, log: log)
    }
    model.path = [1]
    scene.finish()
    model.path = [1, 2]
    scene.finish()
    #expect(log.take().filter { $0 == "root on" }.count == 3)
    model.path = [1]
    scene.finish()
    #expect(log.take() == ["1 on", "2 off"])
  }

  @Test func u29AScreenIsInItsStackWhenItHasAppeared() {
    let (model, log) = (PathModel(), Log())
    let scene = HeadlessScene { RecordedStack(model: model, log: log) }
    model.path = [1]
    scene.finish()
    let top = scene.nodes.all(.controller).last?.controller
    #expect(top?.parent?.parent === top?.navigationController)
    #expect(top?.navigationController?.children.last === top?.parent)
    weak let gone = top?.parent
    model.path = []
    scene.finish()
    #expect(gone?.parent == nil)
  }
}
