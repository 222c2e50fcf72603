internal import Foundation

/// The windows of a scene, or those of a screen that stand in no scene; an app must hold them (U144).
@MainActor final class WindowList {
  private(set) weak var key: UIWindow?
  private var references: [Weak] = []

  var windows: [UIWindow] { references.compactMap(\.window) }

  func forget(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    if key === window { key = nil }
  }

  /// Puts a window above the others of its level.
  func raise(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    references.append(Weak(window: window))
  }

  /// Gives the keys to a window that may have them.
  func makeKey(_ window: UIWindow) {
    guard key !== window else { return }
    takeKeyAway()
    // Whoever heard of it may have made another window key.
    guard key == nil else { return }
    key = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  private func takeKeyAway() {
    guard let window = key else { return }
    key = nil
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  private struct Weak {
    weak var window: UIWindow?
  }
}
