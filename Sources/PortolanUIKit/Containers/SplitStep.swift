import Portolan

/// Changes of the columns of a split; UIKit collapses and expands them by itself.
@MainActor struct SplitStep: MemberStep {
  let split: UISplitViewController

  var members: [UIViewController] { split.columns.compactMap(split.viewController) }

  var content: ScreenReading.Content { .split(column: selected, isCollapsed: isCollapsed) }

  var beside: [UIViewController] { isCollapsed ? [] : members.filter { $0 !== front } }

  /// Collapsed, the column whose stack stands on the others (U127).
  var selected: Int {
    guard split.isCollapsed else { return shownFront }
    let front = stack(at: 0)?.frontColumn
    return split.columns.indices.last { stack(at: $0) === front } ?? 0
  }

  /// The column in front; the last one, where a user or other code has hidden it.
  private var shownFront: Int {
    let front = delegate?.front ?? 0
    let isHidden = split.viewIfLoaded?.window != nil && !split.shows(front)
    return isHidden ? split.columns.count - 1 : front
  }

  /// UIKit's own answer means nothing before the split has been laid out in a window (U131).
  private var isCollapsed: Bool { split.isNarrow }

  private var delegate: SplitColumns? { DelegateFront.of(split) as? SplitColumns }

  func set(_ members: [UIViewController], selected position: Int) {
    delegate?.places = members
    for (column, member) in zip(split.columns, members)
    where split.viewController(for: column) !== member {
      split.setViewController(member, for: column)
      delegate?.standInFront(of: split.stack(of: column))
    }
    go(to: position, animated: false)
  }

  func select(_ position: Int, animated: Bool, done: @escaping () -> Void) {
    let isAnimated = animated && split.viewIfLoaded?.window != nil
    if split.isCollapsed, selected != position { front?.endEditing() }
    go(to: position, animated: isAnimated)
    guard let stack = stack(at: 0), let delegate else { return done() }
    stack.whenShown({ selected == position }, animated: isAnimated, delegate.reports, done)
  }

  /// Brings a column to the front: beside the others, or on top of those before it.
  private func go(to position: Int, animated: Bool) {
    let old = selected
    delegate?.front = position
    guard position != old else { return }
    if split.isCollapsed {
      if position < old ? goBack(to: position, animated) : bringUp(position, animated) { return }
    }
    if animated {
      split.show(split.columns[position])
    } else {
      UIView.performWithoutAnimation { split.show(split.columns[position]) }
    }
  }

  /// Takes away what stands on a column; false when the column itself stands nowhere.
  private func goBack(to position: Int, _ animated: Bool) -> Bool {
    guard let base = stack(at: 0), let stack = stack(at: position) else { return false }
    if let lower = stack.parent as? UINavigationController, lower.topViewController !== stack {
      lower.popToViewController(stack, animated: animated)
    } else if stack === base || stack.parent is UINavigationController,
      let top = stack.topElement
    {
      stack.popToViewController(top, animated: animated)
    } else {
      if let top = base.topElement { base.popToViewController(top, animated: false) }
      return false
    }
    return true
  }

  /// Puts a column on top of what other code has pushed over it; false when nothing stands on it.
  private func bringUp(_ position: Int, _ animated: Bool) -> Bool {
    var (next, isCovered) = (stack(at: position), false)
    while let stack = next, let lower = stack.parent as? UINavigationController {
      next = lower
      guard lower.topViewController !== stack else { continue }
      isCovered = true
      lower.setViewControllers(
        lower.viewControllers.filter { $0 !== stack } + [stack],
        animated: animated && !(lower.parent is UINavigationController))
    }
    if isCovered { _ = goBack(to: position, false) }
    return isCovered
  }

  private func stack(at place: Int) -> UINavigationController? {
    split.stack(of: split.columns[place])
  }
}

extension UISplitViewController {
  /// The columns, first to last; none in the classic style.
  var columns: [UISplitViewController.Column] {
    switch style {
    case .doubleColumn: return [.primary, .secondary]
    case .tripleColumn: return [.primary, .supplementary, .secondary]
    default: return []
    }
  }

  /// Whether a column is among those that are shown side by side.
  fileprivate func shows(_ place: Int) -> Bool {
    switch displayMode {
    case .secondaryOnly: return place == columns.count - 1
    case .oneBesideSecondary, .oneOverSecondary: return place >= columns.count - 2
    default: return true
    }
  }

  /// The place of the column in front.
  package var frontColumn: Int { SplitStep(split: self).selected }

  /// The controllers of the columns, first to last.
  package var columnControllers: [UIViewController] { SplitStep(split: self).members }

  /// Whether there is room for one column, for which UIKit's own answer counts where it keeps to that.
  var isNarrow: Bool {
    (DelegateFront.of(self) as? SplitColumns)?.areKept == true ? isCollapsed : hasRoomForOne
  }

  var hasRoomForOne: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Whether UIKit has begun to collapse or expand the host's columns, or is about to.
  ///
  /// It takes stacks apart meanwhile, and their delegates hear of it: no step may come between. One
  /// outside a window changes when it comes back.
  var isChangingColumns: Bool {
    isCollapsed != isNarrow && viewIfLoaded?.window != nil && DelegateFront.of(self) is SplitColumns
  }

  /// The stack of a column, which UIKit puts around other controllers (U122).
  func stack(of column: UISplitViewController.Column) -> UINavigationController? {
    let controller = viewController(for: column)
    return controller as? UINavigationController ?? controller?.navigationController
  }
}
