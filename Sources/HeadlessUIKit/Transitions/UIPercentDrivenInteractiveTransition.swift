public import Foundation

/// Drives the animations that an animator makes: they stand where the finger is.
///
/// The rest runs when the finger lets go, forwards or back; then the animator's completion says to the
/// context how the transition has ended.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?
  private var share: CGFloat = 0

  /// How long the transition takes without a finger, in seconds; 0 before it has begun.
  open var duration: CGFloat { context?.duration ?? 0 }

  /// How far the finger has come, from 0 to 1.
  open var percentComplete: CGFloat { share }

  /// How fast the rest runs; 1 is the animator's own speed.
  open var completionSpeed: CGFloat = 1

  /// How the speed of the rest changes.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether a finger drives the transition from the beginning.
  open var wantsInteractiveStart = true

  /// Lets the animator begin, and holds its animations.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? TransitionContext
    context?.animateHeld()
  }

  /// Follows the finger.
  open func update(_ percentComplete: CGFloat) {
    share = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Lets the rest run backwards; before the transition has begun it does nothing.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Lets the rest run; before the transition has begun it does nothing.
  open func finish() { context?.finishInteractiveTransition() }
}
