import Portolan

extension SceneRootController {
  /// Switches to another part; calls `done` once, when the old part has been removed.
  ///
  /// This call holds both parts and does not look them up again at its end, so that it does not
  /// remove a part that came later.
  func switchPart(
    to new: UIViewController?, _ transition: ScreenTransition, animated: Bool,
    done: @escaping () -> Void
  ) {
    let old = part
    guard old !== new else { return done() }
    old?.endEditing()
    part = new
    // Another map may have taken the old part into the new one.
    guard let old, old.parent === self, let new, animated, UIView.areAnimationsEnabled,
      viewIfLoaded?.window != nil, let animation = animation(for: transition.now)
    else {
      if let new { contain(new, in: view.bounds) }
      if let old, old.parent === self { old.leaveContainer() }
      if let new { ended(new) } else { passOn(nil) }
      return endWithTurn(done)
    }
    old.willMove(toParent: nil)
    addChild(new)
    run(animation, from: old, to: new, transition.seconds) { [weak self] in
      old.removeFromParent()
      new.didMove(toParent: self)
      self?.ended(new)
      done()
    }
  }

  /// A cut ends with its turn, when its frame is drawn: all later requests of the same turn make
  /// together one more switch.
  private func endWithTurn(_ done: @escaping () -> Void) {
    isSwitching = true
    Task { [weak self] in
      self?.isSwitching = false
      done()
    }
  }

  private func run(
    _ animation: ScreenAnimation, from old: UIViewController, to new: UIViewController,
    _ duration: TimeInterval, completion: @escaping () -> Void
  ) {
    fill(view.bounds, with: new)
    old.view.accessibilityElementsHidden = true
    isSwitching = true
    transition(
      from: old, to: new, duration: duration, options: animation.options,
      animations: {
        // The first layout, from no safe area to the right one, is not part of the motion (U170).
        UIView.performWithoutAnimation {
          new.view.layoutIfNeeded()
          animation.prepare(old.view, new.view)
        }
        animation.animate(old.view, new.view)
      },
      completion: { [weak self] _ in
        self?.isSwitching = false
        old.view.accessibilityElementsHidden = false
        completion()
      })
  }

  /// UIKit does not announce a change of children by itself.
  private func ended(_ new: UIViewController) {
    new.view.frame = view.bounds
    passOn(new)
    UIAccessibility.post(notification: .screenChanged, argument: new.view)
  }
}
