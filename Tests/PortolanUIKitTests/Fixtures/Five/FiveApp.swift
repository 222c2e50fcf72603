import HeadlessUIKit
import Portolan
import PortolanLinks
import PortolanUIKit
import TestSupport
import Testing

/// Five screens on a headless screen.
@MainActor final class FiveApp {
  let screen: HeadlessScreen
  let navigator: Navigator<Five>
  let controllers = EditedStack()
  let counts = FiveScreen.Counts()
  private let window: UIWindow

  init(_ screen: HeadlessScreen) {
    self.screen = screen
    navigator = Navigator(
      FiveMap(), links: LinkTable(schemes: ["five"], pathOf: .root), clock: screen.clock)
    let assembly = Screens(controllers: controllers, counts: counts)
    window = screen.makeWindow()
    window.rootViewController = SceneRootController(navigator.scene, assembly)
    window.makeKeyAndVisible()
    navigator.show(.root)
  }

  var stack: RouteStack<Five> { navigator.stack(.root) }
  /// The titles in the stack, read from the controllers.
  var shown: [String] { controllers.viewControllers.compactMap(\.title) }
  var screens: [FiveScreen] { controllers.viewControllers.compactMap { $0 as? FiveScreen } }

  func settle() async {
    for _ in 0..<40 {
      for _ in 0..<2 { await letTasksRun() }
      screen.turn()
      if screen.isTransitioning { screen.finishTransitions() }
      if !navigator.scene.isBusy, !screen.isTransitioning { break }
    }
    screen.letGo()
    for _ in 0..<2 { await letTasksRun() }
  }

  /// Settles, and expects that controllers, tree and path say the same.
  func expect(_ path: [Five], _ location: SourceLocation = #_sourceLocation) async {
    await settle()
    let names = (["root"] + path.map(\.rawValue))
    #expect(shown == names, "the screen", sourceLocation: location)
    #expect(
      navigator.tree.description == "(\(names.joined(separator: " › ")))", "the tree",
      sourceLocation: location)
    #expect(stack.path == path, "the path", sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
  }

  static func run(
    on screen: HeadlessScreen = HeadlessScreen(), _ body: @MainActor (FiveApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: screen) { try await body(FiveApp($0)) }
  }

  private struct Screens: ScreenAssembly {
    let controllers: EditedStack
    let counts: FiveScreen.Counts

    func screen(for route: Five, in context: ScreenContext<Five>) -> UIViewController {
      FiveScreen(route.rawValue, counts)
    }

    func stack(for root: Five) -> UINavigationController { controllers }
  }
}
