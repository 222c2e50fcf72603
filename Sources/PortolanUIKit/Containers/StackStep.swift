import Portolan

/// One edit of a stack: a push, a pop, or one set of the whole array (U39).
@MainActor struct StackStep {
  let stack: UINavigationController
  let kept: Int
  let pushed: [UIViewController]

  /// Performs the edit and calls back when its transition has ended.
  ///
  /// Without a motion the top stays, or what moves is seen by nobody. Before iOS 18 an edit may be
  /// held until the next turn (U33); then the delegate says when it is shown.
  func perform(
    as motion: Step.Motion?, delegate: ContainerDelegate, done: @escaping () -> Void
  ) {
    let old = stack.viewControllers
    let new = Array(old.prefix(kept)) + pushed
    let isAnimated = motion != .cut && stack.viewIfLoaded?.window != nil
    if new.last !== old.last { old.last?.endEditing() }
    if old.count == kept, pushed.count == 1 {
      stack.pushViewController(pushed[0], animated: isAnimated)
    } else if pushed.isEmpty, kept > 0, kept < old.count {
      stack.popToViewController(old[kept - 1], animated: isAnimated)
    } else if motion == .pop, isAnimated, let top = old.last, kept < old.count {
      replace(top, with: new)
    } else {
      stack.setViewControllers(new, animated: isAnimated)
    }
    finish(new, animated: isAnimated, delegate, done)
  }

  /// Shows a replacement as a pop: the old top stands on what replaces it, then goes (U41).
  ///
  /// The first edit changes no top and so has no transition (U39); a pop is not held back as a
  /// push is (U33).
  private func replace(_ top: UIViewController, with new: [UIViewController]) {
    stack.setViewControllers(new + [top], animated: false)
    stack.popViewController(animated: true)
  }

  /// Each report of the delegate may belong to an earlier edit (U51), so it is looked at anew.
  private func finish(
    _ new: [UIViewController], animated: Bool, _ delegate: ContainerDelegate,
    _ done: @escaping () -> Void
  ) {
    let shown = stack.viewControllers
    if shown.count != new.count || shown.last !== new.last {
      delegate.whenShown(in: stack) { finish(new, animated: animated, delegate, done) }
    } else if animated {
      stack.whenTransitionEnds(done)
    } else {
      done()
    }
  }
}
