import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("navigationDestination(item:) pushes the item's screen, and dismiss pops the calling screen")
struct StackPresenterTests {
  private struct App: View {
    @Bindable var model: SheetModel
    @Bindable var flags: TwoFlags

    var body: some View {
      NavigationStack {
        Text("root")
          .navigationDestination(item: $model.outer) { Text("item \($0.id)") }
          .navigationDestination(isPresented: $flags.first) { Leaving() }
      }
    }
  }

  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button(isPresented ? "Leave" : "Nowhere") { dismiss() } }
  }

  @Test func s15AnItemIsPushedAndTheWayBackWritesNil() throws {
    let model = SheetModel()
    let scene = HeadlessScene { App(model: model, flags: TwoFlags()) }
    model.outer = Item(id: 4)
    scene.turn()
    #expect(scene.transitions.map(\.kind) == [.push])
    scene.finishTransitions()
    #expect(scene.nodes.texts.contains("item 4"), "\(scene.picture)")
    try scene.tapBack()
    scene.finish()
    #expect(model.outer == nil)
    #expect(scene.screens == ["root"])
  }

  private struct Idle: View {
    @Bindable var model: PathModel

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("\(number)").navigationDestination(isPresented: .constant(false)) { Text("never") }
        }
      }
      .onChange(of: model.path) { if model.path.count == 2 { model.path = [3] } }
    }
  }

  @Test func s15OneThatPresentsNothingHasNoPartInHowTheStackChanges() {
    let model = PathModel()
    let scene = HeadlessScene { Idle(model: model) }
    withTransaction(.cut) { model.path = [3, 1] }
    scene.turn()
    #expect(scene.transitions.map(\.kind) == [.push, .pop])
    #expect(scene.transitions.map(\.animated) == [false, true])
  }

  @Test func s28DismissClosesTheScreenInWhichItIsRead() throws {
    let flags = TwoFlags()
    let scene = HeadlessScene { App(model: SheetModel(), flags: flags) }
    flags.first = true
    scene.finish()
    try scene.tap("Leave")
    #expect(!flags.first)
    scene.finish()
    #expect(scene.screens == ["root"])
  }

  @Test func s28DismissWhereNothingIsPresentedDoesNothing() throws {
    let scene = HeadlessScene { NavigationStack { Leaving() } }
    try scene.tap("Nowhere")
    scene.finish()
    #expect(scene.screens == ["root"])
    #expect(scene.faults.isEmpty)
  }
}
