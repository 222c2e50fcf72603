import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

/// Which container an assembly returns for the house.
enum HouseKind: Sendable { case hall, slow, wrong }

struct RoomScreens: ScreenAssembly {
  let log: CallLog
  var kind = HouseKind.hall
  var build: ((TestScreen) -> Void)?

  func screen(for route: Room, in context: ScreenContext<Room>) -> UIViewController {
    let made = container(for: route, in: context) ?? TestScreen("\(route)", log, build: build)
    made.title = route == .house ? "house#Hall" : "\(route)"
    return made
  }

  private func container(
    for route: Room, in context: ScreenContext<Room>
  ) -> UIViewController? {
    switch (route, kind) {
    case (.tour, _):
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    case (.archive, _): UISplitViewController(style: .doubleColumn)
    case (.house, .hall): HallViewController(context)
    case (.house, .slow): SlowHall()
    case (.house, .wrong): UIViewController()
    default: nil
    }
  }

  /// The box may be closed.
  func emptyColumn(for member: Room) -> UIViewController? { EmptyColumn() }

  func tabItem(for member: Room) -> UITabBarItem {
    UITabBarItem(title: "\(member)", image: nil, tag: 0)
  }
}

/// An app in a container of its own, on a headless screen.
@MainActor final class RoomApp {
  let screen: HeadlessScreen
  let window: UIWindow
  let keys = KeyRing()
  let log = CallLog()
  let navigator: Navigator<Room>
  let root: SceneRootController
  var events: [NavigationEvent] = []

  init(_ screen: HeadlessScreen, _ kind: HouseKind) {
    self.screen = screen
    navigator = Navigator(RoomMap(), guards: RoomGuards(keys: keys), clock: screen.clock)
    root = SceneRootController(navigator.scene, RoomScreens(log: log, kind: kind))
    window = screen.makeWindow()
    navigator.scene.onEvent = { [weak self] in self?.events.append($0) }
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  static func run(
    on screen: HeadlessScreen = HeadlessScreen(), _ kind: HouseKind = .hall,
    _ body: @MainActor (RoomApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: screen) { try await body(RoomApp($0, kind)) }
  }

  var container: (any MemberContainer)? { root.children.last as? any MemberContainer }

  /// The codes of what was diagnosed, in order.
  var codes: [String] {
    events.compactMap { event in
      if case .diagnosed(let diagnostic) = event { return diagnostic.code } else { return nil }
    }
  }

  func breathe() async {
    for _ in 0..<5 { await letTasksRun() }
  }

  /// Runs until nothing moves and nobody waits.
  func settle() async {
    for _ in 0..<20 {
      await breathe()
      screen.turn()
      if screen.isTransitioning { screen.finishTransitions() }
      if !navigator.scene.isBusy, !screen.isTransitioning { break }
    }
    await breathe()
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

  /// What the screen shows; a plain container of the library's has no title.
  var shown: String {
    PortolanUIKitTests.picture(of: window).replacing("container[", with: "house#Hall[")
  }
}
