extension UIViewController {
  /// Calls back when the transition that runs here has ended, at once when none runs.
  ///
  /// Without animation there is no coordinator (U57).
  package func whenTransitionEnds(_ body: @escaping () -> Void) {
    let body = once(body)
    // UIKit may call a completion even when it refused the animation (U58).
    guard let coordinator = transitionCoordinator, coordinator.whenEnds(body) else { return body() }
  }

  /// Dismisses this controller if it is a menu of the system's, and calls back when it has gone; at once for
  /// others.
  ///
  /// A menu that performs an action may stand for a while, and takes along what is presented over it (U165).
  /// Its class is UIKit's own, whose names begin with an underscore.
  package func closeMenu(_ body: @escaping () -> Void) {
    guard String(describing: type(of: self)).hasPrefix("_UI"),
      let presenter = presentingViewController
    else { return body() }
    guard !isBeingDismissed else { return whenTransitionEnds(body) }
    presenter.dismiss(animated: true, completion: body)
  }

  /// Takes the keyboard away before a step removes the screen (U160).
  package func endEditing() {
    viewIfLoaded?.endEditing(true)
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Calls back when the transition has ended; false when it had ended before (U166).
  package func whenEnds(_ body: @escaping () -> Void) -> Bool {
    animate(alongsideTransition: nil) { _ in TransitionEnd.perform(body) }
  }
}

/// The moment in which UIKit tells that a transition has ended.
///
/// It may end one inside a call that changes containers (U45), which nothing may change meanwhile.
@MainActor package enum TransitionEnd {
  package private(set) static var isNow = false

  package static func perform(_ body: () -> Void) {
    let before = isNow
    isNow = true
    defer { isNow = before }
    body()
  }
}

/// A callback that only its first call performs.
@MainActor package func once(_ body: @escaping () -> Void) -> @MainActor () -> Void {
  var waiting: (() -> Void)? = body
  return {
    let body = waiting
    waiting = nil
    body?()
  }
}
