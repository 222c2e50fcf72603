extension UINavigationController {
  /// The controllers without the columns of a collapsed split, whose stacks stand on this one (U127).
  package var elements: [UIViewController] {
    let controllers = viewControllers
    return Array(controllers.dropLast(controllers.reversed().prefix(while: Self.isStack).count))
  }

  /// The stack of the column in front; this one, when no other column stands on it.
  var frontColumn: UINavigationController {
    (topViewController as? UINavigationController)?.frontColumn ?? self
  }

  /// Whether another column stands on it.
  var isCovered: Bool { topViewController.map(Self.isStack) ?? false }

  /// Exchanges the elements beneath the columns that stand on this stack.
  func setElements(_ new: [UIViewController], animated: Bool) {
    setViewControllers(new + viewControllers.dropFirst(elements.count), animated: animated)
  }

  private static func isStack(_ controller: UIViewController) -> Bool {
    controller is UINavigationController
  }
}

extension UINavigationController {
  /// Calls back when the stack shows what was asked for, and its transition has ended.
  ///
  /// Before iOS 18 an edit may be held until the next turn (U33); then the delegate says when it is
  /// shown. Each report of the delegate may belong to an earlier edit (U51) or to what covers the stack,
  /// so it is looked at anew. Where a transition runs that leads elsewhere, a person or other code went on
  /// before the report came: its end is awaited, and the screen is then read as it is.
  func whenShown(
    _ isShown: @escaping () -> Bool, animated: Bool, _ delegate: ContainerDelegate,
    _ done: @escaping () -> Void
  ) {
    if isShown() { return animated ? whenTransitionEnds(done) : done() }
    delegate.whenReported { [self] in
      guard isShown() || frontColumn.transitionCoordinator == nil else {
        return frontColumn.whenTransitionEnds(done)
      }
      whenShown(isShown, animated: animated, delegate, done)
    }
  }
}
