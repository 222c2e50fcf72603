import Portolan

/// The delegate of one split: it knows the column in front, for which UIKit has no word while all are
/// shown.
///
/// UIKit proposes the top of a collapsed split without knowing what a person chose (U128).
final class SplitColumns: NSObject, UISplitViewControllerDelegate {
  /// The delegate of the stacks that UIKit puts around columns.
  let containers: ContainerDelegate
  /// The place in front; while the split is collapsed, its stacks tell it.
  var front = 0

  init(_ containers: ContainerDelegate) {
    self.containers = containers
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { svc.columns[front] }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    front = SplitStep(split: svc).selected
    return proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { containers.sizeChanged() }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { containers.sizeChanged() }
}
