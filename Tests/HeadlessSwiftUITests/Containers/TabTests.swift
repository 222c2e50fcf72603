import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@MainActor
@Suite("A TabView builds a tab's screen when the tab is first selected, and keeps that screen")
struct TabTests {
  @Observable @MainActor fileprivate final class Model {
    private var kept = "one"
    var tab: String {
      get { kept }
      set { if !isStubborn { kept = newValue } }
    }
    var path: [Int] = []
    @ObservationIgnored var isStubborn = false
  }

  private struct App: View {
    @Bindable var model: Model
    let log: Log

    var body: some View {
      TabView(selection: $model.tab) {
        NavigationStack(path: $model.path) {
          Recorder(name: "one", log: log)
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
        .tabItem { Label("One", systemImage: "1.circle") }
        .tag("one")
        Recorder(name: "two", log: log)
          .tabItem { Text("Two") }
          .tag("two")
      }
    }
  }

  @Test func s43ATabIsBuiltWhenItIsFirstSelectedAndKept() throws {
    let (model, log) = (Model(), Log())
    let scene = HeadlessScene(assumptions: .with(\.tabChanges, .atOnce)) {
      App(model: model, log: log)
    }
    #expect(log.take() == ["one.didLoad", "one.willAppear", "one.didAppear"])
    #expect(scene.nodes.all(.tab).map(\.isBuilt) == [true, false])
    try scene.tapTab("Two")
    scene.turn()
    #expect(
      log.take() == [
        "two.didLoad", "one.willDisappear", "two.willAppear", "one.didDisappear",
        "two.didAppear",
      ])
    try scene.tapTab(at: 0)
    scene.turn()
    #expect(scene.nodes.all(.tab).map(\.isBuilt) == [true, true])
    #expect(!log.take().contains("two.dismantle"))
    #expect(scene.faults.isEmpty)
  }

  @Test func aSelectionThatRefusesTheTapLeavesTheTab() throws {
    let model = Model()
    let scene = HeadlessScene { App(model: model, log: Log()) }
    model.isStubborn = true
    try scene.tapTab("Two")
    scene.turn()
    #expect(scene.nodes.all(.tab).map(\.isSelected) == [true, false])
  }

  @Test(arguments: [HeadlessProfile.iOS17, .iOS18])
  func s42ATapOnTheTabThatIsShownPopsItsStackFrom18(profile: HeadlessProfile) throws {
    let model = Model()
    model.path = [1, 2]
    let scene = HeadlessScene(profile: profile) { App(model: model, log: Log()) }
    try scene.tapTab("One")
    scene.finish()
    #expect(model.path == (profile < .iOS18 ? [1, 2] : []))
    #expect(scene.screens.count == (profile < .iOS18 ? 3 : 1))
  }

  @Test func aSelectionWithoutTabIsAFault() {
    let model = Model()
    let scene = HeadlessScene { App(model: model, log: Log()) }
    model.tab = "nine"
    scene.turn()
    #expect(scene.faults == ["TabView: no tab has the selected tag nine"])
    #expect(scene.nodes.all(.tab).map(\.isSelected) == [true, false])
  }

  @Test func aStackInATabThatIsNotShownChangesAtOnceAndSilently() throws {
    let (model, log) = (Model(), Log())
    let scene = HeadlessScene { App(model: model, log: log) }
    try scene.tapTab("Two")
    scene.finish()
    _ = log.take()
    model.path = [1]
    scene.turn()
    #expect(!scene.isTransitioning)
    #expect(log.take().isEmpty)
    #expect(scene.screens == ["root", "1"])
  }

  @Test func tabsWithoutSelectionKeepTheChoice() throws {
    let scene = HeadlessScene {
      TabView {
        Text("a").tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    try scene.tapTab("B")
    scene.turn()
    #expect(scene.nodes.all(.tab).map(\.isSelected) == [false, true])
  }
}
