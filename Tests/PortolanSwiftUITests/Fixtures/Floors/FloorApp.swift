import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// Layers in a headless scene.
@MainActor final class FloorApp {
  let screen: HeadlessScene
  let clock = HeadlessClock()
  let navigator: Navigator<Floor>
  let log = ScreenLog()
  private(set) var events: [NavigationEvent] = []

  init(in world: World = World.all[0]) {
    let navigator = Navigator(FloorMap(), clock: clock)
    self.navigator = navigator
    let log = log
    screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
      SceneRootView(navigator) { route, context in
        FloorView(name: "\(route)", model: context.model { TestModel(route, context, log) })
      }
    }
    navigator.scene.onEvent = { [weak self] in self?.events.append($0) }
    navigator.show(.base)
  }

  /// The layers with what is in them, back to front, also while they leave.
  var layers: [String] {
    screen.nodes.children.filter { $0.kind == .sheet || $0.kind == .cover }
      .map { "\($0.kind): \($0.texts.joined(separator: ", "))" }
  }

  /// How often the tree followed what a person did.
  var followed: Int {
    events.count { if case .followed = $0 { return true } else { return false } }
  }

  func breathe() async { await screen.breathe() }

  func settle() async { await screen.settle(navigator.scene, clock) }

  /// Settles, and expects these layers on the screen and in the tree.
  func expect(_ routes: [Floor], _ location: SourceLocation = #_sourceLocation) async {
    await settle()
    let wanted = routes.map { route in
      if case .cover = route { return "cover: \(route)" } else { return "sheet: \(route)" }
    }
    #expect(layers == wanted, "the screen", sourceLocation: location)
    #expect(
      navigator.tree.layerRoots.dropFirst().map { navigator.tree.route(of: $0)?.as(Floor.self) }
        == routes, "the tree", sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
    #expect(!navigator.scene.isBusy, sourceLocation: location)
  }
}

/// A screen that shows its name, and closes itself.
struct FloorView: View {
  let name: String
  let model: TestModel
  @Environment(\.screenContext) private var context

  var body: some View {
    Text(verbatim: name)
    Button("Close") { context?.close() }
  }
}
