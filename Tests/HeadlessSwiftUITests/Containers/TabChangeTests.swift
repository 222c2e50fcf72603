import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Tabs that come, go and change while they are shown.
@MainActor @Suite("Adding, removing or moving tabs keeps the screens of the other tabs")
struct TabChangeTests {
  @Observable @MainActor fileprivate final class Model {
    var tab = "a"
    var names = ["a", "b", "c"]
    var badge = ""
    var path: [Int] = []
    var item: Item?
  }

  private struct App: View {
    @Bindable var model: Model
    let log: Log
    var body: some View {
      TabView(selection: $model.tab) {
        ForEach(model.names, id: \.self) { name in
          Recorder(name: name, log: log)
            .tabItem { Text("\(name.uppercased())\(model.badge)") }
            .tag(name)
        }
      }
    }
  }

  private let model = Model()
  private let log = Log()

  private func scene() -> HeadlessScene {
    HeadlessScene(assumptions: .with(\.tabChanges, .atOnce)) { App(model: model, log: log) }
  }

  private func labels(_ scene: HeadlessScene) -> [String] {
    scene.nodes.all(.tab).map { $0.label + ($0.isSelected ? "*" : "") }
  }

  @Test func labelsFollowWhatTheyRead() {
    let scene = scene()
    #expect(labels(scene) == ["A*", "B", "C"])
    model.badge = " (1)"
    scene.turn()
    #expect(labels(scene) == ["A (1)*", "B (1)", "C (1)"])
  }

  @Test func tabsThatMoveKeepTheirScreens() {
    let scene = scene()
    _ = log.take()
    model.names = ["c", "b", "a"]
    scene.turn()
    #expect(labels(scene) == ["C", "B", "A*"])
    #expect(log.take().isEmpty)
    model.tab = "c"
    scene.turn()
    #expect(
      log.take() == [
        "c.didLoad", "a.willDisappear", "c.willAppear", "a.didDisappear", "c.didAppear",
      ])
    #expect(scene.transitions.map(\.description) == ["select (cut): A → C"])
  }

  @Test func aTabThatIsRemovedIsTakenDown() {
    let scene = scene()
    model.tab = "b"
    scene.turn()
    _ = log.take()
    model.names = ["b", "c"]
    scene.turn()
    #expect(log.take() == ["a.dismantle"])
    #expect(labels(scene) == ["B*", "C"])
  }

  @Test func theShownTabMayBeRemovedTogetherWithItsSelection() {
    let scene = scene()
    _ = log.take()
    model.names = ["b", "c"]
    model.tab = "b"
    scene.turn()
    #expect(labels(scene) == ["B*", "C"])
    #expect(
      Set(log.take())
        == Set([
          "a.willDisappear", "a.didDisappear", "a.dismantle", "b.didLoad", "b.willAppear",
          "b.didAppear",
        ]))
    #expect(scene.faults.isEmpty)
  }

  @Test func aSelectionWithoutTabIsAFaultOnceForEachTimeItIsMade() {
    let scene = scene()
    for tab in ["z", "a", "z"] {
      model.tab = tab
      scene.turn()
      model.badge += "!"
      scene.turn()
    }
    #expect(
      scene.faults == Array(repeating: "TabView: no tab has the selected tag z", count: 2))
  }

  @Test func tabsThatStartWithoutTheirSelectionShowTheFirst() {
    model.tab = "z"
    let scene = scene()
    #expect(labels(scene) == ["A*", "B", "C"])
    #expect(scene.faults.count == 1)
  }

  @Test func aTapWritesAndTheNextTurnShows() throws {
    let scene = scene()
    try scene.tapTab("B")
    #expect(model.tab == "b")
    #expect(labels(scene) == ["A*", "B", "C"])
    scene.turn()
    #expect(labels(scene) == ["A", "B*", "C"])
    #expect(!scene.isTransitioning)
  }

  @Test func aTagOfAnotherTypeIsAFault() throws {
    let scene = HeadlessScene(assumptions: .with(\.tabChanges, .atOnce)) {
      TabView(selection: Bindable(model).tab) {
        Text("one").tabItem { Text("One") }.tag("a")
        Text("two").tabItem { Text("Two") }.tag(2)
      }
    }
    try scene.tapTab("Two")
    #expect(scene.faults == ["TabView: the tag 2 is not of the selection's type"])
    #expect(model.tab == "a")
  }

  @Test(arguments: [HeadlessProfile.iOS17, .iOS18])
  func s42OnlyATapOnTheShownTabPops(profile: HeadlessProfile) throws {
    model.path = [1]
    let scene = HeadlessScene(profile: profile) {
      TabView {
        NavigationStack(path: Bindable(model).path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationDestination(item: Bindable(model).item) { Text("item \($0.id)") }
        }
        .tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
    model.item = Item(id: 1)
    scene.finish()
    #expect(scene.screens.count == 3)
    try scene.tapTab("Two")
    scene.finish()
    try scene.tapTab("One")
    scene.finish()
    #expect(scene.screens.count == 3)
    #expect(model.path == [1] && model.item != nil)
    try scene.tapTab("One")
    scene.finish()
    #expect(model.path == (profile < .iOS18 ? [1] : []))
    #expect((model.item == nil) == (profile >= .iOS18))
    #expect(scene.screens.count == (profile < .iOS18 ? 3 : 1))
  }
}
