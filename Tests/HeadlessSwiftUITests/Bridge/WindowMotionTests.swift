import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Stacks and sheets in a window above the scene's move as they do in the scene.
@MainActor
@Suite("Stacks and sheets in a window above the main window animate as in the main window")
struct WindowMotionTests {
  private func stack() -> (scene: HeadlessScene, model: PathModel, window: UIWindow) {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: PathModel(), log: Log()) }
    let window = scene.show(StackApp(model: model, log: Log()))
    return (scene, model, window)
  }

  private func screens(_ scene: HeadlessScene) -> [[String]] {
    scene.nodes.all(.stack).map { $0.children.map(\.label) }
  }

  @Test func aStackPushesAndTakesItsTime() {
    let (scene, model, window) = stack()
    model.path = [1]
    scene.turn()
    #expect(scene.isTransitioning)
    scene.finishTransitions()
    #expect(!scene.isTransitioning)
    #expect(screens(scene) == [["root"], ["root", "1"]])
    #expect(scene.transitions.map(\.kind) == [.push])
    _ = window
  }

  @Test func aSwipeGoesBackInIt() throws {
    let (scene, model, window) = stack()
    model.path = [1]
    scene.finish()
    try scene.beginSwipeBack()
    #expect(scene.isGestureRunning)
    scene.cancelSwipeBack()
    #expect(!scene.isGestureRunning && model.path == [1])
    try scene.beginSwipeBack()
    scene.finishSwipeBack()
    scene.finish()
    #expect(screens(scene) == [["root"], ["root"]])
    #expect(model.path.isEmpty)
    #expect(throws: HeadlessTouchError.self) { try scene.tapBack() }
    _ = window
  }

  @Test func theStackBeneathIsOutOfReach() throws {
    let below = PathModel()
    let scene = HeadlessScene { StackApp(model: below, log: Log()) }
    below.path = [1]
    scene.finish()
    let window = scene.show(StackApp(model: PathModel(), log: Log()))
    #expect(throws: HeadlessTouchError.self) { try scene.beginSwipeBack() }
    window.isHidden = true
    try scene.tapBack()
    #expect(below.path.isEmpty)
  }

  @Test(arguments: [true, false])
  func aSheetComesAndIsDraggedAway(isFinished: Bool) throws {
    let (model, log) = (SheetModel(), Log())
    let scene = HeadlessScene { Text("base") }
    let window = scene.show(SheetApp(model: model, log: log))
    model.outer = Item(id: 1)
    scene.turn()
    #expect(scene.isTransitioning && scene.tappable.isEmpty)
    scene.finishTransitions()
    #expect(scene.nodes.children.last?.children.map(\.kind) == [.controller, .sheet])
    #expect(scene.tappable == ["Close"])
    #expect(window.subviews.count == 2)
    try scene.beginSheetDrag()
    if isFinished { scene.finishSheetDrag() } else { scene.cancelSheetDrag() }
    scene.finish()
    #expect((model.outer == nil) == isFinished)
    #expect(scene.nodes.all(.sheet).count == (isFinished ? 0 : 1))
  }

  @Test func theSheetBeneathIsOutOfReach() throws {
    let model = SheetModel()
    let scene = HeadlessScene { SheetApp(model: model, log: Log()) }
    model.outer = Item(id: 1)
    scene.finish()
    let window = scene.show(Text("Locked"))
    let error = #expect(throws: HeadlessTouchError.self) { try scene.beginSheetDrag() }
    #expect(error?.reason == .notFound)
    window.isHidden = true
    try scene.beginSheetDrag()
    scene.finishSheetDrag()
    scene.finish()
    #expect(model.outer == nil)
  }

  @Test func theSceneAndTheWindowPresentAtTheSameTime() {
    let (below, above) = (SheetModel(), SheetModel())
    let scene = HeadlessScene { SheetApp(model: below, log: Log()) }
    let window = scene.show(SheetApp(model: above, log: Log(), isCover: true))
    below.outer = Item(id: 1)
    above.outer = Item(id: 2)
    scene.finish()
    #expect(scene.nodes.children.map(\.kind) == [.controller, .sheet, .window])
    #expect(scene.nodes.children.last?.all(.cover).count == 1)
    _ = window
  }

  @Test(arguments: [true, false])
  func aSheetGoesAtOnceWhereTheWindowIsHidden(isHiddenFirst: Bool) {
    let model = SheetModel()
    let scene = HeadlessScene { Text("base") }
    let window = scene.show(SheetApp(model: model, log: Log()))
    model.outer = Item(id: 1)
    scene.finish()
    if isHiddenFirst {
      window.isHidden = true
      scene.turn()
    }
    model.outer = nil
    window.isHidden = true
    scene.turn()
    #expect(!scene.isTransitioning)
    window.isHidden = false
    scene.finish()
    #expect(scene.nodes.all(.sheet).isEmpty)
  }

  private struct Loading: View {
    @State private var steps = 0
    var body: some View {
      Text("steps \(steps)").task {
        for _ in 0..<3 {
          await Task.yield()
          steps += 1
        }
      }
    }
  }

  @Test func theSceneSettlesWithIt() async {
    let scene = HeadlessScene { Text("base") }
    let window = scene.show(Loading())
    await scene.settle()
    #expect(scene.nodes.texts == ["base", "steps 3"])
    _ = window
  }
}
