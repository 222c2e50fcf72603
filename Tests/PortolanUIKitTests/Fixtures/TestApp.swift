import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// An app on a headless screen.
@MainActor final class TestApp {
  let screen: HeadlessScreen
  let session = Session()
  let log = CallLog()
  let navigator: Navigator<Shop>
  private(set) var window: UIWindow
  private(set) var root: SceneRootController
  /// The windows that were opened before the newest.
  private var beneath: [UIWindow] = []
  private(set) var isOpen = true
  /// What other code has presented.
  var alerts: [UIViewController] = []
  var events: [NavigationEvent] = []
  /// Hears each event too.
  var onEvent: ((NavigationEvent) -> Void)?
  /// How many revalidations have not returned.
  var revalidations = 0
  let drawer = Drawer()
  private let screens: TestScreens

  /// Makes an app; unless it is shown now, `open()` shows it.
  init<M: NavigationMap<Shop>>(
    _ screen: HeadlessScreen, map: M = ShopMap(), isShown: Bool = true,
    build: ((TestScreen) -> Void)? = nil,
    odd: (@MainActor (Shop, ScreenContext<Shop>) -> UIViewController?)? = nil
  ) {
    self.screen = screen
    navigator = Navigator(
      map, guards: ShopGuards(session: session), links: ShopLinks.table, clock: screen.clock)
    screens = TestScreens(log: log, build: build, odd: odd)
    root = SceneRootController(navigator.scene, screens)
    root.customPresentations[Drawer.name] = drawer
    window = screen.makeWindow()
    navigator.scene.onEvent = { [weak self] in
      self?.events.append($0)
      self?.onEvent?($0)
    }
    if isShown { open() }
  }

  /// Puts the root into the window and shows it.
  func open() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Opens another window with a root of its own for the same navigator.
  func openWindow() {
    if isOpen { beneath.append(window) }
    root = SceneRootController(navigator.scene, screens)
    root.customPresentations[Drawer.name] = drawer
    window = screen.makeWindow()
    isOpen = true
    open()
  }

  /// The newest window has gone, and the one before is the newest again.
  func takeWindowBeneath() {
    guard let next = beneath.popLast(), let root = next.rootViewController as? SceneRootController
    else { return isOpen = false }
    (window, self.root) = (next, root)
  }

  /// What the screen shows.
  var shown: String {
    // Only the tree knows what a container of the app's own is called.
    picture(of: window).replacing("container[", with: "main#Burger[")
  }

  /// Runs until nothing moves and nobody waits, and UIKit holds nothing that has gone.
  func settle() async {
    for _ in 0..<40 {
      for _ in 0..<20 { await Task.yield() }
      await screen.sleepersSleep(of: navigator.scene)
      screen.turn()
      screen.finishTransitions()
      if !navigator.scene.isBusy, revalidations == 0, !screen.isTransitioning { break }
    }
    screen.letGo()
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
