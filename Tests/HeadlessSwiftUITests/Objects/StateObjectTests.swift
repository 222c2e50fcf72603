import HeadlessSwiftUI
import Testing

/// The evaluator makes the object once for a view and keeps it as long as the view's identity.
@MainActor @Suite("A view keeps its state object as long as the view's identity stays")
struct StateObjectTests {
  private struct Owning: View {
    @StateObject private var basket: Basket
    let title: String

    init(title: String, log: Log) {
      self.title = title
      _basket = StateObject(wrappedValue: StateObjectTests.make(log))
    }

    var body: some View {
      Button("\(title) \(basket.count)") { basket.count += 1 }
      TextField("Note", text: $basket.note)
      Text(basket.note)
    }
  }

  private static func make(_ log: Log) -> Basket {
    MainActor.assumeIsolated { log.add("made") }
    return Basket()
  }

  private struct Outer: View {
    let model: BindingBox<String>
    let log: Log
    var body: some View { Owning(title: model.value, log: log).id(model.value == "other") }
  }

  @Test func `another value of the view keeps the object, another identity makes one`() throws {
    let (model, log) = (BindingBox("Add"), Log())
    let scene = HeadlessScene { Outer(model: model, log: log) }
    try scene.tap("Add 0")
    scene.turn()
    model.value = "Put"
    scene.turn()
    try scene.tap("Put 1")
    scene.turn()
    #expect(scene.tappable.contains("Put 2"), "\(scene.picture)")
    #expect(log.take() == ["made"])
    model.value = "other"
    scene.turn()
    #expect(scene.tappable.contains("other 0"), "\(scene.picture)")
    #expect(log.take() == ["made"])
  }

  @Test func `a binding writes into the object`() throws {
    let scene = HeadlessScene { Owning(title: "Add", log: Log()) }
    try scene.type("late", into: "Note")
    scene.turn()
    #expect(scene.nodes.texts == ["late"])
  }
}
