import Portolan
import PortolanWindows

extension SceneHost {
  /// Before the first frame the window is unknown; a curtain is shown with that frame.
  func raise(_ curtain: SceneNavigator) -> Bool {
    guard window != nil else {
      waitingCurtains.append(curtain)
      return true
    }
    let host = SceneHost(curtain, assemblies, namedTransitions)
    curtain.isCompact = true  // no columns yet
    let root = UIHostingController(rootView: SceneRootView(host))
    host.window = curtains.raise(curtain, over: window, as: root)
    guard host.window != nil else { return false }
    curtain.attach(host)
    return true
  }

  func lower(_ curtain: SceneNavigator) {
    waitingCurtains.removeAll { $0 === curtain }
    curtains.lower(curtain)
  }

  func raiseWaiting() {
    let waiting = waitingCurtains
    waitingCurtains = []
    for curtain in waiting where !raise(curtain) { scene.curtains?.endWithoutPlace(curtain) }
  }
}

/// Stands invisible at the root of a scene, and tells in which window that is.
struct WindowProbe: UIViewControllerRepresentable {
  let host: SceneHost

  func makeUIViewController(context: Context) -> Controller { Controller(host) }

  func updateUIViewController(_ controller: Controller, context: Context) {}

  /// Knows its window before its first frame is drawn.
  final class Controller: UIViewController {
    private weak var host: SceneHost?

    init(_ host: SceneHost) {
      self.host = host
      super.init(nibName: nil, bundle: nil)
    }

    /// Not available: a probe belongs to a host.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.isUserInteractionEnabled = false
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note()
    }

    /// Also where nobody has said that the view is about to be seen.
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note()
    }

    private func note() {
      if let window = view.window { host?.window = window }
    }
  }
}
