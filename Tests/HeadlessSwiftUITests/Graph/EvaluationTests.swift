import HeadlessSwiftUI
import Observation
import Testing

@MainActor @Suite("A body runs again when a property that it read has changed")
struct EvaluationTests {
  @Observable @MainActor fileprivate final class Model {
    var shown = 0
    var unused = 0
  }

  private struct Reader: View {
    let model: Model
    var body: some View { Text("\(model.shown)") }
  }

  private struct Stranger: View {
    let name: String
    var body: some View { Text(name) }
  }

  private struct Parent: View {
    let model: Model
    @State private var ticks = 0

    var body: some View {
      Text("\(ticks)")
      Button("Tick") { ticks += 1 }
      Reader(model: model)
      Stranger(name: "same")
      Closure { ticks }
    }
  }

  private struct Closure: View {
    let read: () -> Int
    var body: some View { Text("closure") }
  }

  @Test func onlyTheBodyThatReadAPropertyRuns() {
    let model = Model()
    let scene = HeadlessScene { Parent(model: model) }
    #expect(scene.evaluations == ["Parent": 1, "Reader": 1, "Stranger": 1, "Closure": 1])
    scene.resetEvaluations()
    model.shown += 1
    scene.turn()
    #expect(scene.evaluations == ["Reader": 1])
    #expect(scene.nodes.texts.contains("1"))
  }

  @Test func aPropertyThatNoBodyReadRunsNothing() {
    let model = Model()
    let scene = HeadlessScene { Parent(model: model) }
    scene.resetEvaluations()
    model.unused += 1
    scene.turn()
    #expect(scene.evaluations.isEmpty)
  }

  @Test(arguments: HeadlessViewAssumptions.Closures.allCases)
  func equalValuesAreSkippedAndClosuresDifferOrNot(
    closures: HeadlessViewAssumptions.Closures
  ) throws {
    var assumptions = HeadlessViewAssumptions()
    assumptions.closuresCompare = closures
    let scene = HeadlessScene(assumptions: assumptions) { Parent(model: Model()) }
    scene.resetEvaluations()
    try scene.tap("Tick")
    scene.turn()
    // The closure captures the view, whose copy is in another box each time.
    #expect(scene.evaluations["Parent"] == 1)
    #expect(scene.evaluations["Reader"] == nil)
    #expect(scene.evaluations["Stranger"] == nil)
    #expect(scene.evaluations["Closure"] == 1)
  }

  private struct Bare: View {
    let act: () -> Void
    var body: some View { Text("bare") }
  }

  private struct Owner: View {
    let act: () -> Void
    @State private var ticks = 0

    var body: some View {
      Button("Tick \(ticks)") { ticks += 1 }
      Bare(act: act)
    }
  }

  @Test(arguments: HeadlessViewAssumptions.Closures.allCases)
  func aClosureThatIsHandedOnIsTheSameByItsBits(
    closures: HeadlessViewAssumptions.Closures
  ) throws {
    var assumptions = HeadlessViewAssumptions()
    assumptions.closuresCompare = closures
    let log = Log()
    let act = { log.add("act") }
    let scene = HeadlessScene(assumptions: assumptions) { Owner(act: act) }
    scene.resetEvaluations()
    try scene.tap("Tick 0")
    scene.turn()
    #expect(scene.evaluations["Bare"] == (closures == .equal ? nil : 1))
  }

  @Test func severalWritesInOneTurnAreOneEvaluation() {
    let model = Model()
    let scene = HeadlessScene { Reader(model: model) }
    scene.resetEvaluations()
    for _ in 0..<5 { model.shown += 1 }
    #expect(scene.evaluations.isEmpty)
    scene.turn()
    #expect(scene.evaluations == ["Reader": 1])
  }

  private struct Restless: View {
    @State private var ticks = 0
    var body: some View {
      Text("\(ticks)").onChange(of: ticks, initial: true) { ticks += 1 }
    }
  }

  @Test func aViewThatAlwaysChangesIsAnUpdateCycle() {
    let scene = HeadlessScene { Restless() }
    #expect(scene.faults.contains { $0.contains("update cycle") })
  }

  @Test func aPushRunsTheNewScreenAlone() {
    let model = PathModel()
    model.path = [1, 2, 3]
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    scene.resetEvaluations()
    model.path.append(4)
    scene.finish()
    #expect(scene.evaluations == ["Screen": 1])
    scene.resetEvaluations()
    model.path.removeLast()
    scene.finish()
    #expect(scene.evaluations.isEmpty)
  }
}
