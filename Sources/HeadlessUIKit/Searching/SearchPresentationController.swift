/// Presents a search, and tells it so.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override func presentationTransitionWillBegin() { search?.willBegin() }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { search?.hasCome() } else { search?.hasNotCome() }
  }

  override func dismissalTransitionWillBegin() { search?.willEnd() }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { search?.hasGone() } else { search?.hasStayed() }
  }
}

extension UIViewController {
  /// Takes away the searches of a screen that has left its stack, and of those in it.
  func leaveSearches() {
    (presentationState?.shown?.presented as? UISearchController)?.leave()
    for child in children { child.leaveSearches() }
  }

  /// The search that stands before this controller or an ancestor.
  var searchInFront: UISearchController? { resolvedPresented as? UISearchController }
}
