// What the front of a split hears and the app's delegate too. Requirements are optional in UIKit alone, and UIKit alone
// has messages that are passed on by themselves.
#if canImport(UIKit) && canImport(ObjectiveC)
package typealias SplitForwarding = UISplitViewControllerDelegate

extension UISplitViewControllerDelegate {
  package func didCollapse(_ split: UISplitViewController) {
    splitViewControllerDidCollapse?(split)
  }

  package func didExpand(_ split: UISplitViewController) {
    splitViewControllerDidExpand?(split)
  }
}
#else
/// Passes on what a front of ours does not answer itself.
@MainActor package protocol SplitForwarding: UISplitViewControllerDelegate {
  var splitDelegate: (any UISplitViewControllerDelegate)? { get }
}

extension UISplitViewControllerDelegate {
  package func didCollapse(_ split: UISplitViewController) {
    splitViewControllerDidCollapse(split)
  }

  package func didExpand(_ split: UISplitViewController) {
    splitViewControllerDidExpand(split)
  }
}

extension SplitForwarding {
  package func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { splitDelegate?.splitViewController(svc, willChangeTo: displayMode) }

  package func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { splitDelegate?.splitViewController(svc, willShow: column) }

  package func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { splitDelegate?.splitViewController(svc, willHide: column) }

  package func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    splitDelegate?.splitViewController(splitViewController, showDetail: vc, sender: sender) ?? false
  }

  package func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    splitDelegate?.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
      ?? false
  }

  package func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    splitDelegate?.splitViewController(
      splitViewController, separateSecondaryFrom: primaryViewController)
  }
}
#endif
