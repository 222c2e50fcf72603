import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "A sheet opens, changes and closes as its binding says, and writes the binding when dragged away")
struct SheetTests {
  private func scene(
    _ model: SheetModel, log: Log = Log(), profile: HeadlessProfile = .iOS18,
    isStubborn: Bool = false, _ change: (inout HeadlessViewAssumptions) -> Void = { _ in }
  ) -> HeadlessScene {
    var assumptions = HeadlessViewAssumptions()
    change(&assumptions)
    return HeadlessScene(profile: profile, assumptions: assumptions) {
      SheetApp(model: model, log: log, isStubborn: isStubborn)
    }
  }

  private func sheets(_ scene: HeadlessScene) -> [String] { scene.nodes.all(.sheet).map(\.label) }

  @Test func u76TheBaseUnderASheetHearsNothing() {
    let (model, log) = (SheetModel(), Log())
    let scene = scene(model, log: log)
    _ = log.take()
    model.outer = Item(id: 1)
    scene.turn()
    #expect(log.take() == ["outer 1.didLoad", "outer 1.willAppear"])
    #expect(scene.isTransitioning)
    scene.finishTransitions()
    #expect(log.take() == ["outer 1.didAppear"])
    model.outer = nil
    scene.turn()
    #expect(log.take() == ["outer 1.willDisappear"])
    scene.finishTransitions()
    #expect(log.take() == ["outer 1.didDisappear", "outer 1.dismantle", "outer dismissed"])
    #expect(scene.faults.isEmpty)
  }

  @Test func s26AnotherItemDismissesAndThenPresents() {
    let (model, log) = (SheetModel(), Log())
    let scene = scene(model, log: log)
    model.outer = Item(id: 1)
    scene.finish()
    model.outer = Item(id: 2)
    scene.turn()
    #expect(sheets(scene) == ["sheet 1"])
    #expect(scene.nodes.texts.contains("outer 1"), "\(scene.picture)")
    scene.finishTransitions()
    #expect(sheets(scene) == ["sheet 2"])
    #expect(scene.isTransitioning)
    scene.finishTransitions()
    #expect(scene.transitions.map(\.kind) == [.present, .dismiss, .present])
    #expect(log.lines.contains("outer dismissed"))
  }

  @Test func s26TheContentStaysWhileItCloses() {
    let model = SheetModel()
    let scene = scene(model)
    model.outer = Item(id: 1)
    scene.finish()
    model.outer = nil
    scene.turn()
    #expect(scene.nodes.texts.contains("outer 1"), "\(scene.picture)")
    scene.finishTransitions()
    #expect(!scene.nodes.texts.contains("outer 1"))
  }

  @Test(arguments: HeadlessViewAssumptions.Second.allCases)
  func s23APresentationDuringAnotherIsQueuedOrDropped(second: HeadlessViewAssumptions.Second) {
    let flags = TwoFlags()
    var assumptions = HeadlessViewAssumptions()
    assumptions.secondPresentation = second
    let scene = HeadlessScene(assumptions: assumptions) { TwoSheets(flags: flags) }
    flags.first = true
    scene.turn()
    flags.second = true
    scene.finish()
    #expect(scene.nodes.texts.contains("first sheet"))
    #expect(!scene.nodes.texts.contains("second sheet"))
    flags.first = false
    scene.finish()
    scene.finishTransitions()
    #expect(scene.nodes.texts.contains("second sheet") == (second == .queued), "\(scene.picture)")
    flags.second = false
    scene.finish()
    flags.second = true
    scene.finish()
    #expect(scene.nodes.texts.contains("second sheet"), "\(scene.picture)")
  }

  @Test(arguments: HeadlessViewAssumptions.Fate.allCases)
  func s27ADismissalDuringThePresentationIsKeptOrLost(fate: HeadlessViewAssumptions.Fate) {
    let model = SheetModel()
    let scene = scene(model) { $0.dismissalDuringPresentation = fate }
    model.outer = Item(id: 1)
    scene.turn()
    model.outer = nil
    scene.turn()
    scene.finishTransitions()
    scene.finishTransitions()
    #expect(sheets(scene) == (fate == .kept ? [] : ["sheet 1"]))
  }

  @Test(arguments: HeadlessViewAssumptions.Moment.allCases, [false, true])
  func s14ADragWritesFirstOrLastOnceOrTwice(
    moment: HeadlessViewAssumptions.Moment, twice: Bool
  ) throws {
    let (model, log) = (SheetModel(), Log())
    let scene = scene(model, log: log) {
      $0.dismissalWrites = moment
      $0.writesTwice = twice
    }
    model.outer = Item(id: 1)
    scene.finish()
    _ = log.take()
    try scene.beginSheetDrag()
    scene.turn()
    #expect(log.take() == ["outer 1.willDisappear"])
    #expect(scene.isGestureRunning)
    scene.finishSheetDrag()
    #expect((model.outer == nil) == (moment == .first))
    scene.finish()
    #expect(model.outer == nil)
    let writes = ["outer 1"] + Array(repeating: "outer nil", count: twice ? 2 : 1)
    #expect(model.writes == writes)
    #expect(log.take() == ["outer 1.didDisappear", "outer 1.dismantle", "outer dismissed"])
    #expect(sheets(scene).isEmpty)
    #expect(scene.transitions.map(\.kind) == [.present, .dismiss])
  }

  @Test func u94ACancelledDragWritesNothing() throws {
    let (model, log) = (SheetModel(), Log())
    let scene = scene(model, log: log)
    model.outer = Item(id: 1)
    scene.finish()
    _ = log.take()
    try scene.beginSheetDrag()
    scene.cancelSheetDrag()
    scene.finish()
    #expect(
      log.take() == ["outer 1.willDisappear", "outer 1.willAppear", "outer 1.didAppear"])
    #expect(model.writes == ["outer 1"])
    #expect(sheets(scene) == ["sheet 1"])
    try scene.tap("Close")
    scene.finish()
    #expect(sheets(scene).isEmpty)
  }

  @Test func s30ADisabledDragStillLetsDismissThrough() throws {
    let model = SheetModel()
    let scene = scene(model, isStubborn: true)
    model.outer = Item(id: 1)
    scene.finish()
    #expect(throws: HeadlessTouchError.self) { try scene.beginSheetDrag() }
    try scene.tap("Close")
    scene.finish()
    #expect(sheets(scene).isEmpty)
  }

  @Test(arguments: [HeadlessProfile.iOS17, .iOS18])
  func s25DismissingTheOuterTakesTheInner(profile: HeadlessProfile) {
    let (model, log) = (SheetModel(), Log())
    let scene = scene(model, log: log, profile: profile)
    model.outer = Item(id: 1)
    scene.finish()
    model.inner = Item(id: 2)
    scene.finish()
    #expect(sheets(scene) == ["sheet 1", "sheet 2"])
    model.outer = nil
    scene.finish()
    #expect(sheets(scene).isEmpty, "\(scene.picture)")
    #expect((model.inner == nil) == (profile < .iOS18))
    #expect(!scene.isTransitioning)
  }

  @Test func s24BothLevelsInOneUpdateAreOneTransition() {
    let model = SheetModel()
    let scene = scene(model)
    model.outer = Item(id: 1)
    scene.finish()
    model.inner = Item(id: 2)
    scene.finish()
    model.outer = nil
    model.inner = nil
    scene.finish()
    #expect(scene.transitions.map(\.kind) == [.present, .present, .dismiss])
    #expect(sheets(scene).isEmpty)
  }

  @Test(arguments: [HeadlessProfile.iOS17, .iOS18])
  func s25RemovingThePresenterDismisses(profile: HeadlessProfile) {
    let model = SheetModel()
    let scene = scene(model, profile: profile)
    model.outer = Item(id: 1)
    scene.finish()
    model.showsBase = false
    scene.finish()
    #expect(sheets(scene).isEmpty, "\(scene.picture)")
    #expect((model.outer == nil) == (profile < .iOS18))
  }

  @Test func onlyTheFrontmostLayerCanBeTouched() throws {
    let model = SheetModel()
    let scene = scene(model)
    model.outer = Item(id: 1)
    scene.finish()
    model.inner = Item(id: 2)
    scene.finish()
    #expect(throws: HeadlessTouchError.self) { try scene.tap("Close") }
  }
}
