import Portolan

/// Performs the transition of one screen that comes or goes in a stack or as a layer.
final class ScreenAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animation: ScreenAnimation
  private let seconds: TimeInterval
  private let isComing: Bool
  /// The same for the whole transition, as UIKit wants it.
  private var animator: UIViewPropertyAnimator?

  init(_ animation: ScreenAnimation, seconds: TimeInterval, isComing: Bool) {
    self.animation = animation
    self.seconds = seconds
    self.isComing = isComing
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { seconds }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: seconds, curve: animation.curve)
    animator = made
    prepare(made, transitionContext)
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func prepare(
    _ animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
  ) {
    let place = place(views: context)
    guard let (front, back) = ends(of: context) else {
      return animator.addCompletion { _ in context.completeTransition(true) }
    }
    let (animation, isComing, rest) = (animation, isComing, front.frame)
    // The first layout, from no safe area to the right one, is not part of the motion (U170).
    UIView.performWithoutAnimation {
      place()
      if isComing { animation.prepare(back, front) }
    }
    animator.addAnimations {
      if isComing {
        animation.animate(back, front)
        place()
      } else {
        animation.prepare(back, front)
      }
    }
    animator.addCompletion { position in
      let isComplete = position == .end && !context.transitionWasCancelled
      // What has gone may be shown again, and what was given up stays.
      UIView.performWithoutAnimation {
        animation.animate(back, front)
        place()
        if !isComplete, !isComing { front.frame = rest }
      }
      context.completeTransition(isComplete)
    }
  }

  /// What comes or goes, and what it covers; a presenter stays in its own window or container.
  private func ends(
    of context: any UIViewControllerContextTransitioning
  ) -> (front: UIView, back: UIView)? {
    let from = context.view(forKey: .from) ?? context.viewController(forKey: .from)?.viewIfLoaded
    let to = context.view(forKey: .to) ?? context.viewController(forKey: .to)?.viewIfLoaded
    guard let from, let to else { return nil }
    return isComing ? (to, from) : (from, to)
  }

  /// Adds the view that takes part, and returns how it is brought to its place.
  private func place(views context: any UIViewControllerContextTransitioning) -> () -> Void {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return {} }
    let container = context.containerView
    if isComing { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    return {
      // The window may have turned meanwhile.
      to.frame = context.finalFrame(for: controller)
      to.layoutIfNeeded()
    }
  }
}
