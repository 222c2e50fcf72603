import HeadlessSwiftUI
import Testing

/// From when to when a view's task runs.
@MainActor @Suite("A view's task runs while the view is shown, and restarts for another id value")
struct TaskLifeTests {
  private struct Working: View {
    let name: String
    let log: Log
    var id = 0
    var body: some View {
      Text(name).task(id: id) {
        log.add("\(name) \(id) starts")
        // A stream that nothing comes from ends when the task is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        log.add("\(name) \(id) ends")
      }
    }
  }

  /// Waits for as many lines as there must be; a cancelled stream ends on whatever thread is free.
  private func lines(_ count: Int, of log: Log, in scene: HeadlessScene) async -> [String] {
    for _ in 0..<1000 where log.lines.count < count { await scene.settle() }
    return log.take().sorted()
  }

  @Test func aCoveredScreensTaskIsCancelledAndBeginsAnew() async {
    let (model, log) = (PathModel(), Log())
    let scene = HeadlessScene {
      NavigationStack(path: Bindable(model).path) {
        Working(name: "root", log: log)
          .navigationDestination(for: Int.self) { Working(name: "\($0)", log: log) }
      }
    }
    #expect(await lines(1, of: log, in: scene) == ["root 0 starts"])
    model.path = [1]
    #expect(await lines(1, of: log, in: scene) == ["1 0 starts"])
    scene.finishTransitions()
    #expect(await lines(1, of: log, in: scene) == ["root 0 ends"])
    model.path = []
    scene.finish()
    #expect(await lines(2, of: log, in: scene) == ["1 0 ends", "root 0 starts"])
  }

  private struct Tabs: View {
    let flags: TwoFlags
    let log: Log
    var body: some View {
      TabView {
        Working(name: "one", log: log, id: flags.first ? 1 : 0).tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
  }

  @Test func anotherValueInAHiddenTabStartsNothingUntilItIsShown() async throws {
    let (flags, log) = (TwoFlags(), Log())
    let scene = HeadlessScene(assumptions: .with(\.tabChanges, .atOnce)) {
      Tabs(flags: flags, log: log)
    }
    #expect(await lines(1, of: log, in: scene) == ["one 0 starts"])
    try scene.tapTab("Two")
    #expect(await lines(1, of: log, in: scene) == ["one 0 ends"])
    flags.first = true
    await scene.settle()
    #expect(log.lines.isEmpty)
    try scene.tapTab("One")
    #expect(await lines(1, of: log, in: scene) == ["one 1 starts"])
  }

  @Test func theSameValueStartsNothing() async {
    let (flags, log) = (TwoFlags(), Log())
    let scene = HeadlessScene {
      Text("\(flags.second)")
      Working(name: "view", log: log, id: flags.first ? 1 : 0)
    }
    #expect(await lines(1, of: log, in: scene) == ["view 0 starts"])
    flags.second = true
    await scene.settle()
    #expect(log.lines.isEmpty)
  }

  @Test func aSheetsTaskEndsWithTheSheetAndASceneWithAll() async {
    let (model, log) = (SheetModel(), Log())
    let scene = HeadlessScene {
      Working(name: "base", log: log)
        .sheet(item: Bindable(model).outer) { _ in Working(name: "sheet", log: log) }
    }
    model.outer = Item(id: 1)
    scene.finish()
    #expect(await lines(2, of: log, in: scene) == ["base 0 starts", "sheet 0 starts"])
    model.outer = nil
    scene.turn()
    await scene.settle()
    #expect(log.lines.isEmpty)
    scene.finishTransitions()
    #expect(await lines(1, of: log, in: scene) == ["sheet 0 ends"])
    scene.close()
    #expect(await lines(1, of: log, in: scene) == ["base 0 ends"])
  }
}
