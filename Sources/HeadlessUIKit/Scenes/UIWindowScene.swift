internal import Foundation

/// A scene that shows windows.
@MainActor open class UIWindowScene: UIScene {
  weak var headless: HeadlessScreen?
  weak var key: UIWindow?
  private var references: [WeakWindow] = []

  /// The windows; an app must hold them (U144).
  open var windows: [UIWindow] { references.compactMap(\.window) }

  /// The window that keys reach.
  open var keyWindow: UIWindow? { key }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { headless?.traits ?? UITraitCollection() }

  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = headless?.size else { return .unknown }
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  func forget(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    if key === window { key = nil }
  }

  /// Puts a window above the others of its level.
  func raise(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    references.append(WeakWindow(window: window))
  }

  /// The windows that are shown, lowest first; of one level the one shown last is the highest.
  var shownWindows: [UIWindow] {
    let shown = windows.filter { !$0.isHidden }
    return Set(shown.map(\.windowLevel.rawValue)).sorted().flatMap { level in
      shown.filter { $0.windowLevel.rawValue == level }
    }
  }

  /// Leaves the scene without a key window.
  func takeKeyAway() {
    guard let window = key else { return }
    key = nil
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }
}
