import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanLinks
import PortolanSwiftUI
import Testing

/// Five screens in a headless scene.
@MainActor final class FiveApp {
  let screen: HeadlessScene
  let clock = HeadlessClock()
  let navigator: Navigator<Five>
  let log = ScreenLog()
  /// How often nothing but the deadline went on.
  private(set) var deadlines = 0
  /// Whether a test is about something that nobody answers.
  var mayWait = false

  init(in world: World = World.all[0]) {
    let navigator = Navigator(
      FiveMap(), links: LinkTable(schemes: ["five"], pathOf: .root), clock: clock)
    self.navigator = navigator
    let log = log
    screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
      SceneRootView(navigator) { route, context in
        FiveView(name: route.rawValue, model: context.model { TestModel(route, context, log) })
      }
    }
    navigator.show(.root)
  }

  var stack: RouteStack<Five> { navigator.stack(.root) }

  /// The titles in the stack; a screen beneath may not have been built yet.
  var shown: [String] {
    screen.nodes.all(.screen).map { $0.isBuilt ? $0.title ?? "?" : "" }
  }

  /// What a person's eye meets in front.
  var front: String? { screen.nodes.all(.screen).last?.texts.first }

  func breathe() async { await screen.breathe() }

  func settle() async { deadlines += await screen.settle(navigator.scene, clock) }

  /// Settles, and expects that screen, tree and path say the same.
  func expect(_ path: [Five], _ location: SourceLocation = #_sourceLocation) async {
    await settle()
    let names = ["root"] + path.map(\.rawValue)
    let built = zip(names, shown).map { $1.isEmpty ? "" : $0 }
    #expect(shown == built, "the screen", sourceLocation: location)
    #expect(shown.count == names.count, "the screen", sourceLocation: location)
    #expect(front == names.last, "what is in front", sourceLocation: location)
    #expect(
      navigator.tree.description == "(\(names.joined(separator: " › ")))", "the tree",
      sourceLocation: location)
    #expect(stack.path == path, "the path", sourceLocation: location)
    #expect(mayWait || deadlines == 0, "nobody answered", sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
  }
}

/// A screen that shows its name.
struct FiveView: View {
  let name: String
  let model: TestModel

  var body: some View { Text(verbatim: name).navigationTitle(name) }
}
