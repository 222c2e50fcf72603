import HeadlessSwiftUI
import Observation
import Testing

/// What a change costs in an app of five tabs with fifty screens each.
@MainActor
@Suite("A change in an app of 250 screens runs only the bodies that read the changed value")
struct EvaluationCostTests {
  @Observable @MainActor fileprivate final class Model {
    var tab = 0
    var sheet: Item?
    let stacks = (0..<5).map { _ in PathModel() }
  }

  private struct App: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        ForEach(0..<5) { index in
          Tab(stack: model.stacks[index]) { _ = index }
            .tabItem { Text("Tab \(index)") }
            .tag(index)
        }
      }
      .sheet(item: $model.sheet) { Sheet(number: $0.id) }
    }
  }

  /// Has a closure, so that a value made anew never counts as the same.
  private struct Tab: View {
    @Bindable var stack: PathModel
    let action: @MainActor () -> Void

    var body: some View {
      NavigationStack(path: $stack.path) {
        Page(number: 0, action: action)
          .navigationDestination(for: Int.self) { Page(number: $0, action: action) }
      }
    }
  }

  private struct Page: View {
    let number: Int
    let action: @MainActor () -> Void
    var body: some View { Button("Page \(number)", action: action) }
  }

  private struct Sheet: View {
    let number: Int
    var body: some View { Text("sheet \(number)") }
  }

  private func full() -> (Model, HeadlessScene) {
    var assumptions = HeadlessViewAssumptions()
    assumptions.coveredScreens = .builtAtOnce
    let model = Model()
    for stack in model.stacks { stack.path = Array(1..<50) }
    let scene = HeadlessScene(assumptions: assumptions) { App(model: model) }
    for tab in 0..<5 {
      model.tab = tab
      scene.finish()
    }
    #expect(scene.evaluations == ["App": 1, "Tab": 5, "Page": 250])
    scene.resetEvaluations()
    return (model, scene)
  }

  @Test func aPushRunsOnePage() {
    let (model, scene) = full()
    model.stacks[4].path.append(50)
    scene.finish()
    #expect(scene.evaluations == ["Page": 1])
  }

  @Test func aPopRunsNothing() {
    let (model, scene) = full()
    model.stacks[4].path.removeLast()
    scene.finish()
    #expect(scene.evaluations.isEmpty)
  }

  @Test func aTabSwitchRunsNothing() {
    let (model, scene) = full()
    model.tab = 0
    scene.finish()
    #expect(scene.evaluations.isEmpty)
  }

  @Test func aSheetRunsItsContent() {
    let (model, scene) = full()
    model.sheet = Item(id: 1)
    scene.finish()
    #expect(scene.evaluations == ["Sheet": 1])
    model.sheet = nil
    scene.finish()
    #expect(scene.evaluations == ["Sheet": 1])
  }

  @Test func whatForEachReadsStillCountsAfterATabSwitch() {
    let (shown, flags) = (TwoFlags(), TwoFlags())
    let scene = HeadlessScene {
      TabView(selection: Bindable(shown).first) {
        ForEach(flags.second ? [false, true] : [false], id: \.self) { tag in
          Text("\(flags.first)").tabItem { Text("\(tag)") }.tag(tag)
        }
      }
    }
    flags.second = true
    scene.turn()
    shown.first = true
    scene.turn()
    #expect(scene.nodes.all(.tab).map(\.isSelected) == [false, true])
    flags.first = true
    scene.turn()
    #expect(scene.nodes.texts == ["true", "true"])
  }
}
