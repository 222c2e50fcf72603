public import Foundation

/// What can be known about a running transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented, or `none` for a stack.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture began the transition.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be stopped on its way.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// How long the transition takes.
  var transitionDuration: TimeInterval { get }
  /// How far the gesture has come.
  var percentComplete: CGFloat { get }
  /// How fast the gesture ended.
  var completionVelocity: CGFloat { get }
  /// How the speed changes after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller at one end of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view at one end of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
}

/// The door through which others animate along with a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates along with the transition and calls back at its end; false when it is too late.
  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates a view elsewhere along with the transition and calls back at its end.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a handler whenever a gesture lets go of the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates along with the transition; Apple's declaration has a default completion instead.
  @discardableResult public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
