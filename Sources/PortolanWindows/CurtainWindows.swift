package import Portolan

/// The windows in which a scene's curtains stand, above its alerts, the lowest first; those beneath
/// lose keys, keyboard and assistive technology while there is one.
///
/// The windows beneath stay visible: hidden ones would lose what they present (U73).
@MainActor package final class CurtainWindows {
  private var windows: [(curtain: SceneNavigator, window: UIWindow)] = []
  /// The window of the scene's own root.
  private weak var ground: UIWindow?
  private var covered = CoveredWindows()
  private var watch: WindowWatch?
  private var isCovering = false
  /// Who took the keys away last, and how often in a row.
  private var rival: (window: ObjectIdentifier, times: Int)?

  package init() {}

  /// Shows a curtain over all other windows of the scene of this one, or over this one alone where it has no
  /// scene, as in apps without scenes; nil without a window.
  package func raise(
    _ curtain: SceneNavigator, over window: UIWindow?, as root: UIViewController
  ) -> UIWindow? {
    guard let window else { return nil }
    ground = window
    noteKey()
    let highest = windows.last?.window.windowLevel ?? .alert
    let new = window.windowScene.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: window.frame)
    new.windowLevel = UIWindow.Level(rawValue: highest.rawValue + 1)
    new.accessibilityViewIsModal = true
    new.tintColor = window.tintColor
    new.overrideUserInterfaceStyle = window.overrideUserInterfaceStyle
    new.rootViewController = root
    windows.append((curtain, new))
    new.isHidden = false
    keepCovered()
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    // Other code may show a window, or make it key, at any time.
    if watch == nil { watch = WindowWatch { [weak self] in self?.cover() } }
    return new
  }

  /// Takes a curtain's window away; what it covered gets back what was taken from it.
  package func lower(_ curtain: SceneNavigator) {
    guard let place = windows.firstIndex(where: { $0.curtain === curtain }) else { return }
    let window = windows.remove(at: place).window
    window.endEditing(true)
    window.rootViewController?.dismissAll()
    window.isHidden = true
    window.windowScene = nil
    if let top = windows.last?.window {
      keepCovered()
      covered.uncover(top)
    } else {
      watch = nil
      covered.uncover()
    }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  /// Takes keyboard and keys away again from windows beneath; call it after each change there.
  ///
  /// The system's own windows, with what holds the keyboard's views, and those above the curtain stay as they
  /// are.
  package func keepCovered() {
    rival = nil
    cover()
  }

  private func cover() {
    guard let top = windows.last?.window, !isCovering else { return }
    isCovering = true
    noteKey()
    let beneath = siblings.filter {
      $0 !== top && !$0.isSystems && $0.windowLevel.rawValue <= top.windowLevel.rawValue
    }
    covered.cover(beneath)
    top.accessibilityElementsHidden = false
    if mayTakeKeys(from: key, of: beneath) { top.makeKey() }
    isCovering = false
  }

  /// Whether keys are taken from a window: not from one that takes them back each time, since two that never
  /// give in would go on for ever.
  ///
  /// After the next change there they are taken again. Without a scene the app's other windows are not known, and
  /// keep the keys that they have.
  private func mayTakeKeys(from key: UIWindow?, of beneath: [UIWindow]) -> Bool {
    guard let key else { return ground?.windowScene != nil }
    guard beneath.contains(where: { $0 === key }) else { return false }
    let window = ObjectIdentifier(key)
    let times = rival?.window == window ? rival?.times ?? 0 : 0
    rival = (window, times + 1)
    return times < Self.patience
  }

  /// How often keys are taken from one window in a row.
  private static let patience = 4

  private func noteKey() {
    guard let key, !windows.contains(where: { $0.window === key }) else { return }
    covered.key = key
  }

  /// The windows that a curtain may cover, and the curtains' own.
  private var siblings: [UIWindow] {
    ground?.windowScene?.windows ?? [ground].compactMap(\.self) + windows.map(\.window)
  }

  private var key: UIWindow? {
    ground?.windowScene.map(\.keyWindow) ?? siblings.first(where: \.isKeyWindow)
  }
}

extension UIViewController {
  /// Dismisses what other code presents over a root that goes: it would keep the root alive.
  fileprivate func dismissAll() {
    let presented = presentationsAndSearches
    let moving = presented.last(where: \.isComingOrGoing)
    // Until that has ended UIKit refuses (U87).
    guard let coordinator = moving?.transitionCoordinator else {
      // One that goes without a motion has been dismissed already.
      if !presented.isEmpty, moving?.isBeingDismissed != true { dismiss(animated: false) }
      return
    }
    coordinator.animate(alongsideTransition: nil) { [self] _ in dismissAll() }
  }
}

/// Tells of each window that is shown or becomes key, as long as it is held.
private final class WindowWatch {
  private let tokens: [any NSObjectProtocol]

  init(_ body: @escaping @MainActor () -> Void) {
    tokens = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated(body)
      }
    }
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
