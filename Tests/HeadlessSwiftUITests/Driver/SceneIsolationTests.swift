import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Several scenes of one process, and scenes that are closed.
@MainActor
@Suite("Scenes in one process do not affect each other's updates, announcements or end")
struct SceneIsolationTests {
  private struct Announcing: View {
    let model: PathModel
    var body: some View {
      Button("Announce \(model.path.count)") { AccessibilityNotification.ScreenChanged().post() }
    }
  }

  @Test func aTurnOfOneEvaluatesNothingOfTheOther() {
    let model = PathModel()
    let scenes = (0..<2).map { _ in HeadlessScene { Announcing(model: model) } }
    for scene in scenes { scene.resetEvaluations() }
    model.path = [1]
    scenes[0].turn()
    #expect(scenes.map { $0.evaluations["Announcing"] ?? 0 } == [1, 0])
    #expect(scenes.map(\.tappable) == [["Announce 1"], ["Announce 0"]])
    scenes[1].turn()
    #expect(scenes.map { $0.evaluations["Announcing"] ?? 0 } == [1, 1])
  }

  @Test func whatIsPostedBelongsToTheSceneThatRuns() throws {
    let model = PathModel()
    let first = HeadlessScene { Announcing(model: model) }
    let second = HeadlessScene { Announcing(model: model) }
    try first.tap("Announce 0")
    #expect([first, second].map(\.announcements.count) == [1, 0])
    try second.tap("Announce 0")
    #expect([first, second].map(\.announcements.count) == [1, 1])
  }

  @Test func whatNoViewPostsIsHeardWhereItIsPerformed() {
    let scenes = (0..<2).map { _ in HeadlessScene { Text("screen") } }
    AccessibilityNotification.ScreenChanged().post()
    #expect(scenes.map(\.announcements.count) == [0, 0])
    scenes[0].perform { AccessibilityNotification.ScreenChanged().post() }
    #expect(scenes.map(\.announcements.count) == [1, 0])
  }

  private struct Later: View {
    let log: Log
    var body: some View {
      Text("later").task {
        await Task.yield()
        AccessibilityNotification.ScreenChanged().post()
        log.add("posted")
      }
    }
  }

  @Test func whatATaskPostsBelongsToItsScene() async {
    let log = Log()
    let first = HeadlessScene { Later(log: log) }
    let second = HeadlessScene { Text("other") }
    second.turn()
    for _ in 0..<1000 where log.lines.isEmpty { await second.settle() }
    #expect([first, second].map(\.announcements.count) == [1, 0])
  }

  private struct Hosting: UIViewControllerRepresentable {
    let model: PathModel
    func makeUIViewController(context: Context) -> UIHostingController<Announcing> {
      UIHostingController(rootView: Announcing(model: model))
    }
    func updateUIViewController(
      _ controller: UIHostingController<Announcing>, context: Context
    ) {}
  }

  @Test func hostingControllersFollowTheirOwnScene() {
    let model = PathModel()
    let scenes = (0..<2).map { _ in HeadlessScene { Hosting(model: model) } }
    model.path = [1]
    scenes[0].turn()
    #expect(scenes.map(\.tappable) == [["Announce 1"], ["Announce 0"]])
  }

  @Test func faultsAndTransitionsStayInTheirScene() {
    let (broken, whole) = (PathModel(), PathModel())
    let first = HeadlessScene { NavigationStack(path: Bindable(broken).path) { Text("root") } }
    let second = HeadlessScene { StackApp(model: whole, log: Log()) }
    broken.path = [1]
    whole.path = [1]
    first.turn()
    #expect([first, second].map(\.isTransitioning) == [true, false])
    second.turn()
    second.finishTransitions()
    #expect([first, second].map(\.isTransitioning) == [true, false])
    #expect([first, second].map(\.faults.count) == [1, 0])
    #expect([first, second].map(\.transitions.count) == [1, 1])
  }

  @Test func aClosedSceneHearsNothingMore() {
    let (model, log) = (PathModel(), Log())
    let scene = HeadlessScene { StackApp(model: model, log: log) }
    model.path = [1]
    scene.turn()
    scene.close()
    _ = log.take()
    scene.resetEvaluations()
    model.path = [1, 2]
    scene.turn()
    scene.finishTransitions()
    #expect(scene.evaluations.isEmpty && log.lines.isEmpty)
    #expect(scene.nodes.children.isEmpty)
    #expect(!scene.isTransitioning)
    #expect(scene.screen.window == nil)
  }

  @Test func assumptionsDrawnByLotDifferAndComeAgain() {
    var (first, second) = (SplitMix(state: 5), SplitMix(state: 5))
    let drawn = (0..<50).map { _ in HeadlessViewAssumptions.random(using: &first) }
    #expect(drawn == (0..<50).map { _ in HeadlessViewAssumptions.random(using: &second) })
    #expect(Set(drawn).count > 40)
    for keyPath in [\HeadlessViewAssumptions.writesTwice, \.coveredScreensAppearAgain] {
      #expect(Set(drawn.map { $0[keyPath: keyPath] }) == [false, true])
    }
    #expect(Set(drawn.map(\.pathDuringTransition)).count == 2)
    #expect(Set(drawn.map(\.dismissalDuringPresentation)).count == 2)
    #expect(Set(drawn.map(\.secondPresentation)).count == 2)
    #expect(Set(drawn.map(\.popWrites)).count == 2)
    #expect(Set(drawn.map(\.dismissalWrites)).count == 2)
    #expect(Set(drawn.map(\.coveredScreens)).count == 2)
    #expect(Set(drawn.map(\.closuresCompare)).count == 2)
    #expect(Set(drawn.map(\.explicitSilence)).count == 2)
  }
}
