/// One edit of a stack: a push, a pop, or one set of the whole array (U39).
@MainActor struct StackStep {
  let stack: UINavigationController
  let kept: Int
  let pushed: [UIViewController]

  /// Performs the edit and calls back when its transition has ended.
  ///
  /// An edit that the platform holds back (U33) calls back when it says that it has shown
  /// something, which is the observer's to see: `done` is then not called from here.
  func perform(animated: Bool, done: @escaping () -> Void) {
    let old = stack.viewControllers
    let isShown = stack.viewIfLoaded?.window != nil
    if old.count > kept { old.last?.endEditing() }
    if old.count == kept, pushed.count == 1 {
      stack.pushViewController(pushed[0], animated: animated && isShown)
    } else if pushed.isEmpty, kept > 0, kept < old.count {
      stack.popToViewController(old[kept - 1], animated: animated && isShown)
    } else {
      stack.setViewControllers(
        Array(old.prefix(kept)) + pushed, animated: animated && isShown)
    }
    if animated && isShown {
      stack.whenTransitionEnds(done)
    } else {
      done()
    }
  }
}
