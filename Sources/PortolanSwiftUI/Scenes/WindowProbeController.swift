package import Portolan

/// Knows its window before its first frame is drawn.
package final class WindowProbeController: UIViewController {
  private weak var host: SceneHost?
  private var activity: ActivityWatch?
  private var isInStack = false
  /// The navigator of the scene.
  package var scene: SceneNavigator? { host?.scene }

  init(_ host: SceneHost) {
    self.host = host
    super.init(nibName: nil, bundle: nil)
    host.windowProbe = self
  }

  /// Not available: a probe belongs to a host.
  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    // A report of appearance comes first, unless it comes too early or never (S71).
    view = ProbeView { [weak self] in Task { self?.note() } }
  }

  package override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note()
  }

  /// Also when no callback has announced the view.
  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note()
  }

  /// One that other code covers from the start tells nothing else.
  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent != nil { Task { self.note() } }
  }

  /// Releases the kept parts.
  package override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    scene?.releaseKeptParts()
  }

  /// The root goes for good; SwiftUI may free it much later (S69).
  func leave() { Task { rootHasGone() } }

  private func rootHasGone() {
    guard let host, !host.scene.isCurtain, host.windowProbe === self, !host.rootHasGone
    else { return }
    host.rootHasGone = true
    host.detach()
  }

  /// Whether the window has gone in which the root stood: one that a cover hides is still there.
  private var hasLostWindow: Bool {
    guard activity != nil else { return false }
    return host?.window.map { $0.isHidden || $0.windowScene == nil } ?? true
  }

  /// The window in which the root stands, or the one of the cover that takes it out.
  private var ownWindow: UIWindow? {
    view.window ?? outermost.presentations.lazy.compactMap { $0.viewIfLoaded?.window }.first
  }

  /// Reports that the root stands in a stack of the app's own, once.
  ///
  /// Columns of a split and the list of More have navigation controllers that the system makes.
  private func noteStack() {
    guard !isInStack, let stack = navigationController, stack.splitViewController == nil else {
      return
    }
    // That of More is the only child of the tabs that is none of their members.
    if let tabs = stack.parent as? UITabBarController, tabs.viewControllers?.contains(stack) != true
    {
      return
    }
    isInStack = true
    scene?.report(.rootInStack())
  }

  private func note() {
    guard let window = ownWindow else {
      if hasLostWindow { rootHasGone() }
      return
    }
    host?.window = window
    noteStack()
    if let host, host.rootHasGone {
      host.rootHasGone = false
      host.attach()
    }
    guard let windowScene = window.windowScene, activity?.scene !== windowScene else { return }
    activity = ActivityWatch(of: windowScene) { [weak host] in host?.checkSoon() }
  }
}

/// Calls back when a scene becomes active, as long as the watch lives.
private final class ActivityWatch {
  private(set) weak var scene: UIScene?
  private let token: any NSObjectProtocol

  @MainActor init(of scene: UIScene, _ body: @escaping @MainActor () -> Void) {
    self.scene = scene
    token = NotificationCenter.default.addObserver(
      forName: UIScene.didActivateNotification, object: scene, queue: nil
    ) { _ in
      MainActor.assumeIsolated(body)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
