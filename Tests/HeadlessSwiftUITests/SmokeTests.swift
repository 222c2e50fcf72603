import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@Observable private final class Model {
  var path: [Int] = []
  var sheet: Item?
  var tab = "first"

  struct Item: Identifiable, Equatable {
    let id: Int
  }
}

private struct Shop: View {
  @Bindable var model: Model
  @State private var count = 0

  var body: some View {
    TabView(selection: $model.tab) {
      NavigationStack(path: $model.path) {
        VStack {
          Text("Count \(count)")
          Button("Add") { count += 1 }
          NavigationLink("Seven", value: 7)
        }
        .navigationTitle("Shop")
        .navigationDestination(for: Int.self) { number in
          Product(number: number)
        }
      }
      .tabItem { Label("First", systemImage: "star") }
      .tag("first")
      Text("Second content")
        .tabItem { Label("Second", systemImage: "star") }
        .tag("second")
    }
    .sheet(item: $model.sheet) { item in
      Closable(number: item.id)
    }
  }
}

private struct Product: View {
  let number: Int
  @State private var likes = 0

  var body: some View {
    Text("Product \(number), \(likes) likes")
    Button("Like") { likes += 1 }
  }
}

private struct Closable: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Sheet \(number)")
    Button("Close") { dismiss() }
  }
}

@MainActor @Suite("A small app shows its state, stack, sheet and tabs") struct SmokeTests {
  @Test func stateAndStackAndSheetAndTabs() throws {
    let model = Model()
    let scene = HeadlessScene { Shop(model: model) }
    #expect(scene.nodes.texts.contains("Count 0"), "\(scene.picture)")
    try scene.tap("Add")
    #expect(scene.nodes.texts.contains("Count 0"))
    scene.turn()
    #expect(scene.nodes.texts.contains("Count 1"), "\(scene.picture)")

    try scene.tap("Seven")
    #expect(model.path == [7])
    scene.turn()
    #expect(scene.isTransitioning)
    scene.finishTransitions()
    #expect(scene.nodes.all(.screen).map(\.label) == ["root", "7"], "\(scene.picture)")
    try scene.tap("Like")
    scene.turn()
    #expect(scene.nodes.texts.contains("Product 7, 1 likes"), "\(scene.picture)")
    try scene.tapBack()
    scene.turn()
    scene.finishTransitions()
    #expect(model.path.isEmpty)
    #expect(scene.nodes.all(.screen).map(\.label) == ["root"], "\(scene.picture)")

    model.sheet = Model.Item(id: 3)
    scene.turn()
    scene.finishTransitions()
    #expect(scene.nodes.all(.sheet).count == 1)
    try scene.tap("Close")
    scene.turn()
    scene.finishTransitions()
    #expect(model.sheet == nil)
    #expect(scene.nodes.all(.sheet).isEmpty, "\(scene.picture)")

    try scene.tapTab("Second")
    scene.turn()
    #expect(model.tab == "second")
    #expect(scene.nodes.all(.tab).map(\.isSelected) == [false, true], "\(scene.picture)")
    #expect(scene.faults.isEmpty, "\(scene.faults)")
  }
}
