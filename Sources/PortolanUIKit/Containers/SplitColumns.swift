import Portolan
import PortolanWindows

/// The delegate of one split: it knows the column in front, for which UIKit has no word while all are
/// shown.
///
/// UIKit proposes the top of a collapsed split without knowing what a user chose (U128).
final class SplitColumns: DelegateFront, SplitForwarding {
  /// Stand in front of the delegates of the stacks that UIKit puts around columns.
  private var stacks: [NavigationFront] = []
  /// The place in front; while the split is collapsed, its stacks tell it.
  var front = 0

  /// How many turns have ended in which UIKit showed other columns than there is room for, and moved nothing.
  private var turnsApart = 0

  /// Whether UIKit keeps to its columns whatever room there is, as for the picture of a window (U130): it
  /// changes them within a turn.
  var areKept: Bool { turnsApart > 2 }

  /// Counts a turn, and asks for a layout: UIKit looks at the room again, and there is a next turn.
  func turnEnded() {
    guard let split = container as? UISplitViewController, split.viewIfLoaded?.window != nil,
      split.isCollapsed != split.hasRoomForOne, split.transitionCoordinator == nil
    else { return turnsApart = 0 }
    guard !areKept else { return }
    turnsApart += 1
    split.view.setNeedsLayout()
  }

  /// What the map lists, in its order.
  var places: [UIViewController] = []

  override func bringsBackMembers(at position: Int?) -> Bool {
    guard let split = container as? UISplitViewController, !places.isEmpty,
      !split.isChangingColumns,
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
    forward("didCollapse") { splitDelegate?.didCollapse(svc) }
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    reports.sizeChanged()
    forward("didExpand") { splitDelegate?.didExpand(svc) }
  }
}
