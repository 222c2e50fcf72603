import HeadlessSwiftUI
import Observation
import Testing

private enum WordKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

/// How far values of the environment reach, and who runs when one changes.
@MainActor
@Suite("Screens, tabs and sheets read the environment value that is set nearest around them")
struct EnvironmentReachTests {
  @Observable @MainActor fileprivate final class Model {
    var word = "old"
    var other = 0
    var path: [Int] = []
    var showsSheet = false
    var tab = 0
  }

  private struct Reader: View {
    let place: String
    @Environment(\.word) private var word
    var body: some View { Text("\(place) \(word)") }
  }

  private struct App: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        NavigationStack(path: $model.path) {
          Reader(place: "root").navigationDestination(for: Int.self) { Reader(place: "\($0)") }
        }
        .tabItem { Reader(place: "label") }
        .tag(0)
        Reader(place: "tab").tabItem { Text("Two") }.tag(1)
      }
      .sheet(isPresented: $model.showsSheet) { Reader(place: "sheet") }
      .environment(\.word, model.word)
      .environment(\.layoutDirection, model.other > 0 ? .rightToLeft : .leftToRight)
    }
  }

  private func full() -> (Model, HeadlessScene) {
    let model = Model()
    let scene = HeadlessScene(assumptions: .with(\.coveredScreens, .builtAtOnce)) {
      App(model: model)
    }
    model.tab = 1
    scene.finish()
    model.tab = 0
    model.path = [1, 2]
    scene.finish()
    model.showsSheet = true
    scene.finish()
    scene.resetEvaluations()
    return (model, scene)
  }

  @Test func aChangeReachesCoveredScreensTabsLabelsAndSheets() {
    let (model, scene) = full()
    model.word = "new"
    scene.turn()
    #expect(
      scene.nodes.texts == ["root new", "1 new", "2 new", "tab new", "sheet new"])
    #expect(scene.nodes.all(.tab).first?.label == "label new")
    #expect(scene.evaluations == ["App": 1, "Reader": 6])
  }

  @Test func s20AnotherValueRunsNobodyWhoDoesNotReadIt() {
    let (model, scene) = full()
    model.other = 1
    scene.turn()
    #expect(scene.evaluations == ["App": 1])
  }

  @Test func s20AChangeOfThePathRunsNobodyWhoIsShownAlready() {
    let (model, scene) = full()
    model.path = [1, 2, 3]
    scene.finish()
    #expect(scene.evaluations == ["Reader": 1])
  }

  @Test func theNearestValueCounts() {
    let model = Model()
    let scene = HeadlessScene {
      VStack {
        Reader(place: "outer")
        Reader(place: "inner").environment(\.word, "near")
        Reader(place: "more").transformEnvironment(\.word) { $0 += "er" }
      }
      .environment(\.word, model.word)
    }
    #expect(scene.nodes.texts == ["outer old", "inner near", "more older"])
    model.word = "new"
    scene.turn()
    #expect(scene.nodes.texts == ["outer new", "inner near", "more newer"])
  }

  @Test func withoutAnyTheDefaultCounts() {
    #expect(HeadlessScene { Reader(place: "root") }.nodes.texts == ["root none"])
  }
}
