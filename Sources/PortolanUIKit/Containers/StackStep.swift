/// One edit of a stack: a push, a pop, or one set of the whole array (U39).
@MainActor struct StackStep {
  let stack: UINavigationController
  let kept: Int
  let pushed: [UIViewController]

  /// Performs the edit and calls back when its transition has ended.
  ///
  /// Before iOS 18 an edit may be held until the next turn (U33); then the delegate says when it
  /// is shown.
  func perform(animated: Bool, delegate: ContainerDelegate, done: @escaping () -> Void) {
    let old = stack.viewControllers
    let isAnimated = animated && stack.viewIfLoaded?.window != nil
    let top = pushed.last ?? (kept > 0 ? old.prefix(kept).last : nil)
    if top !== old.last { old.last?.endEditing() }
    if old.count == kept, pushed.count == 1 {
      stack.pushViewController(pushed[0], animated: isAnimated)
    } else if pushed.isEmpty, kept > 0, kept < old.count {
      stack.popToViewController(old[kept - 1], animated: isAnimated)
    } else {
      stack.setViewControllers(Array(old.prefix(kept)) + pushed, animated: isAnimated)
    }
    finish(animated: isAnimated, delegate, done)
  }

  /// Each report of the delegate may belong to an earlier edit (U51), so it is looked at anew.
  private func finish(animated: Bool, _ delegate: ContainerDelegate, _ done: @escaping () -> Void) {
    if stack.viewControllers.count != kept + pushed.count {
      delegate.whenShown(in: stack) { finish(animated: animated, delegate, done) }
    } else if animated {
      stack.whenTransitionEnds(done)
    } else {
      done()
    }
  }
}
