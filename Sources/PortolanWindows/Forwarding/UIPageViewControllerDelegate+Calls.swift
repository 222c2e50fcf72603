// What the front of pages hears and the app's delegate too. Requirements are optional in UIKit alone.
#if canImport(UIKit) && canImport(ObjectiveC)
extension UIPageViewControllerDelegate {
  package func willTurn(_ pages: UIPageViewController, to new: [UIViewController]) {
    pageViewController?(pages, willTransitionTo: new)
  }

  package func didTurn(
    _ pages: UIPageViewController, _ finished: Bool, from old: [UIViewController], _ completed: Bool
  ) {
    pageViewController?(
      pages, didFinishAnimating: finished, previousViewControllers: old,
      transitionCompleted: completed)
  }
}
#else
extension UIPageViewControllerDelegate {
  package func willTurn(_ pages: UIPageViewController, to new: [UIViewController]) {
    pageViewController(pages, willTransitionTo: new)
  }

  package func didTurn(
    _ pages: UIPageViewController, _ finished: Bool, from old: [UIViewController], _ completed: Bool
  ) {
    pageViewController(
      pages, didFinishAnimating: finished, previousViewControllers: old,
      transitionCompleted: completed)
  }
}
#endif
