import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// What the app does while a finger holds a sheet.
@MainActor @Suite("A sheet that a finger drags shows the app's changes when the finger lets go")
struct HeldDragTests {
  private func held(
    _ assumptions: HeadlessViewAssumptions = .init(), log: Log = Log()
  ) throws -> (SheetModel, HeadlessScene) {
    let model = SheetModel()
    let scene = HeadlessScene(assumptions: assumptions) { SheetApp(model: model, log: log) }
    model.outer = Item(id: 1)
    scene.finish()
    try scene.beginSheetDrag()
    scene.turn()
    _ = log.take()
    return (model, scene)
  }

  private func sheets(_ scene: HeadlessScene) -> [String] { scene.nodes.all(.sheet).map(\.label) }

  @Test(arguments: HeadlessViewAssumptions.Fate.allCases)
  func s27AnotherItemUnderACancelledDragIsKeptOrLost(
    fate: HeadlessViewAssumptions.Fate
  ) throws {
    let (model, scene) = try held(.with(\.dismissalDuringPresentation, fate))
    model.outer = Item(id: 2)
    scene.turn()
    #expect(sheets(scene) == ["sheet 1"])
    scene.cancelSheetDrag()
    scene.finish()
    scene.finishTransitions()
    #expect(sheets(scene) == (fate == .kept ? ["sheet 2"] : ["sheet 1"]))
  }

  @Test func s14AnotherItemUnderAFinishedDragIsClosedLikeTheFirst() throws {
    let (model, scene) = try held()
    model.outer = Item(id: 2)
    scene.turn()
    scene.finishSheetDrag()
    scene.finish()
    scene.finishTransitions()
    #expect(model.outer == nil)
    #expect(sheets(scene).isEmpty)
  }

  @Test func aDragEndsOnlyWhenTheFingerLetsGo() throws {
    let (model, scene) = try held()
    scene.finishTransitions()
    #expect(scene.isGestureRunning && scene.isTransitioning)
    #expect(sheets(scene) == ["sheet 1"])
    #expect(scene.transitions.map(\.kind) == [.present])
    scene.finishSheetDrag()
    #expect(!scene.isGestureRunning && scene.isTransitioning)
    #expect(scene.transitions.map(\.kind) == [.present, .dismiss])
    #expect(scene.transitions.last?.from == ["sheet 1"])
    #expect(model.outer == nil)
    scene.finishTransitions()
    #expect(!scene.isTransitioning)
  }

  @Test func aSecondSheetWaitsForTheEndOfACancelledDrag() throws {
    let flags = TwoFlags()
    let scene = HeadlessScene { TwoSheets(flags: flags) }
    flags.first = true
    scene.finish()
    try scene.beginSheetDrag()
    flags.second = true
    scene.turn()
    scene.cancelSheetDrag()
    scene.finish()
    #expect(scene.nodes.all(.sheet).flatMap(\.texts) == ["first sheet"])
    flags.first = false
    scene.finish()
    scene.finishTransitions()
    #expect(scene.nodes.all(.sheet).flatMap(\.texts) == ["second sheet"])
  }

  @Test(arguments: [false, true])
  func s14AValueThatIsKeptAlthoughItWasDraggedAwayIsNotShownAgain(last: Bool) throws {
    let flags = TwoFlags()
    flags.first = true
    let scene = HeadlessScene(assumptions: .with(\.dismissalWrites, last ? .last : .first)) {
      Text("\(flags.second)").sheet(isPresented: .constant(true)) { Text("sheet") }
    }
    scene.finish()
    try scene.beginSheetDrag()
    scene.finishSheetDrag()
    scene.finish()
    #expect(sheets(scene).isEmpty)
    flags.second = true
    scene.finish()
    #expect(sheets(scene).isEmpty)
  }

  @Test func aDragWhileASheetComesIsRefused() throws {
    let model = SheetModel()
    let scene = HeadlessScene { SheetApp(model: model, log: Log()) }
    model.outer = Item(id: 1)
    scene.turn()
    let error = #expect(throws: HeadlessTouchError.self) { try scene.beginSheetDrag() }
    #expect(error?.reason == .transitioning)
    scene.cancelSheetDrag()
    scene.finishSheetDrag()
    scene.finishTransitions()
    #expect(sheets(scene) == ["sheet 1"])
    #expect(model.writes == ["outer 1"])
  }

  @Test func thePresenterThatGoesUnderADragTakesTheSheetAlong() throws {
    let log = Log()
    let (model, scene) = try held(log: log)
    model.showsBase = false
    scene.turn()
    scene.finishSheetDrag()
    scene.finish()
    scene.finishTransitions()
    #expect(sheets(scene).isEmpty, "\(scene.picture)")
    #expect(!scene.isTransitioning)
    #expect(log.lines.filter { $0 == "outer 1.dismantle" }.count == 1)
  }
}
