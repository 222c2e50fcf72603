extension UIView {
  func releaseKeyboard(force: Bool) -> Bool {
    guard let window = responderWindow, let holder = window.firstResponder as? UIView,
      holder.isDescendant(of: self)
    else { return true }
    if holder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
