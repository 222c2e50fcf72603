import Foundation

extension UIViewController {
  func exchange(
    _ old: UIViewController, _ new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard permitsExchange(old, new) else { return }
    let screen = screen
    let animated = duration > 0 && screen.animationsEnabled
    let isVisible = appearance == .appeared || appearance == .appearing
    if isVisible { old.startAppearance(false, animated: animated) }
    if isVisible { new.startAppearance(true, animated: animated) }
    if let superview = old.view.superview { superview.addSubview(new.view) }
    let laysOutInside = animated && screen.assumptions.laysOutInExchange
    if !laysOutInside { new.view.layoutIfNeeded() }
    let run = RunningTransition(screen: screen, coordinator: nil)
    if animated {
      run.exchange = HeadlessExchange(
        from: old, to: new, duration: .seconds(duration), options: options,
        startFrame: new.view.frame, startAlpha: new.view.alpha)
    }
    screen.beginning = run
    animations?()
    screen.beginning = nil
    if laysOutInside, new.view.containsNeedsLayout {
      screen.animatedLayouts.append(TypeName.of(new))
      new.view.layoutIfNeeded()
    }
    run.onFinish = {
      old.view.removeFromSuperview()
      old.completeAppearance()
      if new.containerHasAppeared { new.completeAppearance() }
      completion?(true)
    }
    run.start(for: animated ? .seconds(duration) : nil)
  }

  private func permitsExchange(_ old: UIViewController, _ new: UIViewController) -> Bool {
    guard old.parent === self, new.parent === self else {
      record(
        .invalidTransition, .exception,
        "Children view controllers \(old.name) and \(new.name) must have a common parent view "
          + "controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]", old, new, self)
      return false
    }
    let isSystemContainer =
      self is UINavigationController || self is UITabBarController
      || self is UISplitViewController || self is UIPageViewController
    guard shouldAutomaticallyForwardAppearanceMethods, !isSystemContainer else {
      record(
        .invalidTransition, .exception,
        "\(name) must forward appearance methods itself and may not use "
          + "transitionFromViewController:toViewController:", old, new, self)
      return false
    }
    return true
  }
}
