/// What windows lose that are covered, to be given back.
@MainActor struct CoveredWindows {
  /// The one that keys reached.
  weak var key: UIWindow?
  /// The one that had the keyboard last.
  private weak var responder: UIView?
  private var hidden: [Weak] = []

  private struct Weak {
    weak var window: UIWindow?
  }

  /// Takes the keyboard from these windows, and hides them from assistive technology.
  mutating func cover(_ windows: [UIWindow]) {
    for window in windows {
      if let holder = window.firstResponderView {
        responder = holder
        window.endEditing(true)
      }
      guard !window.accessibilityElementsHidden else { continue }
      window.accessibilityElementsHidden = true
      hidden.append(Weak(window: window))
    }
  }

  /// Gives all back.
  mutating func uncover() {
    for window in hidden.compactMap(\.window) { window.accessibilityElementsHidden = false }
    hidden = []
    key?.makeKey()
    responder?.becomeFirstResponder()
    (key, responder) = (nil, nil)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }
}

extension UIView {
  /// The view within this one that has the keyboard; UIKit tells only of each view itself.
  fileprivate var firstResponderView: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponderView).first
  }
}
