import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Screens that `navigationDestination(isPresented:)` and `(item:)` push (S15).
@MainActor
@Suite("A screen pushed by navigationDestination(isPresented:) closes with the view that pushed it")
struct StackPresenterLifeTests {
  private struct App: View {
    @Bindable var model: SheetModel
    @Bindable var path: PathModel
    let flags: TwoFlags

    var body: some View {
      let word = flags.second ? "new" : "old"
      NavigationStack(path: $path.path) {
        VStack {
          if model.showsBase {
            Text("root").navigationDestination(item: $model.outer) {
              Text("\(word) item \($0.id)")
            }
          }
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  private let model = SheetModel()
  private let path = PathModel()
  private let flags = TwoFlags()

  private func scene() -> HeadlessScene {
    HeadlessScene { App(model: model, path: path, flags: flags) }
  }

  @Test func itStandsAboveThePath() {
    let scene = scene()
    path.path = [1]
    model.outer = Item(id: 4)
    scene.finish()
    #expect(scene.screens.count == 3)
    #expect(scene.nodes.texts.last == "old item 4")
    #expect(scene.transitions.map(\.kind) == [.push])
  }

  @Test func itsContentFollowsWhatItCaptures() {
    let scene = scene()
    model.outer = Item(id: 4)
    scene.finish()
    flags.second = true
    scene.turn()
    #expect(scene.nodes.texts.last == "new item 4")
    #expect(!scene.isTransitioning)
  }

  @Test func itsContentStaysWhileItGoes() {
    let scene = scene()
    model.outer = Item(id: 4)
    scene.finish()
    model.outer = nil
    scene.turn()
    #expect(scene.isTransitioning)
    #expect(scene.screens == ["root"])
    scene.finishTransitions()
    #expect(scene.nodes.texts == ["root"])
  }

  @Test func anotherItemReplaces() {
    let scene = scene()
    model.outer = Item(id: 4)
    scene.finish()
    model.outer = Item(id: 5)
    scene.turn()
    #expect(scene.transitions.map(\.kind) == [.push, .replace])
    #expect(scene.nodes.texts.last == "old item 5")
  }

  @Test func itGoesWithTheViewThatPresentsIt() {
    let scene = scene()
    model.outer = Item(id: 4)
    scene.finish()
    model.showsBase = false
    scene.finish()
    #expect(scene.screens == ["root"])
    #expect(model.outer == Item(id: 4))
  }

  @Test(arguments: HeadlessViewAssumptions.Moment.allCases)
  func theWayBackClearsItAndLeavesThePathAlone(moment: HeadlessViewAssumptions.Moment) throws {
    path.path = [1]
    let scene = HeadlessScene(assumptions: .with(\.popWrites, moment)) {
      App(model: model, path: path, flags: flags)
    }
    model.outer = Item(id: 4)
    scene.finish()
    try scene.tapBack()
    #expect((model.outer == nil) == (moment == .first))
    scene.finish()
    #expect(model.outer == nil)
    #expect(path.writes == [[1]])
    #expect(scene.screens == ["root", "1"])
  }

  @Test func aLongPressThatPopsBothClearsBoth() throws {
    path.path = [1]
    let scene = scene()
    model.outer = Item(id: 4)
    scene.finish()
    try scene.tapBack(to: 0)
    scene.finish()
    #expect(model.outer == nil && path.path.isEmpty)
    #expect(scene.transitions.map(\.kind) == [.push, .pop])
  }

  @Test func aSwipeThatIsCancelledClearsNothing() throws {
    let scene = scene()
    model.outer = Item(id: 4)
    scene.finish()
    try scene.beginSwipeBack()
    scene.cancelSwipeBack()
    scene.finish()
    #expect(model.outer == Item(id: 4))
    #expect(scene.screens.count == 2)
  }
}
