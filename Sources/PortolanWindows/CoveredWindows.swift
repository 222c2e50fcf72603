/// What is taken from covered windows, to be given back.
@MainActor struct CoveredWindows {
  /// The window of the app that keys reached last.
  weak var key: UIWindow?
  private var windows: [Covered] = []

  private struct Covered {
    weak var window: UIWindow?
    /// What had the keyboard last.
    weak var responder: UIResponder?
    var isConcealed = false
  }

  /// Takes the keyboard from these windows, and hides them from assistive technology.
  mutating func cover(_ windows: [UIWindow]) {
    for window in windows {
      if let holder = window.keyboardHolder {
        change(window) { $0.responder = holder }
        holder.resignFirstResponder()
        window.endEditing(true)
      }
      guard !window.accessibilityElementsHidden else { continue }
      window.accessibilityElementsHidden = true
      change(window) { $0.isConcealed = true }
    }
  }

  /// Gives all back to the windows of the app, when nothing covers them.
  mutating func uncover() {
    let front = key
    key = nil
    // The one with the keys is the last to get its keyboard.
    for window in windows.compactMap(\.window) where window !== front { uncover(window) }
    if let front {
      front.makeKey()
      uncover(front)
    }
  }

  /// Gives back what was taken from one window.
  mutating func uncover(_ window: UIWindow) {
    guard let place = windows.firstIndex(where: { $0.window === window }) else { return }
    let covered = windows.remove(at: place)
    if covered.isConcealed { window.accessibilityElementsHidden = false }
    covered.responder?.becomeFirstResponder()
  }

  private mutating func change(_ window: UIWindow, _ body: (inout Covered) -> Void) {
    windows.removeAll { $0.window == nil }
    let place = windows.firstIndex { $0.window === window } ?? windows.count
    if place == windows.count { windows.append(Covered(window: window)) }
    body(&windows[place])
  }
}

extension UIView {
  /// What within this view has the keyboard, the controller of a view too; UIKit tells only of each
  /// responder itself.
  fileprivate var keyboardHolder: UIResponder? {
    if isFirstResponder { return self }
    if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
    return subviews.lazy.compactMap(\.keyboardHolder).first
  }
}
