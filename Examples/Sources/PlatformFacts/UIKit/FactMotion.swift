import Foundation
import PortolanUIKit

/// A motion of the app's own, under a finger or not, which tells of its end.
@MainActor
final class FactMotion: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate
{
  /// What holds a presentation; nil where nothing does.
  var finger: UIPercentDrivenInteractiveTransition?
  private let calls: FactCalls

  init(_ calls: FactCalls) {
    self.calls = calls
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

  func navigationController(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    calls.add("animates")
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 0.3, animations: { view.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ completed: Bool) { calls.add("ended \(completed)") }
}
