extension UIViewController {
  func nearestAncestor<Container: UIViewController>() -> Container? {
    var candidate: UIViewController? = parentStorage
    while let current = candidate {
      if let container = current as? Container { return container }
      candidate = current.parentStorage
    }
    return nil
  }

  func adopt(_ child: UIViewController) {
    guard child !== self, child.parent !== self, permitsAdoption(of: child) else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    link(child)
  }

  func link(_ child: UIViewController) {
    if family == nil { family = ControllerFamily() }
    family?.children.append(child)
    child.parentStorage = self
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    if let index = parent.family?.children.lastIndex(where: { $0 === self }) {
      parent.family?.children.remove(at: index)
    }
    parentStorage = nil
    didMove(toParent: nil)
  }

  /// Runs the check of the view hierarchy that `addChild` runs too (U7).
  private func permitsAdoption(of child: UIViewController) -> Bool {
    guard child.parent != nil, let superview = child.viewStorage?.superview,
      let owner = superview.owningController, owner !== self, owner === child.parent
    else { return true }
    record(
      .hierarchyInconsistency, .exception,
      "child view controller:\(child.name) should have parent view controller:\(owner.name) "
        + "but requested parent is:\(name)", child, owner, self)
    return false
  }

  func showInSurroundings(_ controller: UIViewController, sender: Any?) {
    if let stack = navigationController {
      stack.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailInSurroundings(_ controller: UIViewController, sender: Any?) {
    if let split = splitViewController, split.isClassic, split !== self {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Calls a function with each child whose view stands inside this controller's.
  func forEachShownChild(_ body: (UIViewController) -> Void) {
    guard let family, let view = viewStorage else { return }
    for child in family.children {
      if let childView = child.viewStorage, childView.superviewStorage != nil,
        childView.stands(inside: view)
      {
        body(child)
      }
    }
  }

  /// The last of the visible children that is not hidden.
  var lastShownChild: UIViewController? {
    var found: UIViewController?
    forEachVisibleChild { child in
      if child.viewStorage?.isHidden == false { found = child }
    }
    return found
  }
}
