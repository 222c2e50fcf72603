extension UINavigationController {
  /// The controllers without the stacks of a collapsed split's columns, which stand among them (U127).
  package var elements: [UIViewController] {
    let all = viewControllers
    // Most stacks have none of those, and hand out their array as it is.
    for controller in all where controller is UINavigationController {
      return all.filter { !($0 is UINavigationController) }
    }
    return all
  }

  var topElement: UIViewController? { viewControllers.last { !($0 is UINavigationController) } }

  /// The stack of the column in front; this one, when no other column stands on it.
  var frontColumn: UINavigationController {
    (topViewController as? UINavigationController)?.frontColumn ?? self
  }

  /// Whether another column stands on it.
  var isCovered: Bool { topViewController is UINavigationController }

  /// Whether an edit of other code has still to begin to move, in the next layout (U33, U163).
  ///
  /// Before iOS 18 UIKit takes no second animated one meanwhile (U44).
  var isAboutToMove: Bool {
    guard viewIfLoaded?.window != nil, let top = topViewController else { return false }
    return top.viewIfLoaded?.window == nil
  }

  /// Exchanges the elements beneath the columns that stand on this stack.
  func setElements(_ new: [UIViewController], animated: Bool) {
    let columns = viewControllers.reversed().prefix { $0 is UINavigationController }.reversed()
    setViewControllers(columns.isEmpty ? new : new + columns, animated: animated)
  }
}

extension UINavigationController {
  /// Calls back when the stack shows the requested elements and its transition has ended.
  ///
  /// Before iOS 18 UIKit may hold an edit until the next turn (U33); then the delegate reports it. A report
  /// may belong to an earlier edit (U51) or to what covers the stack, so the stack is looked at after each.
  /// When another transition runs by then, a user or other code went on: the call waits for its end, and
  /// the host reads the screen as it is.
  func whenShown(
    _ isShown: @escaping () -> Bool, animated: Bool, _ reports: ContainerReports,
    _ done: @escaping () -> Void
  ) {
    if isShown() { return animated ? whenTransitionEnds(done) : done() }
    reports.whenReported { [self] in
      guard isShown() || frontColumn.transitionCoordinator == nil else {
        return frontColumn.whenTransitionEnds(done)
      }
      whenShown(isShown, animated: animated, reports, done)
    }
  }
}
