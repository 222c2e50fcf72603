extension UIViewController {
  /// What is presented over this controller, lowest first.
  package var presentations: [UIViewController] {
    var found: [UIViewController] = []
    var front = self
    // The property also answers for ancestors (U68).
    while let next = front.presentedViewController, next !== front,
      next.presentingViewController != nil
    {
      found.append(next)
      front = next
    }
    return found
  }

  /// The last controller of the chain of presentations that begins here.
  package var frontmost: UIViewController { presentations.last ?? self }
}
