import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

/// An app on a headless screen.
@MainActor final class TestApp {
  let screen: HeadlessScreen
  let session: Session
  let keys: KeyRing
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
  /// Hears which screens were there when guards were asked again, once all have answered.
  var onRevalidated: ((Set<NodeID>) -> Void)?
  /// How many revalidations have not returned.
  var revalidations = 0
  let drawer = Drawer()
  private let makeRoot: @MainActor () -> SceneRootController

  /// Makes an app; unless it is shown now, `open()` shows it.
  convenience init<M: NavigationMap<Shop>>(
    _ screen: HeadlessScreen, map: M = ShopMap(), isShown: Bool = true,
    build: ((TestScreen) -> Void)? = nil,
    odd: (@MainActor (Shop, ScreenContext<Shop>) -> UIViewController?)? = nil
  ) {
    let session = Session()
    let navigator = Navigator(
      map, guards: ShopGuards(session: session), links: ShopLinks.table, clock: screen.clock)
    self.init(screen, navigator, session, isShown: isShown) { log in
      SceneRootController(navigator.scene, TestScreens(log: log, build: build, odd: odd))
    }
  }

  /// An app with a house beside its shop.
  convenience init(
    withHouseOn screen: HeadlessScreen, map: some NavigationMap<Shop>,
    containers: DelegatingContainers? = nil, build: @escaping (TestScreen) -> Void
  ) throws(NavigationError) {
    let (session, keys) = (Session(), KeyRing())
    let navigator = try Navigator.withHouse(map, of: session, keys, clock: screen.clock)
    self.init(screen, navigator, session, keys) { log in
      SceneRootController(
        navigator.scene, TestScreens(log: log, build: build, containers: containers),
        RoomScreens(log: log, build: build))
    }
  }

  private init(
    _ screen: HeadlessScreen, _ navigator: Navigator<Shop>, _ session: Session,
    _ keys: KeyRing = KeyRing(), isShown: Bool = true,
    root makeRoot: @escaping @MainActor (CallLog) -> SceneRootController
  ) {
    (self.screen, self.navigator, self.session, self.keys) = (screen, navigator, session, keys)
    self.makeRoot = { [log, drawer] in
      let root = makeRoot(log)
      root.customPresentations[Drawer.name] = drawer
      return root
    }
    root = self.makeRoot()
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
    root = makeRoot()
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
  var shown: String { picture(of: window) }

  /// Runs until nothing moves and nobody waits, and UIKit holds nothing that has gone.
  func settle() async {
    for _ in 0..<40 {
      for _ in 0..<2 { await letTasksRun() }
      await screen.sleepersSleep(of: navigator.scene)
      screen.turn()
      screen.finishTransitions()
      if !navigator.scene.isBusyAnywhere, revalidations == 0, !screen.isTransitioning { break }
    }
    screen.letGo()
    for _ in 0..<2 { await letTasksRun() }
    screen.turn()
  }

  /// Settles, and expects that screen and tree agree on a picture.
  ///
  /// No wait has ended at the navigator's deadline, unless that is expected (`endsInTime`).
  func expect(
    _ picture: String, endsInTime: Bool = true, _ location: SourceLocation = #_sourceLocation
  ) async {
    await settle()
    #expect(shown == picture, "the screen", sourceLocation: location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
    #expect(codes.contains("NAV088") != endsInTime, "the host's deadline", sourceLocation: location)
  }

  static func run(
    on screen: HeadlessScreen = HeadlessScreen(), _ body: @MainActor (TestApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: screen) { try await body(TestApp($0)) }
  }
}
