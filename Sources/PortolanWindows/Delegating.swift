/// What has a delegate, in front of which another may stand.
///
/// UIKit gives each of these classes a delegate of a type of its own.
@MainActor package protocol Delegating: NSObject {
  /// The delegate; one of another type becomes none.
  var anyDelegate: (any NSObjectProtocol)? { get set }
}

extension UINavigationController: Delegating {
  package var anyDelegate: (any NSObjectProtocol)? {
    get { delegate }
    set { delegate = newValue as? any UINavigationControllerDelegate }
  }
}

extension UITabBarController: Delegating {
  package var anyDelegate: (any NSObjectProtocol)? {
    get { delegate }
    set { delegate = newValue as? any UITabBarControllerDelegate }
  }
}

extension UISplitViewController: Delegating {
  package var anyDelegate: (any NSObjectProtocol)? {
    get { delegate }
    set { delegate = newValue as? any UISplitViewControllerDelegate }
  }
}

extension UIPageViewController: Delegating {
  package var anyDelegate: (any NSObjectProtocol)? {
    get { delegate }
    set { delegate = newValue as? any UIPageViewControllerDelegate }
  }
}

extension UIPresentationController: Delegating {
  package var anyDelegate: (any NSObjectProtocol)? {
    get { delegate }
    set { delegate = newValue as? any UIAdaptivePresentationControllerDelegate }
  }
}

extension UIGestureRecognizer: Delegating {
  package var anyDelegate: (any NSObjectProtocol)? {
    get { delegate }
    set { delegate = newValue as? any UIGestureRecognizerDelegate }
  }
}
