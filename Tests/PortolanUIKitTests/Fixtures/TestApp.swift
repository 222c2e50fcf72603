import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// An app on a headless screen.
@MainActor final class TestApp {
  let screen: HeadlessScreen
  let window: UIWindow
  let session = Session()
  let log = CallLog()
  let navigator: Navigator<Shop>
  let root: SceneRootController
  var events: [NavigationEvent] = []

  /// Makes an app; unless it is shown now, `open()` shows it.
  init<M: NavigationMap<Shop>>(
    _ screen: HeadlessScreen, map: M = ShopMap(), isShown: Bool = true,
    build: ((TestScreen) -> Void)? = nil,
    odd: (@MainActor (Shop, ScreenContext<Shop>) -> UIViewController?)? = nil
  ) {
    self.screen = screen
    navigator = Navigator(
      map, guards: ShopGuards(session: session), links: ShopLinks.table, clock: screen.clock)
    root = SceneRootController(navigator.scene, TestScreens(log: log, build: build, odd: odd))
    window = screen.makeWindow()
    navigator.scene.onEvent = { [weak self] in self?.events.append($0) }
    if isShown { open() }
  }

  /// Puts the root into the window and shows it.
  func open() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// What the screen shows.
  var shown: String {
    // Only the tree knows what a container of the app's own is called.
    picture(of: window).replacing("container[", with: "main#Burger[")
  }

  /// Runs until nothing moves and nobody waits.
  func settle() async {
    for _ in 0..<40 {
      for _ in 0..<20 { await Task.yield() }
      screen.turn()
      if screen.isTransitioning { screen.finishTransitions() }
      if !navigator.scene.isBusy, !screen.isTransitioning { break }
    }
    for _ in 0..<20 { await Task.yield() }
  }

  /// Settles, and expects that screen and tree agree on a picture.
  func expect(
    _ picture: String, _ location: SourceLocation = #_sourceLocation
  ) async {
    await settle()
    #expect(shown == picture, "the screen", sourceLocation: location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
  }

  static func run(
    on screen: HeadlessScreen = HeadlessScreen(), _ body: @MainActor (TestApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: screen) { try await body(TestApp($0)) }
  }
}
