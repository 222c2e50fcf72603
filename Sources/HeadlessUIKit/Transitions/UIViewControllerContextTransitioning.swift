public import Foundation

/// What an animator of the app's own may know of its transition, and how it says that it has ended.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the view that comes.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition has gone back to where it began.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far a finger has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger has let go on the far side; the rest is still to come.
  func finishInteractiveTransition()
  /// Says that the finger has let go before; the way back is still to come.
  func cancelInteractiveTransition()
  /// Ends the transition; without this call it never ends.
  func completeTransition(_ didComplete: Bool)
  /// The controller at one end of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view at one end of the transition; nil for one that does not take part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view stands at the beginning; zero for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view stands at the end; zero for one that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}
