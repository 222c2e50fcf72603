import HeadlessSwiftUI
import Observation
import Testing

/// In which order one update evaluates, and how it ends.
@MainActor @Suite("An update runs each body once, and an endless update is a fault")
struct UpdateRoundTests {
  @Observable @MainActor fileprivate final class Model {
    var value = 0
  }

  private struct Outer: View {
    let model: Model
    var body: some View {
      Inner(value: model.value, model: model)
    }
  }

  private struct Inner: View {
    let value: Int
    let model: Model
    var body: some View { Text("\(value) \(model.value)") }
  }

  @Test func parentAndChildThatReadTheSameRunOnceEach() {
    let model = Model()
    let scene = HeadlessScene { Outer(model: model) }
    scene.resetEvaluations()
    model.value = 1
    scene.turn()
    #expect(scene.evaluations == ["Outer": 1, "Inner": 1])
    #expect(scene.nodes.texts == ["1 1"])
  }

  private struct Removing: View {
    let item: SheetModel
    var body: some View {
      if let outer = item.outer { Needy(item: item, id: outer.id) }
    }
  }

  private struct Needy: View {
    let item: SheetModel
    let id: Int
    var body: some View { Text("\(id) \(item.outer.map { "\($0.id)" } ?? "gone")") }
  }

  @Test func aViewThatItsParentTakesAwayIsNotAskedOnceMore() {
    let item = SheetModel()
    item.outer = Item(id: 1)
    let scene = HeadlessScene { Removing(item: item) }
    scene.resetEvaluations()
    item.outer = nil
    scene.turn()
    #expect(scene.evaluations == ["Removing": 1])
    #expect(scene.nodes.texts.isEmpty)
  }

  private struct Cycle: View {
    @State private var ticks = 0
    @State private var runs = false
    var body: some View {
      Button("Run \(ticks > 0)") { runs = true }
        .onChange(of: ticks) { ticks += 1 }
        .onChange(of: runs) { if runs { ticks += 1 } }
    }
  }

  @Test func anUpdateCycleEndsAndTheSceneGoesOn() throws {
    let scene = HeadlessScene {
      Cycle()
      Counter(name: "counter")
    }
    try scene.tap("Run false")
    scene.turn()
    #expect(scene.faults.count == 1)
    let faults = scene.faults.count
    try scene.tap("counter 0")
    scene.turn()
    #expect(scene.nodes.all(.button).map(\.label).contains("counter 1"))
    #expect(scene.faults.count == faults)
  }

  @Test func changesFromAnotherThreadCount() async {
    let location = Crossing()
    let scene = HeadlessScene { Text("\(location.value)") }
    await Task.detached { location.value = 3 }.value
    scene.turn()
    #expect(scene.nodes.texts == ["3"])
  }

  @Observable fileprivate final class Crossing: @unchecked Sendable {
    // One thread after the other: the test waits for the task.
    var value = 0
  }
}
