import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor final class DeskScreens: ScreenAssembly {
  let log = CallLog()
  /// How many screens were built.
  private(set) var built = 0
  /// Whether a hint stands in an empty column.
  var hasHints = false
  /// Adds to a screen what a test needs, when its view is loaded.
  var build: ((TestScreen) -> Void)?
  /// What the assembly gives for a split; nil for one of its kind.
  var split: UIViewController?

  func screen(for route: Desk, in context: ScreenContext<Desk>) -> UIViewController {
    switch route {
    case .desk: return split ?? UISplitViewController(style: .doubleColumn)
    case .trio: return split ?? UISplitViewController(style: .tripleColumn)
    case .book, .album:
      return RecordingPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    default:
      built += 1
      return TestScreen("\(route)", log, build: build)
    }
  }
}

/// A hint in a column that is empty.
final class EmptyColumn: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Choose something"
    view.addSubview(label)
  }
}

/// Pages that record each set by code.
final class RecordingPages: UIPageViewController {
  var sets: [String] = []

  override func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    sets.append("\(direction)\(animated ? ", animated" : "")")
    super.setViewControllers(
      viewControllers, direction: direction, animated: animated, completion: completion)
  }
}

extension DeskScreens {
  func emptyColumn(for member: Desk) -> UIViewController? { hasHints ? EmptyColumn() : nil }

  func tabItem(for member: Desk) -> UITabBarItem {
    UITabBarItem(title: "\(member)", image: nil, tag: 0)
  }
}

/// An app with splits, on a screen that is turned and resized.
@MainActor final class DeskApp: SizedApp {
  let screen: HeadlessScreen
  let door = DeskDoor()
  let screens = DeskScreens()
  let navigator: Navigator<Desk>
  let root: SceneRootController
  let window: UIWindow
  var codes: [String] = []

  /// Makes the app on a tablet, unless the screen has a device, and shows a route before there is a
  /// window; watched, the door is asked for each screen that a request leads to.
  init(
    _ screen: HeadlessScreen, _ size: CGSize, map: DeskMap = DeskMap(), isWatched: Bool = false,
    showing route: Desk? = nil
  ) {
    self.screen = screen
    screen.rotate(to: size, on: screen.device ?? .pad)
    navigator = Navigator(
      map, guards: door, sceneGuards: isWatched ? always(.isOpen, in: Desk.self) : nil,
      links: DeskLinks.table, clock: screen.clock)
    root = SceneRootController(navigator.scene, screens)
    window = screen.makeWindow()
    navigator.scene.onEvent = { [weak self] event in
      if case .diagnosed(let diagnostic) = event { self?.codes.append(diagnostic.code) }
    }
    window.rootViewController = root
    if let route { navigator.show(route) }
    window.makeKeyAndVisible()
  }

  static func run(
    on screen: HeadlessScreen = HeadlessScreen(), _ size: CGSize, map: DeskMap = DeskMap(),
    isWatched: Bool = false, _ body: @MainActor (DeskApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: screen) {
      try await body(DeskApp($0, size, map: map, isWatched: isWatched))
    }
  }

  /// Shows a route and expects a picture.
  func show(
    _ route: Desk, _ picture: String, _ location: SourceLocation = #_sourceLocation
  ) async {
    navigator.show(route)
    await expect(picture, location)
  }

  var split: UISplitViewController? { root.children.last as? UISplitViewController }

  /// The titles on the bars that are seen.
  var titles: [String] { screen.accessibleLabels }

  /// How many views were loaded.
  var loads: Int { screens.log.lines.filter { $0.hasSuffix("viewDidLoad") }.count }
}
