import HeadlessSwiftUI
import Observation
import Testing

/// Views that come and go with a transition, and change their mind meanwhile.
@MainActor
@Suite(
  "A view removed with a transition keeps its place among its siblings until the transition ends")
struct ViewTransitionLifeTests {
  private struct Part: View {
    let flags: TwoFlags
    let log: Log
    var transition = AnyTransition.opacity
    var body: some View {
      VStack {
        Text("above")
        if flags.first { Recorder(name: "part", log: log).transition(transition) }
        Text("below")
      }
    }
  }

  private let flags = TwoFlags()
  private let log = Log()

  private func scene(_ transition: AnyTransition = .opacity) -> HeadlessScene {
    HeadlessScene { Part(flags: flags, log: log, transition: transition) }
  }

  private func kinds(_ scene: HeadlessScene) -> [HeadlessNode.Kind] {
    scene.nodes.children.map(\.kind)
  }

  @Test func whatLeavesKeepsItsPlace() {
    flags.first = true
    let scene = scene()
    withAnimation { flags.first = false }
    scene.turn()
    #expect(kinds(scene) == [.text, .controller, .text])
    #expect(scene.nodes.children.map(\.isLeaving) == [false, true, false])
    scene.finishTransitions()
    #expect(kinds(scene) == [.text, .text])
  }

  @Test func whatComesBackWhileItLeavesIsAnother() {
    flags.first = true
    let scene = scene()
    let old = scene.nodes.all(.controller).first?.controller
    withAnimation { flags.first = false }
    scene.turn()
    withAnimation { flags.first = true }
    scene.turn()
    let shown = scene.nodes.all(.controller)
    #expect(shown.map(\.isLeaving).sorted { !$0 && $1 } == [false, true])
    #expect(shown.first { !$0.isLeaving }?.controller !== old)
    scene.finishTransitions()
    #expect(scene.nodes.all(.controller).count == 1)
    #expect(scene.nodes.all(.controller).first?.controller !== old)
  }

  @Test func whatLeavesBeforeItHasComeEndsOnce() {
    let scene = scene()
    withAnimation { flags.first = true }
    scene.turn()
    #expect(log.take() == ["part.didLoad", "part.willAppear"])
    withAnimation { flags.first = false }
    scene.turn()
    scene.finishTransitions()
    #expect(log.take() == ["part.willDisappear", "part.didDisappear", "part.dismantle"])
    #expect(scene.faults.isEmpty, "\(scene.faults)")
  }

  nonisolated private static let looks: [(AnyTransition, String, String)] = [
    (.slide, "slide", "slide"),
    (.scale, "scale", "scale"),
    (.move(edge: .trailing), "move(trailing)", "move(trailing)"),
    (.move(edge: .top).combined(with: .opacity), "move(top)+opacity", "move(top)+opacity"),
    (
      .asymmetric(insertion: .opacity, removal: .move(edge: .bottom)), "opacity",
      "move(bottom)"
    ),
    (
      .asymmetric(insertion: .slide, removal: .identity).combined(with: .scale), "slide+scale",
      "identity+scale"
    ),
  ]

  @Test(arguments: Array(looks.indices))
  func eachWayInAndOutIsRecorded(index: Int) {
    let (transition, insertion, removal) = ViewTransitionLifeTests.looks[index]
    let scene = scene(transition)
    withAnimation(.easeIn(duration: 2)) { flags.first = true }
    scene.finish()
    withAnimation(.easeInOut(duration: 3)) { flags.first = false }
    scene.finish()
    #expect(scene.transitions.map(\.effect) == [insertion, removal])
    #expect(scene.transitions.map(\.duration) == [2, 3])
    #expect(scene.transitions.map(\.kind) == [.insertion, .removal])
  }

  @Test func aViewWithoutTransitionIsThereOrNot() {
    let scene = HeadlessScene { VStack { if flags.first { Text("part") } } }
    withAnimation { flags.first = true }
    scene.turn()
    #expect(!scene.isTransitioning && scene.transitions.isEmpty)
    withAnimation { flags.first = false }
    scene.turn()
    #expect(!scene.isTransitioning && scene.nodes.texts.isEmpty)
  }

  @Test func aViewInATabThatIsNotShownMovesNothing() throws {
    let scene = HeadlessScene {
      TabView {
        Part(flags: flags, log: log).tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
    try scene.tapTab("Two")
    scene.finish()
    for isOn in [true, false] {
      withAnimation { flags.first = isOn }
      scene.turn()
      #expect(!scene.isTransitioning)
    }
    #expect(scene.nodes.all(.controller).isEmpty)
    #expect(scene.transitions.map(\.kind) == [.select])
  }

  private struct Follower: View {
    let flags: TwoFlags
    var body: some View {
      VStack { if flags.first { Text("part").transition(.opacity) } }
        .animation(.linear(duration: 4), value: flags.second)
    }
  }

  @Test func anAnimationFollowsOnlyItsOwnValueAndNoCut() {
    let scene = HeadlessScene { Follower(flags: flags) }
    flags.first = true
    scene.turn()
    #expect(!scene.isTransitioning)
    flags.first = false
    flags.second = true
    scene.turn()
    #expect(scene.transitions.map(\.duration) == [4])
    scene.finishTransitions()
    withTransaction(.cut) {
      flags.first = true
      flags.second = false
    }
    scene.turn()
    #expect(!scene.isTransitioning)
  }
}
