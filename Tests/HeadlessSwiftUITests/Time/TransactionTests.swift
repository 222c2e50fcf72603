import HeadlessSwiftUI
import Testing

@MainActor
@Suite("The inner of two nested transactions applies, and a task starts without a transaction")
struct TransactionTests {
  /// Two writes in one turn: the second one made plainly, where the first has ended (P4).
  private struct Replacing: View {
    @Bindable var model: PathModel
    let flags: TwoFlags

    var body: some View {
      StackApp(model: model, log: Log())
        .onChange(of: flags.first) {
          var cut = Transaction()
          cut.disablesAnimations = true
          withTransaction(cut) { model.path = [1] }
        }
        .onChange(of: model.path) { old, new in
          if new == [1] { model.path = [1, 2] }
        }
    }
  }

  @Test func p4APlainWriteAfterACutIsAnimated() {
    let (model, flags) = (PathModel(), TwoFlags())
    let scene = HeadlessScene { Replacing(model: model, flags: flags) }
    flags.first = true
    scene.turn()
    #expect(scene.transitions.map(\.animated) == [false, true], "\(scene.transitions)")
    scene.finishTransitions()
    #expect(scene.screens == ["root", "1", "2"])
  }

  @Test func aTaskStartedInATransactionDoesNotTakeItAlong() async {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    var cut = Transaction()
    cut.disablesAnimations = true
    let task = withTransaction(cut) { Task { model.path = [1] } }
    await task.value
    scene.turn()
    #expect(scene.isTransitioning)
  }

  @Test func theInnerTransactionCounts() {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    var cut = Transaction()
    cut.disablesAnimations = true
    withTransaction(cut) { withTransaction(\.disablesAnimations, false) { model.path = [1] } }
    scene.turn()
    #expect(scene.isTransitioning)
  }
}
