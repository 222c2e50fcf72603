extension UIView {
  /// Makes the view, or what stands in it, give up the keyboard; false when it kept it.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let window = responderWindow, let holder = window.firstResponder as? UIView,
      holder.isDescendant(of: self)
    else { return true }
    if holder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
