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

  func remember(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(WeakWindow(window: window))
  }

  func forget(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    if key === window { key = nil }
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }
}
