extension UIViewController {
  /// What is presented over this controller, lowest first, apart from searches.
  ///
  /// A search presents itself, and belongs to the screen that is searched (U195).
  package var presentations: [UIViewController] {
    let all = presentationsAndSearches
    return all.isEmpty ? all : all.filter { !($0 is UISearchController) }
  }

  /// What is presented over this controller, lowest first.
  package var presentationsAndSearches: [UIViewController] {
    var found: [UIViewController] = []
    var front = self
    // One that other code put into a container while it was presented would come again and again.
    while let next = front.presentation, !found.contains(where: { $0 === next }) {
      found.append(next)
      front = next
    }
    return found
  }

  /// Whether UIKit presents or dismisses the controller in this moment.
  package var isComingOrGoing: Bool { isBeingPresented || isBeingDismissed }

  /// The last controller of the chain of presentations that begins here.
  package var frontmost: UIViewController {
    presentationsAndSearches.last ?? self
  }

  /// The controller that presents the next layer over this one: its search, as long as it has one (U72).
  package var presenterOverSearch: UIViewController {
    presentation as? UISearchController ?? self
  }

  /// What is presented over this controller; the property also answers for ancestors (U68).
  private var presentation: UIViewController? {
    guard let next = presentedViewController, next !== self, next.presentingViewController != nil
    else { return nil }
    return next
  }
}
