extension UIViewController {
  /// The last controller of the chain of presentations that begins here.
  var frontmost: UIViewController {
    var front = self
    while let next = front.presentedViewController, next.presentingViewController != nil {
      front = next
    }
    return front
  }

  /// Calls back when the transition that runs here has ended, at once when none runs.
  ///
  /// Without animation there is no coordinator (U57).
  func whenTransitionEnds(_ body: @escaping () -> Void) {
    var waiting: (() -> Void)? = body
    let once = {
      let body = waiting
      waiting = nil
      body?()
    }
    // A completion may be called all the same when that was refused (U58).
    guard let coordinator = transitionCoordinator, coordinator.whenEnds(once) else { return once() }
  }

  /// Takes the keyboard away before a step takes the screen away (U160).
  func endEditing() {
    viewIfLoaded?.endEditing(true)
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Calls back when the transition has ended; false when it has, and is only still to be had (U166).
  func whenEnds(_ body: @escaping () -> Void) -> Bool {
    animate(alongsideTransition: nil) { _ in body() }
  }
}
