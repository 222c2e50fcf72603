package import Portolan

/// The windows in which a scene's curtains stand, above its alerts, the lowest first; those beneath
/// lose keys, keyboard and assistive technology while there is one.
///
/// The windows beneath stay visible: hidden ones would lose what they present (U73).
@MainActor package final class CurtainWindows {
  private var windows: [(curtain: SceneNavigator, window: UIWindow)] = []
  private var covered = CoveredWindows()
  private var watch: KeyWatch?
  private var isCovering = false

  package init() {}

  /// Shows a curtain over all other windows of the scene of this one; nil when it has none.
  package func raise(
    _ curtain: SceneNavigator, over window: UIWindow?, as root: UIViewController
  ) -> UIWindow? {
    guard let scene = window?.windowScene else { return nil }
    if windows.isEmpty { covered.key = scene.keyWindow }
    let highest = windows.last?.window.windowLevel ?? .alert
    let new = UIWindow(windowScene: scene)
    new.windowLevel = UIWindow.Level(rawValue: highest.rawValue + 1)
    new.accessibilityViewIsModal = true
    new.rootViewController = root
    windows.append((curtain, new))
    new.isHidden = false
    keepCovered()
    // Other code may make a window key at any time.
    if watch == nil { watch = KeyWatch { [weak self] in self?.keepCovered() } }
    return new
  }

  /// Takes a curtain's window away; under the last one all is given back.
  package func lower(_ curtain: SceneNavigator) {
    guard let place = windows.firstIndex(where: { $0.curtain === curtain }) else { return }
    let window = windows.remove(at: place).window
    window.endEditing(true)
    if windows.isEmpty {
      watch = nil
      covered.uncover()
    } else {
      keepCovered()
    }
    window.isHidden = true
    window.windowScene = nil
  }

  /// Takes from the windows beneath what something there has taken; to be called after each change.
  package func keepCovered() {
    guard let top = windows.last?.window, !isCovering else { return }
    isCovering = true
    let others = top.windowScene?.windows ?? []
    covered.cover(others.filter { $0 !== top })
    top.accessibilityElementsHidden = false
    if !top.isKeyWindow { top.makeKey() }
    isCovering = false
  }
}

/// Tells of each window that becomes key, as long as it is held.
private final class KeyWatch {
  private let token: any NSObjectProtocol

  init(_ body: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated(body)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
