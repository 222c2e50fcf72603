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
    guard let coordinator = transitionCoordinator else { return body() }
    coordinator.animate(alongsideTransition: nil) { _ in body() }
  }

  /// Takes the keyboard away before a step takes the screen away (U160).
  func endEditing() {
    viewIfLoaded?.endEditing(true)
  }
}
