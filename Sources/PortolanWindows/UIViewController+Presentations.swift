extension UIViewController {
  /// What is presented over this controller, lowest first.
  package var presentations: [UIViewController] {
    var found: [UIViewController] = []
    var front = self
    while let next = front.presentation {
      found.append(next)
      front = next
    }
    return found
  }

  /// The last controller of the chain of presentations that begins here.
  package var frontmost: UIViewController {
    var front = self
    while let next = front.presentation { front = next }
    return front
  }

  /// What is presented over this controller; the property also answers for ancestors (U68).
  private var presentation: UIViewController? {
    guard let next = presentedViewController, next !== self, next.presentingViewController != nil
    else { return nil }
    return next
  }
}
