import HeadlessSwiftUI
import Testing

@MainActor
@Suite("A full-screen cover removes the base content from the screen, and restores it on closing")
struct CoverTests {
  @Test func u77u78ACoverTakesTheBaseOffTheScreenAndGivesItBack() {
    let (model, log) = (SheetModel(), Log())
    let scene = HeadlessScene { SheetApp(model: model, log: log, isCover: true) }
    _ = log.take()
    model.outer = Item(id: 1)
    scene.turn()
    #expect(log.take() == ["outer 1.didLoad", "base.willDisappear", "outer 1.willAppear"])
    scene.finishTransitions()
    #expect(log.take() == ["outer 1.didAppear", "base.didDisappear"])
    model.outer = nil
    scene.turn()
    #expect(log.take() == ["outer 1.willDisappear", "base.willAppear"])
    scene.finishTransitions()
    #expect(
      log.take() == [
        "base.didAppear", "outer 1.didDisappear", "outer 1.dismantle", "outer dismissed",
      ])
    #expect(scene.faults.isEmpty)
  }

  @Test func aCoverRefusesADrag() {
    let model = SheetModel()
    let scene = HeadlessScene { SheetApp(model: model, log: Log(), isCover: true) }
    model.outer = Item(id: 1)
    scene.finish()
    #expect(scene.nodes.all(.cover).count == 1)
    #expect(throws: HeadlessTouchError.self) { try scene.beginSheetDrag() }
  }

  @Test func aStackUnderACoverChangesAtOnceAndSilently() {
    let (path, flags, log) = (PathModel(), TwoFlags(), Log())
    let scene = HeadlessScene {
      StackApp(model: path, log: log)
        .fullScreenCover(isPresented: Bindable(flags).first) { Text("cover") }
    }
    flags.first = true
    scene.finish()
    _ = log.take()
    path.path = [1]
    scene.turn()
    #expect(!scene.isTransitioning)
    #expect(scene.screens == ["root", "1"])
    #expect(log.take().isEmpty)
    flags.first = false
    scene.finish()
    #expect(log.take() == ["1 on"])
  }

  @Test func u76AStackUnderASheetChangesAsUsual() {
    let (path, flags, log) = (PathModel(), TwoFlags(), Log())
    let scene = HeadlessScene {
      StackApp(model: path, log: log).sheet(isPresented: Bindable(flags).first) { Text("sheet") }
    }
    flags.first = true
    scene.finish()
    _ = log.take()
    path.path = [1]
    scene.turn()
    #expect(scene.isTransitioning)
    scene.finishTransitions()
    #expect(log.take() == ["1 on", "root off"])
  }

  private struct Fleeting: View {
    let flags: TwoFlags
    let log: Log
    var body: some View {
      if flags.first {
        VStack { Recorder(name: "beneath", log: log) }
          .fullScreenCover(isPresented: .constant(flags.second)) { Text("cover") }
      }
    }
  }

  @Test(arguments: HeadlessViewAssumptions.Reports.allCases)
  func aViewThatGoesWhileItsCoverComesIsToldOfOneEnd(
    reports: HeadlessViewAssumptions.Reports
  ) {
    let (flags, log) = (TwoFlags(), Log())
    flags.first = true
    let scene = HeadlessScene(assumptions: .with(\.controllerReports, reports)) {
      Fleeting(flags: flags, log: log)
    }
    flags.second = true
    scene.turn()
    #expect(scene.isTransitioning)
    flags.first = false
    scene.finish()
    #expect(scene.nodes.all(.cover).isEmpty && log.lines.contains("beneath.dismantle"))
    #expect(scene.faults == [])
  }
}
