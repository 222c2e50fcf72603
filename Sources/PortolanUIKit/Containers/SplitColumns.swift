import Portolan
import PortolanWindows

/// The delegate of one split: it knows the column in front, for which UIKit has no word while all are
/// shown.
///
/// UIKit proposes the top of a collapsed split without knowing what a person chose (U128).
final class SplitColumns: DelegateFront, SplitForwarding {
  private weak var split: UISplitViewController?
  /// Stand in front of the delegates of the stacks that UIKit puts around columns.
  private var stacks: [NavigationFront] = []
  /// The place in front; while the split is collapsed, its stacks tell it.
  var front = 0

  init(_ reports: ContainerReports, of split: UISplitViewController) {
    self.split = split
    super.init(reports, of: split)
  }

  override var current: (any NSObjectProtocol)? {
    get { split?.delegate }
    set { split?.delegate = newValue as? any UISplitViewControllerDelegate }
  }

  /// What the map lists, in its order.
  var places: [UIViewController] = []

  override func bringsBackMembers(at position: Int?) -> Bool {
    guard let split, !places.isEmpty, !split.isChangingColumns,
      !split.columns.compactMap(split.viewController).elementsEqual(places, by: ===)
    else { return false }
    SplitStep(split: split).set(places, selected: front)
    return true
  }

  /// Listens to the stack of a column.
  func standInFront(of stack: UINavigationController?) {
    guard let stack, DelegateFront.of(stack) == nil else { return }
    stacks.append(NavigationFront(reports, of: stack))
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

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    reports.sizeChanged()
    forward("didCollapse") { appDelegate?.didCollapse(svc) }
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    reports.sizeChanged()
    forward("didExpand") { appDelegate?.didExpand(svc) }
  }

  private var appDelegate: (any UISplitViewControllerDelegate)? {
    app as? any UISplitViewControllerDelegate
  }
}
