import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@MainActor @Suite("A tab switch is animated from iOS 18 on (S63)")
struct TabAnimationTests {
  @Observable @MainActor fileprivate final class Model {
    var tab = "a"
    var path: [Int] = []
  }

  private struct App: View {
    @Bindable var model: Model
    let log: Log
    var body: some View {
      TabView(selection: $model.tab) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Recorder(name: name, log: log).tabItem { Text(name) }.tag(name)
        }
      }
    }
  }

  private let model = Model()
  private let log = Log()

  private func scene(
    _ profile: HeadlessProfile = .iOS18, _ assumptions: HeadlessViewAssumptions = .init()
  ) -> HeadlessScene {
    let scene = HeadlessScene(profile: profile, assumptions: assumptions) {
      App(model: model, log: log)
    }
    _ = log.take()
    return scene
  }

  @Test func theOldGoesAndTheNewIsThereAtTheEnd() throws {
    let scene = scene()
    try scene.tapTab("b")
    scene.turn()
    #expect(log.take() == ["b.didLoad", "a.willDisappear", "b.willAppear"])
    #expect(scene.isTransitioning)
    #expect(scene.nodes.all(.tab).map(\.isSelected) == [false, true, false])
    scene.finishTransitions()
    #expect(log.take() == ["a.didDisappear", "b.didAppear"])
    #expect(scene.transitions.map(\.description) == ["select: a → b"])
  }

  @Test func aSecondChoiceEndsTheFirst() throws {
    let scene = scene()
    try scene.tapTab("b")
    scene.turn()
    _ = log.take()
    try scene.tapTab("c")
    scene.turn()
    #expect(
      log.take() == [
        "a.didDisappear", "b.didAppear", "c.didLoad", "b.willDisappear", "c.willAppear",
      ])
    scene.finishTransitions()
    #expect(log.take() == ["b.didDisappear", "c.didAppear"])
  }

  @Test func whatIsSelectedByCodeMovesTooUnlessItSaysOtherwise() {
    let scene = scene()
    model.tab = "b"
    scene.turn()
    #expect(scene.isTransitioning)
    scene.finishTransitions()
    withTransaction(.cut) { model.tab = "c" }
    scene.turn()
    #expect(!scene.isTransitioning)
    #expect(scene.transitions.map(\.description) == ["select: a → b", "select (cut): b → c"])
  }

  @Test(arguments: HeadlessProfile.allCases)
  func beforeOrWhereItIsNotSoItComesAtOnce(profile: HeadlessProfile) throws {
    let assumed: HeadlessViewAssumptions =
      profile == .iOS17 ? .init() : .with(\.tabChanges, .atOnce)
    let scene = scene(profile, assumed)
    try scene.tapTab("b")
    scene.turn()
    #expect(!scene.isTransitioning)
    #expect(
      log.take() == [
        "b.didLoad", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear",
      ])
  }

  @Test func tabsThatGoWhileTheyChangeEndTheChange() throws {
    let flags = TwoFlags()
    flags.first = true
    let scene = HeadlessScene {
      if flags.first { App(model: model, log: log) }
    }
    try scene.tapTab("b")
    scene.turn()
    flags.first = false
    scene.turn()
    #expect(!scene.isTransitioning)
    #expect(
      log.take().filter { $0.hasSuffix("dismantle") }.sorted() == ["a.dismantle", "b.dismantle"])
  }
}
