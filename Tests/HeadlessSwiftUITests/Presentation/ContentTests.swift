import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// What a presentation shows: which item, how fresh, and with what around it.
@MainActor
@Suite("A sheet shows its item's newest content, and closes when a view in it calls dismiss")
struct ContentTests {
  @Observable @MainActor fileprivate final class Model {
    struct Named: Identifiable, Equatable {
      let id: Int
      var name: String
    }

    var item: Named?
    var suffix = "a"
  }

  private struct App: View {
    @Bindable var model: Model
    var body: some View {
      let suffix = model.suffix
      Text("base").sheet(item: $model.item) { Counted(name: "\($0.name) \(suffix)") }
    }
  }

  private struct Counted: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func buttons(_ scene: HeadlessScene) -> [String] {
    scene.nodes.all(.button).map(\.label)
  }

  @Test func s26AnEqualIdentityChangesTheContentInPlace() throws {
    let model = Model()
    let scene = HeadlessScene { App(model: model) }
    model.item = Model.Named(id: 1, name: "one")
    scene.finish()
    try scene.tap("one a 0")
    scene.turn()
    model.item?.name = "uno"
    scene.turn()
    #expect(buttons(scene) == ["uno a 1"])
    model.suffix = "b"
    scene.turn()
    #expect(buttons(scene) == ["uno b 1"])
    #expect(scene.transitions.map(\.kind) == [.present])
  }

  @Test func s26TheContentOfASheetThatGoesStaysAsItWas() {
    let model = Model()
    let scene = HeadlessScene { App(model: model) }
    model.item = Model.Named(id: 1, name: "one")
    scene.finish()
    model.item = nil
    scene.turn()
    model.item = Model.Named(id: 1, name: "again")
    scene.turn()
    #expect(buttons(scene) == ["one a 0"])
    scene.finishTransitions()
    #expect(buttons(scene) == ["again a 0"])
  }

  private struct Whether: View {
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss
    let name: String
    var body: some View { Button("\(name) \(isPresented)") { dismiss() } }
  }

  @Test func s28DismissBelongsToWhereItIsRead() throws {
    let flags = TwoFlags()
    let scene = HeadlessScene {
      Whether(name: "base").sheet(isPresented: Bindable(flags).first) {
        NavigationStack { Whether(name: "sheet") }
      }
    }
    try scene.tap("base false")
    flags.first = true
    scene.finish()
    try scene.tap("sheet true")
    #expect(!flags.first)
    scene.finish()
    #expect(scene.nodes.all(.sheet).isEmpty)
    #expect(scene.faults.isEmpty)
  }

  @Test func s28DismissInAPushedScreenGoesBackAndLeavesTheSheet() throws {
    let (flags, model) = (TwoFlags(), PathModel())
    model.path = [1, 2]
    let scene = HeadlessScene {
      Text("base").sheet(isPresented: Bindable(flags).first) {
        NavigationStack(path: Bindable(model).path) {
          Text("root").navigationDestination(for: Int.self) { Whether(name: "\($0)") }
        }
      }
    }
    flags.first = true
    scene.finish()
    try scene.tap("2 true")
    #expect(model.path == [1])
    #expect(flags.first)
  }

  @Test func layersAreNamedAfterTheirItems() {
    let (model, flags) = (SheetModel(), TwoFlags())
    let scene = HeadlessScene {
      Text("base").sheet(isPresented: Bindable(flags).first) {
        Text("sheet").fullScreenCover(item: Bindable(model).outer) { _ in Text("cover") }
      }
    }
    flags.first = true
    scene.finish()
    model.outer = Item(id: 4)
    scene.finish()
    #expect(scene.nodes.children.map(\.label) == ["base", "sheet", "cover 4"])
    #expect(
      scene.transitions.map(\.description) == [
        "present: base → sheet", "present: sheet → cover 4",
      ])
  }
}
