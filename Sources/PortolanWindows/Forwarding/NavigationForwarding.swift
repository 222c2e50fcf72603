// What a stack's front hears and the app's delegate too. Requirements are optional in UIKit alone, and UIKit alone
// has messages that are passed on by themselves.
#if canImport(UIKit) && canImport(ObjectiveC)
package typealias NavigationForwarding = UINavigationControllerDelegate

extension UINavigationControllerDelegate {
  package func willShow(
    _ screen: UIViewController, in stack: UINavigationController, _ animated: Bool
  ) {
    navigationController?(stack, willShow: screen, animated: animated)
  }

  package func didShow(
    _ screen: UIViewController, in stack: UINavigationController, _ animated: Bool
  ) {
    navigationController?(stack, didShow: screen, animated: animated)
  }

  package func animator(
    for operation: UINavigationController.Operation, from old: UIViewController,
    to new: UIViewController, in stack: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController?(stack, animationControllerFor: operation, from: old, to: new) ?? nil
  }
}

extension ForwardingDelegate {
  /// Lets UIKit find a method for animators, or not; it reads that when the delegate is set.
  package func setAnswersAnimators(_ answers: Bool) {
    let animator = #selector(
      UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:))
    lacking = answers ? [] : [animator]
  }
}
#else
/// Passes on what a front of ours does not answer itself.
@MainActor package protocol NavigationForwarding: UINavigationControllerDelegate {
  var stackDelegate: (any UINavigationControllerDelegate)? { get }
}

extension UINavigationControllerDelegate {
  package func willShow(
    _ screen: UIViewController, in stack: UINavigationController, _ animated: Bool
  ) {
    navigationController(stack, willShow: screen, animated: animated)
  }

  package func didShow(
    _ screen: UIViewController, in stack: UINavigationController, _ animated: Bool
  ) {
    navigationController(stack, didShow: screen, animated: animated)
  }

  package func animator(
    for operation: UINavigationController.Operation, from old: UIViewController,
    to new: UIViewController, in stack: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController(stack, animationControllerFor: operation, from: old, to: new)
  }
}

extension NavigationForwarding {
  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    stackDelegate?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }

  package func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    stackDelegate?.navigationControllerSupportedInterfaceOrientations(navigationController)
      ?? .allButUpsideDown
  }

  package func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    stackDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(
      navigationController) ?? .portrait
  }
}

extension ForwardingDelegate {
  package func setAnswersAnimators(_ answers: Bool) { answersAnimators = answers }
}

extension ForwardingDelegate: HeadlessPartialDelegate {
  /// Whether neither this object nor the app's delegate implements an optional method.
  public func lacks(_ method: String) -> Bool {
    guard method == HeadlessPartialMethod.navigationAnimator, !answersAnimators else {
      return false
    }
    return (app as? any HeadlessPartialDelegate)?.lacks(method) ?? true
  }
}
#endif
