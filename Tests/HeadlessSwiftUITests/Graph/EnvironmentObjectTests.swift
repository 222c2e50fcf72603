import HeadlessSwiftUI
import Observation
import Testing

/// Objects in the environment, and what the scene itself puts there.
@MainActor @Suite("A view finds objects and the scene's phase in its environment")
struct EnvironmentObjectTests {
  @Observable @MainActor fileprivate final class Model {
    var word = "old"
  }

  private struct Finding: View {
    @Environment(Model.self) private var found: Model?
    var body: some View { Text(found?.word ?? "nobody") }
  }

  @Test func anObjectMayBeMissingOrTakenAway() {
    let (model, flags) = (Model(), TwoFlags())
    let scene = HeadlessScene {
      Finding()
      VStack { Finding().environment(flags.first ? nil : model) }
    }
    #expect(scene.nodes.texts == ["nobody", "old"])
    flags.first = true
    scene.turn()
    #expect(scene.nodes.texts == ["nobody", "nobody"])
  }

  private struct Needing: View {
    @Environment(Model.self) private var found
    var body: some View { Text(found.word) }
  }

  @Test func anObjectThatIsNeededAndMissingEndsTheAppWithItsName() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = HeadlessScene { Needing() } }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No Observable object of type Model found"))
  }

  @Test(arguments: [false, true])
  func theSceneSaysHowItIsRead(isReduced: Bool) {
    let scene = HeadlessScene(
      reducesMotion: isReduced, layoutDirection: isReduced ? .rightToLeft : .leftToRight
    ) { SceneReader() }
    #expect(
      scene.nodes.texts == [isReduced ? "true rightToLeft active" : "false leftToRight active"])
  }

  @Test func theViewsFollowThePhaseOfTheScene() {
    let scene = HeadlessScene { SceneReader() }
    func phase(after change: () -> Void) -> String? {
      change()
      #expect(scene.hasWork, "the next turn tells the views")
      scene.turn()
      return scene.nodes.texts.first?.split(separator: " ").last.map(String.init)
    }
    #expect(phase { scene.screen.resignActive() } == "inactive")
    #expect(phase { scene.screen.enterBackground() } == "background")
    #expect(phase { scene.screen.enterForeground() } == "active")
    #expect(!scene.hasWork)
  }

  @Test func hostedViewsFollowThePhaseOfTheScene() {
    let scene = HeadlessScene { Text("root") }
    let (window, log) = (scene.screen.makeWindow(), Log())
    window.rootViewController = UIHostingController(rootView: PhaseReader(log: log))
    scene.screen.resignActive()
    scene.turn()
    window.isHidden = false
    scene.turn()
    scene.screen.becomeActive()
    scene.turn()
    #expect(log.lines == ["inactive", "active"])
  }

  private struct PhaseReader: View {
    let log: Log
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text("hosted").onChange(of: phase, initial: true) { log.add("\(phase)") }
    }
  }

  private struct SceneReader: View {
    @Environment(\.accessibilityReduceMotion) private var isReduced
    @Environment(\.layoutDirection) private var direction
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("\(isReduced) \(direction) \(phase)") }
  }
}
