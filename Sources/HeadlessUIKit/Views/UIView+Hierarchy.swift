extension UIView {
  /// Whether what happens here can be seen: the view is in a window that is shown.
  var isOnScreen: Bool {
    guard let window else { return false }
    return !window.isHidden
  }

  func index(of subview: UIView) -> Int {
    subviewList.lastIndex { $0 === subview } ?? subviewList.count
  }

  func stands(inside view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superviewStorage
    }
    return false
  }

  func find(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewList {
      if let found = subview.find(tag: tag) { return found }
    }
    return nil
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviewList.firstIndex(where: { $0 === view }) else { return }
    subviewList.remove(at: old)
    subviewList.insert(view, at: min(index, subviewList.count))
    markNeedsLayout()
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, permits(view) else { return }
    if view.superviewStorage === self {
      reorder(view, to: index)
      return
    }
    let window = windowForSubviews
    let changesWindow = view.windowStorage !== window
    let appears = window?.isHidden == false && !view.isOnScreen
    view.willMove(toSuperview: self)
    if changesWindow { view.announceMove(to: window) }
    var begun: [UIViewController] = []
    if appears { view.beginAppearing(into: &begun) }
    view.unlink()
    subviewList.insert(view, at: min(index, subviewList.count))
    view.superviewStorage = self
    markNeedsLayout()
    view.markNeedsLayout()
    if changesWindow { view.setWindow(window) }
    view.didMoveToSuperview()
    didAddSubview(view)
    if appears { view.finishAppearing(begun) }
  }

  func detachFromSuperview() {
    guard let superview = superviewStorage else { return }
    let disappears = isOnScreen
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    var begun: [UIViewController] = []
    if disappears { beginDisappearing(into: &begun) }
    if windowStorage != nil { announceMove(to: nil) }
    // Whoever was told may have put it elsewhere.
    guard superviewStorage === superview else { return }
    unlink()
    if windowStorage != nil { setWindow(nil) }
    didMoveToSuperview()
    for controller in begun { controller.completeAppearance() }
  }

  /// The window that subviews of this view are in.
  var windowForSubviews: UIWindow? { windowStorage }

  private func unlink() {
    guard let superview = superviewStorage else { return }
    if let index = superview.subviewList.lastIndex(where: { $0 === self }) {
      superview.subviewList.remove(at: index)
    }
    superviewStorage = nil
    superview.markNeedsLayout()
  }

  private func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in subviewList { subview.announceMove(to: window) }
  }

  func setWindow(_ window: UIWindow?) {
    if window == nil, isFirstResponder { resignFirstResponder() }
    windowStorage = window
    didMoveToWindow()
    for subview in subviewList { subview.setWindow(window) }
  }

  /// Whether the owner of this place is the parent of the view's controller (U7).
  private func permits(_ view: UIView) -> Bool {
    guard let child = view.controller, let parent = child.parent else { return true }
    guard let owner = owningController, owner !== parent else { return true }
    let expected = TypeName.of(parent)
    screen.record(
      .hierarchyInconsistency, .exception,
      "child view controller:\(TypeName.of(child)) should have parent view controller:"
        + "\(TypeName.of(owner)) but actual parent is:\(expected)",
      child, owner, parent)
    return false
  }

  /// The controller in whose view this view stands.
  var owningController: UIViewController? {
    var candidate: UIView? = self
    while let current = candidate {
      if let controller = current.controller { return controller }
      candidate = current.superviewStorage
    }
    return nil
  }

  /// The screen that shows the view, or else the one that runs now.
  var screen: HeadlessScreen { windowStorage?.windowScene?.headless ?? .current }
}
