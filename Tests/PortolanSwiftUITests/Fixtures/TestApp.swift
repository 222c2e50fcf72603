import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import TestSupport
import Testing

/// An app in a headless SwiftUI scene.
@MainActor final class TestApp {
  /// The windows in which a root was shown, in the order in which it came; the last one is in front.
  var windows: [TestWindow]
  /// The windows that have been closed.
  var closedWindows: [TestWindow] = []
  private let makeWindow: @MainActor () -> TestWindow
  /// Whether SwiftUI loses nothing and reports what comes and goes: then nothing may wait for the host's
  /// deadline.
  var reports: Bool { world.reports }
  let world: World
  let clock: HeadlessClock
  let session: Session
  let keys: KeyRing
  let log = ScreenLog()
  let other = OtherCode()
  let navigator: Navigator<Shop>
  private(set) var events: [NavigationEvent] = []
  /// Hears which screens were there when guards were asked again, once all have answered.
  var onRevalidated: ((Set<NodeID>) -> Void)?
  /// How many revalidations have not returned.
  var revalidations = 0
  /// Hears each event too.
  var onEvent: ((NavigationEvent) -> Void)?
  private(set) var names = NodeNames()

  convenience init<M: NavigationMap<Shop>>(
    map: M = ShopMap(), in world: World = World.all[0], showing first: Shop? = .main,
    before: Shop? = nil, reducesMotion: Bool = false, hasMenus: Bool = false,
    named transitions: [TransitionName: AnyTransition] = [:]
  ) {
    let (session, clock) = (Session(), HeadlessClock())
    let navigator = Navigator(
      map, guards: ShopGuards(session: session), links: ShopLinks.table, clock: clock)
    if let before { navigator.show(before) }
    self.init(navigator, session, clock: clock, in: world, reducesMotion: reducesMotion) {
      log, other in
      transitions.reduce(
        SceneRootView(navigator.scene, TestViews(log: log, hasMenus: hasMenus, other: other))
      ) { view, named in view.partTransition(named: named.key, named.value) }
    }
    if let first { navigator.show(first) }
  }

  /// An app with a house beside its shop, and a menu on each screen of the shop.
  convenience init(withHouseIn world: World) throws(NavigationError) {
    let (session, keys, clock) = (Session(), KeyRing(), HeadlessClock())
    let navigator = try Navigator.withHouse(ShopMap(), of: session, keys, clock: clock)
    self.init(navigator, session, keys, clock: clock, in: world) { log, other in
      SceneRootView(
        navigator.scene, TestViews(log: log, hasMenus: true, other: other), HouseViews(log: log))
    }
    navigator.show(.main)
  }

  private init(
    _ navigator: Navigator<Shop>, _ session: Session, _ keys: KeyRing = KeyRing(),
    clock: HeadlessClock, in world: World, reducesMotion: Bool = false,
    root: @escaping @MainActor (ScreenLog, OtherCode) -> SceneRootView
  ) {
    (self.navigator, self.session, self.keys, self.clock) = (navigator, session, keys, clock)
    self.world = world
    makeWindow = { [log, other] in
      TestWindow(in: world, reducesMotion: reducesMotion, clock: clock) {
        root(log, other).customPresentation(named: Drawer.name) { screen, dismiss in
          Drawer(screen: screen, dismiss: dismiss).onAppear { other.drawers.append(dismiss) }
        }
      }
    }
    windows = [makeWindow()]
    navigator.scene.onEvent = { [weak self] in self?.note($0) }
  }

  /// The window in front, or the one that was last.
  var screen: HeadlessScene { (windows.last ?? closedWindows[closedWindows.count - 1]).screen }

  /// Opens a window with a root of its own for the same navigator.
  func openWindow() { windows.append(makeWindow()) }

  /// Forgets what has happened so far.
  func forgetEvents() { events = [] }

  private func note(_ event: NavigationEvent) {
    events.append(event)
    names.note(event)
    onEvent?(event)
  }

  /// What the screen shows.
  var shown: String {
    ([picture(of: screen.nodes, names)] + screen.otherControllers.map { _ in "foreign (?)" })
      .joined(separator: " ⇧ ")
  }

  /// The codes of what was diagnosed, in order.
  var codes: [String] {
    events.compactMap { event in
      if case .diagnosed(let diagnostic) = event { return diagnostic.code } else { return nil }
    }
  }

  /// Lets tasks run, and SwiftUI update, without ending what moves; turns pass without a window too.
  func breathe() async {
    for window in windows { await window.screen.breathe() }
    for _ in 0..<10 where windows.isEmpty {
      await letTasksRun()
      clock.turn()
    }
  }

  /// Runs until nothing moves and nobody waits, and the system holds nothing that has gone; what
  /// nobody answers runs into its deadline.
  func settle() async {
    for round in 0..<60 {
      await breathe()
      let moving = windows.map(\.screen).filter(\.isTransitioning)
      if !moving.isEmpty {
        for screen in moving { screen.finishTransitions() }
      } else if !navigator.scene.isBusy, revalidations == 0 {
        break
      } else if round > 3 {
        clock.advance(by: .seconds(2))
      }
    }
    screen.letGo()
    await breathe()
  }

  /// Runs until nothing moves and nobody waits, without the host's deadline; what is still open then
  /// runs into it, which counts as a diagnostic.
  ///
  /// Before that `give` gives what somebody waits for, and says whether it did.
  func rest(_ give: () -> Bool = { false }) async {
    var round = 0
    while round < 80 {
      round += 1
      await breathe()
      let moving = windows.map(\.screen).filter(\.isTransitioning)
      if !moving.isEmpty {
        for screen in moving { screen.finishTransitions() }
      } else if !navigator.scene.isBusy, revalidations == 0 {
        return
      } else if round > 20 {
        if give() { round = 0 } else { clock.advance(by: .seconds(2)) }
      }
    }
  }

  /// Asks the guards of what is shown again, without waiting for the screen.
  func revalidate() async {
    beginRevalidation()
    await breathe()
  }

  /// Settles, and expects that screen and tree agree on a picture.
  func expect(_ picture: String, _ location: SourceLocation = #_sourceLocation) async {
    await settle()
    #expect(shown == picture, "the screen", sourceLocation: location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(screen.faults.isEmpty, "\(screen.faults)", sourceLocation: location)
  }
}
