extension UIViewController {
  /// Tells UIKit that the decisions of the front child have changed.
  func passOn(_ child: UIViewController?) {
    askForStatusBarAgain()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfSupportedInterfaceOrientations()
    preferredContentSize = child?.preferredContentSize ?? .zero
  }
}
