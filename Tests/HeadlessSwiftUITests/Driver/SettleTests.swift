import HeadlessSwiftUI
import Testing

/// How time passes in a scene: turn by turn, until all is quiet, and to the end of transitions.
@MainActor
@Suite("A headless scene runs main-actor turns one by one until it has nothing left to update")
struct SettleTests {
  private struct Restless: View {
    let model: PathModel
    var body: some View {
      Text("\(model.path.count)").task(id: model.path.count) { model.path.append(0) }
    }
  }

  @Test func aSceneThatNeverComesToRestIsAFault() async {
    let scene = HeadlessScene { Restless(model: PathModel()) }
    await scene.settle()
    #expect(scene.faults.count == 1)
    #expect(scene.faults.first?.contains("did not settle") == true)
    scene.close()
  }

  private struct Loading: View {
    let model: PathModel
    var body: some View {
      Text("loaded \(model.path.count)").task {
        for number in 1...5 {
          await Task.detached {}.value
          model.path.append(number)
        }
      }
    }
  }

  @Test func settlingWaitsForWhatTasksBring() async {
    let scene = HeadlessScene { Loading(model: PathModel()) }
    #expect(scene.nodes.texts == ["loaded 0"])
    await scene.settle()
    #expect(scene.nodes.texts == ["loaded 5"])
    #expect(scene.faults.isEmpty)
  }

  @Test func settlingLeavesTransitionsRunning() async {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    model.path = [1]
    await scene.settle()
    #expect(scene.isTransitioning && !scene.isGestureRunning)
    scene.finishTransitions()
    #expect(!scene.isTransitioning)
  }

  @Test func nothingIsEvaluatedBeforeTheTurn() {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    scene.resetEvaluations()
    model.path = [1]
    #expect(scene.screens == ["root"])
    #expect(scene.evaluations.isEmpty && scene.transitions.isEmpty)
    scene.turn()
    #expect(scene.screens == ["root", "1"])
  }

  @Test func finishingAlsoShowsWhatWasChanged() {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    model.path = [1]
    scene.finishTransitions()
    #expect(scene.screens == ["root", "1"])
    #expect(scene.isTransitioning)
  }
}
