package import Portolan

/// Stands invisible at the root of a scene, and reports the window of the scene.
struct WindowProbe: UIViewControllerRepresentable {
  let host: SceneHost

  func makeUIViewController(context: Context) -> WindowProbeController {
    WindowProbeController(host)
  }

  func updateUIViewController(_ controller: WindowProbeController, context: Context) {}
}

/// Knows its window before its first frame is drawn.
package final class WindowProbeController: UIViewController {
  private weak var host: SceneHost?
  private var activity: ActivityWatch?
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

  /// Releases the kept parts.
  package override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    scene?.releaseKeptParts()
  }

  private func note() {
    guard let window = view.window else { return }
    host?.window = window
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
