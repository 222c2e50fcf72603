import HeadlessSwiftUI
import Observation
import Testing

/// What comparisons of bindings saw.
@MainActor private var seen: [String] = []

@MainActor private struct Row: View, @MainActor Equatable {
  @Binding var count: Int

  static func == (old: Row, new: Row) -> Bool {
    seen.append("\(old.count) \(new.count)")
    return old.count == new.count
  }

  var body: some View { Text("row \(count)") }
}

@MainActor
@Suite("During an update a binding returns the value from when the binding was created (S64)")
struct BindingMomentTests {
  private struct Owner: View {
    @State private var count = 0
    var body: some View {
      Button("Add to \(count)") { count += 1 }
      Row(count: $count)
    }
  }

  @Observable @MainActor fileprivate final class Model { var count = 0 }

  private struct Watcher: View {
    @Bindable var model: Model
    var body: some View {
      Text("watched \(model.count)")
      Row(count: $model.count)
    }
  }

  @Test func twoBindingsOfOneStateDiffer() throws {
    seen = []
    let scene = HeadlessScene { Owner() }
    try scene.tap("Add to 0")
    scene.turn()
    #expect(seen.first == "0 1")
    #expect(scene.nodes.texts == ["row 1"])
    scene.close()
  }

  @Test func twoBindingsOfOnePropertyDiffer() {
    seen = []
    let model = Model()
    let scene = HeadlessScene { Watcher(model: model) }
    model.count = 1
    scene.turn()
    #expect(seen.first == "0 1")
    #expect(scene.nodes.texts == ["watched 1", "row 1"])
    scene.close()
  }

  /// Its body reads the binding that an earlier evaluation of the parent made.
  private struct Child: View {
    @Binding var count: Int
    @State private var own = 0
    var body: some View {
      Button("\(count) and \(own)") {
        own += 1
        count += 10
      }
    }
  }

  private struct Parent: View {
    @State private var count = 0
    var body: some View { Child(count: $count) }
  }

  @Test func aViewThatIsEvaluatedAnewReadsTheValueOfNow() throws {
    let scene = HeadlessScene { Parent() }
    try scene.tap("0 and 0")
    scene.turn()
    #expect(scene.nodes.all(.button).map(\.label) == ["10 and 1"])
    try scene.tap("10 and 1")
    scene.turn()
    #expect(scene.nodes.all(.button).map(\.label) == ["20 and 2"])
    scene.close()
  }

  @Test func outsideOfUpdatesItSaysWhatHolds() {
    let model = Model()
    let binding = Bindable(model).count
    model.count = 3
    #expect(binding.wrappedValue == 3)
    model.count = 4
    #expect(binding.wrappedValue == 4)
  }
}
