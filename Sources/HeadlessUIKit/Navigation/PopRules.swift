internal import Foundation

/// The delegate that a stack's own recognisers have until an app sets another (U60, U62).
final class PopRules: NSObject, UIGestureRecognizerDelegate {
  private unowned let stack: UINavigationController

  init(_ stack: UINavigationController) { self.stack = stack }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard stack.stack.count > 1 else { return false }
    if stack.hasAnimator, stack.screen.assumptions.animatorsEndSwipes { return false }
    guard stack.screen.assumptions.swipeNeedsBackButton else { return true }
    let item = stack.frontColumn.topViewController?.navigationItem
    return !stack.isNavigationBarHidden && (item?.showsBackButton ?? false)
  }
}
