import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@MainActor @Suite("A popped screen, a dismissed sheet and a closed scene release their models")
struct ReleaseTests {
  @Observable @MainActor fileprivate final class ScreenModel {
    let number: Int
    let log: Log

    init(_ number: Int, _ log: Log) {
      (self.number, self.log) = (number, log)
      log.add("init \(number)")
    }

    deinit { MainActor.takeDown { [log, number] in log.add("deinit \(number)") } }
  }

  private struct Kept: View {
    @State private var model: ScreenModel

    init(_ number: Int, _ log: Log) { _model = State(initialValue: ScreenModel(number, log)) }

    var body: some View { Text("\(model.number)").onAppear { _ = model.number } }
  }

  private struct Given: View {
    let model: ScreenModel
    var body: some View { Text("\(model.number)").onAppear { _ = model.number } }
  }

  @Test func p5APoppedScreenLetsGoOfItsModel() {
    let (path, log) = (PathModel(), Log())
    let scene = HeadlessScene {
      NavigationStack(path: Bindable(path).path) {
        Text("root").navigationDestination(for: Int.self) { Kept($0, log) }
      }
    }
    path.path = [1, 2]
    scene.finish()
    #expect(log.take() == ["init 2"])
    path.path = []
    scene.turn()
    #expect(log.take().isEmpty)
    scene.finishTransitions()
    #expect(log.take() == ["deinit 2"])
  }

  @Test func s69APoppedScreenMayLiveForTwoSecondsMore() {
    let (path, log) = (PathModel(), Log())
    let scene = HeadlessScene(assumptions: .with(\.releases, .late)) {
      NavigationStack(path: Bindable(path).path) {
        Text("root").navigationDestination(for: Int.self) { Given(model: ScreenModel($0, log)) }
      }
    }
    path.path = [1]
    scene.finish()
    path.path = []
    scene.finish()
    #expect(log.take() == ["init 1"])
    scene.advance(by: .seconds(2))
    #expect(log.take() == ["deinit 1"])
  }

  @Test func aDismissedSheetLetsGoOfItsModel() {
    let (sheet, log) = (SheetModel(), Log())
    let scene = HeadlessScene {
      Text("base").sheet(item: Bindable(sheet).outer) { Kept($0.id, log) }
    }
    sheet.outer = Item(id: 1)
    scene.finish()
    sheet.outer = nil
    scene.finish()
    #expect(log.take() == ["init 1", "deinit 1"])
  }

  private struct Asking: View {
    let sheet: SheetModel
    let log: Log

    var body: some View {
      if sheet.showsBase {
        Text("asks").sheet(item: Bindable(sheet).inner) { Kept($0.id, log) }
      }
    }
  }

  @Test func aSheetLetsGoOfItsModelWhenTheViewThatPresentedItGoesWhileBothClose() {
    let (sheet, log) = (SheetModel(), Log())
    let scene = HeadlessScene {
      Text("base").sheet(item: Bindable(sheet).outer) { _ in Asking(sheet: sheet, log: log) }
    }
    sheet.outer = Item(id: 1)
    scene.finish()
    sheet.inner = Item(id: 2)
    scene.finish()
    sheet.outer = nil
    scene.turn()
    sheet.showsBase = false
    scene.finish()
    #expect(log.take() == ["init 2", "deinit 2"])
  }

  @Test func aClosedSceneLetsGoOfEverything() {
    let log = Log()
    weak var leaked: ScreenModel?
    do {
      let model = ScreenModel(7, log)
      leaked = model
      let (sheet, path) = (SheetModel(), PathModel())
      let scene = HeadlessScene {
        NavigationStack(path: Bindable(path).path) {
          Given(model: model).navigationDestination(for: Int.self) { _ in Given(model: model) }
        }
        .sheet(item: Bindable(sheet).outer) { _ in Given(model: model) }
      }
      path.path = [1]
      sheet.outer = Item(id: 1)
      scene.finish()
      path.path = []
      scene.turn()
      scene.close()
    }
    #expect(leaked == nil)
  }
}
