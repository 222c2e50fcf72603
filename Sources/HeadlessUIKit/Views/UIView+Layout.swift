extension UIView {
  func markNeedsLayout() {
    needsLayout = true
    var candidate: UIView? = self
    while let current = candidate, !current.containsNeedsLayout {
      current.containsNeedsLayout = true
      candidate = current.superviewStorage
      if let window = current as? UIWindow { window.windowScene?.headless?.onUnrest?() }
    }
  }

  func layoutTree() {
    guard containsNeedsLayout else { return }
    containsNeedsLayout = false
    if needsLayout {
      needsLayout = false
      let owner = controller
      owner?.prepareForLayout()
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    for subview in subviewList where subview.containsNeedsLayout { subview.layoutTree() }
  }
}
