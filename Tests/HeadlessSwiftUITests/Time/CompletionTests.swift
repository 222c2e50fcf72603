import HeadlessSwiftUI
import Testing

/// When `withAnimation(completion:)` calls back, for each kind of change.
@MainActor @Suite("withAnimation calls its completion when the changes have ended")
struct CompletionTests {
  private struct App: View {
    @Bindable var path: PathModel
    @Bindable var sheet: SheetModel
    let flags: TwoFlags

    var body: some View {
      NavigationStack(path: $path.path) {
        VStack {
          Text(flags.second ? "still two" : "still one")
          if flags.first { Text("part").transition(.opacity) }
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .sheet(item: $sheet.outer) { Text("sheet \($0.id)") }
    }
  }

  private let path = PathModel()
  private let sheet = SheetModel()
  private let flags = TwoFlags()
  private let log = Log()

  private func scene() -> HeadlessScene {
    HeadlessScene { App(path: path, sheet: sheet, flags: flags) }
  }

  private func animate(_ change: () -> Void) {
    withAnimation(.linear(duration: 1), change) { log.add("complete") }
  }

  /// Whether the callback comes with the end of the transition and not before, and once.
  private func expectAtEnd(_ scene: HeadlessScene, _ change: () -> Void) {
    animate(change)
    #expect(log.lines.isEmpty)
    scene.turn()
    #expect(log.lines.isEmpty)
    #expect(scene.isTransitioning)
    scene.finishTransitions()
    #expect(log.take() == ["complete"])
    scene.finish()
    #expect(log.lines.isEmpty)
  }

  @Test func pushAndPop() {
    let scene = scene()
    expectAtEnd(scene) { path.path = [1] }
    expectAtEnd(scene) { path.path = [] }
  }

  @Test func presentAndDismiss() {
    let scene = scene()
    expectAtEnd(scene) { sheet.outer = Item(id: 1) }
    expectAtEnd(scene) { sheet.outer = nil }
  }

  @Test func insertionAndRemoval() {
    let scene = scene()
    expectAtEnd(scene) { flags.first = true }
    expectAtEnd(scene) { flags.first = false }
  }

  @Test func severalAtOnceEndTogether() throws {
    let scene = scene()
    expectAtEnd(scene) {
      path.path = [1]
      sheet.outer = Item(id: 1)
    }
  }

  @Test func aChangeThatMovesNothingEndsWithTheUpdate() {
    let scene = scene()
    animate { flags.second = true }
    #expect(log.lines.isEmpty)
    scene.turn()
    #expect(scene.nodes.texts.contains("still two"))
    #expect(log.take() == ["complete"])
  }

  @Test func aChangeThatNobodyReadsEndsWithTheUpdate() {
    let scene = scene()
    animate { path.path = [] }
    scene.turn()
    #expect(log.take() == ["complete"])
  }

  @Test func aReplacementWithoutTransitionEndsWithTheUpdate() {
    path.path = [1]
    let scene = scene()
    animate { path.path = [2] }
    scene.turn()
    #expect(log.take() == ["complete"])
    #expect(!scene.isTransitioning)
  }

  @Test func twoAnimationsOfOneUpdateBothEnd() {
    let scene = scene()
    animate { path.path = [1] }
    animate { flags.second = true }
    scene.turn()
    scene.finishTransitions()
    #expect(log.take() == ["complete", "complete"])
  }

  @Test func aStackThatGoesMeanwhileEndsItsAnimation() {
    let scene = HeadlessScene {
      if !flags.first { App(path: path, sheet: sheet, flags: flags) }
    }
    animate { path.path = [1] }
    scene.turn()
    flags.first = true
    scene.turn()
    #expect(!scene.isTransitioning)
    #expect(log.take() == ["complete"])
  }

  @Test func aClosedSceneEndsItsAnimation() {
    let scene = scene()
    animate { path.path = [1] }
    scene.turn()
    scene.close()
    #expect(log.take() == ["complete"])
  }
}
