/// Exchanges of tabs by an animator of the app's own.
extension UITabBarController {
  /// The app's animator, when it has one, in a view of its own below the bar.
  func ownContext(from old: UIViewController, to target: UIViewController) -> TransitionContext? {
    guard screen.animationsEnabled, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: old, to: target)
    else { return nil }
    return TransitionContext(
      animator, delegate.tabBarController(self, interactionControllerFor: animator),
      TransitionEnds(from: old, to: target, container: makeContainer(around: old)))
  }

  func perform(
    _ context: TransitionContext, _ run: RunningTransition, from old: UIViewController,
    to target: UIViewController
  ) {
    run.onFinish = { [self] in
      place(target)
      end(run, from: old, to: target)
      context.containerView.removeFromSuperview()
    }
    context.begin(run) { [self] didComplete in
      // What is no tab any more does not come back.
      if didComplete || old === replaced {
        run.finish()
      } else {
        giveUp(context, run, from: old, to: target)
      }
    }
  }

  /// The app's animator has given up: the old tab is selected again.
  private func giveUp(
    _ context: TransitionContext, _ run: RunningTransition, from old: UIViewController,
    to target: UIViewController
  ) {
    run.stop()
    run.coordinator?.endInteraction(isCancelled: true)
    target.startAppearance(false, animated: true)
    old.startAppearance(true, animated: true)
    displayed = old
    isMoreChosen = old === moreIfMade
    if let place = index(of: old) { selection = place }
    self.place(old)
    end(run, from: target, to: old)
    context.containerView.removeFromSuperview()
  }
}
