import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit

/// A screen that records what UIKit calls it with.
final class TestScreen: UIViewController {
  let name: String
  var calls: [String] = []
  let log: CallLog
  /// What it asks of the bars and edges of the screen.
  var chrome = TestChrome()
  /// What popovers point at.
  var sources: [SourceName: UIView] = [:]
  private let build: ((TestScreen) -> Void)?

  init(_ name: String, _ log: CallLog, build: ((TestScreen) -> Void)? = nil) {
    self.name = name
    self.log = log
    self.build = build
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    view = FilmView(frame: .zero)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { chrome.statusBar }
  override var prefersStatusBarHidden: Bool { chrome.hidesStatusBar }
  override var prefersHomeIndicatorAutoHidden: Bool { chrome.hidesHomeIndicator }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { chrome.edges }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { chrome.orientations }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    chrome.orientation
  }

  private func note(_ call: String) {
    calls.append(call)
    log.lines.append("\(name).\(call)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    build?(self)
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove(nil)" : "willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove(nil)" : "didMove")
  }
}

extension TestScreen: PopoverSourceProvider {
  func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
    sources[name]
  }
}

@MainActor final class CallLog {
  var lines: [String] = []
}

struct TestScreens: ScreenAssembly {
  let log: CallLog
  /// Adds to a screen what a test needs, when its view is loaded.
  var build: ((TestScreen) -> Void)?
  /// Makes what a test wants otherwise.
  var odd: (@MainActor (Shop, ScreenContext<Shop>) -> UIViewController?)?
  /// The containers of an app that has delegates of its own; nil for UIKit's.
  var containers: DelegatingContainers?

  func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
    if let controller = odd?(route, context) { return controller }
    if case .main = route { return containers?.tabs() ?? UITabBarController() }
    return TestScreen("\(route)", log, build: build)
  }

  func dialog(for route: Shop, in context: ScreenContext<Shop>) -> DialogWords? {
    .of(route, in: context)
  }

  func container(
    _ adapter: any ContainerAdapter, for route: Shop, in context: ScreenContext<Shop>
  ) -> UIViewController {
    let container = MemberViewController()
    container.title = "\(route)#\(type(of: adapter).name)"
    return container
  }

  func stack(for root: Shop) -> UINavigationController {
    containers?.stack() ?? UINavigationController()
  }

  func tabItem(for member: Shop) -> UITabBarItem {
    UITabBarItem(title: "\(member)", image: nil, tag: 0)
  }
}
