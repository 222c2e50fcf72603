import HeadlessSwiftUI
import Observation
import Testing

/// `alert(_:item:actions:message:)`, as Apple's page describes it.
@MainActor @Suite("An alert for an item shows while its item binding is not nil")
struct AlertItemTests {
  @Observable final class Model {
    var item: String?
    var isTold = true
    var log: [String] = []
  }

  private struct Shop: View {
    @Bindable var model: Model

    var body: some View {
      if model.isTold {
        Text("shop").alert("Delete?", item: $model.item) { item in
          Button("Delete \(item)") { model.log.append("deleted \(item)") }
        } message: { item in
          Text("\(item) is gone for good.")
        }
      } else {
        Text("shop").alert(Text("Delete?"), item: $model.item) { item in
          Button("Delete \(item)") { model.log.append("deleted \(item)") }
        }
      }
    }
  }

  private func scene(_ model: Model) -> HeadlessScene {
    let scene = HeadlessScene { Shop(model: model) }
    model.item = "lamp"
    scene.finish()
    return scene
  }

  @Test("with its title, message and buttons", arguments: [true, false])
  func shown(isTold: Bool) throws {
    let model = Model()
    model.isTold = isTold
    let scene = scene(model)
    let alert = try #require(scene.nodes.all(.alert).first)
    #expect(alert.texts == ["Delete?"] + (isTold ? ["lamp is gone for good."] : []))
    #expect(alert.all(.button).map(\.label) == ["Delete lamp"])
    #expect(scene.faults == [])
  }

  @Test("a button gets the data, and then there are none") func button() throws {
    let model = Model()
    let scene = scene(model)
    try scene.tap("Delete lamp")
    scene.finish()
    #expect(model.log == ["deleted lamp"] && model.item == nil)
    #expect(scene.nodes.all(.alert).isEmpty && scene.faults == [])
  }

  @Test("code takes the data away") func code() {
    let model = Model()
    let scene = scene(model)
    model.item = nil
    scene.finish()
    #expect(scene.nodes.all(.alert).isEmpty && model.log == [] && scene.faults == [])
  }
}
