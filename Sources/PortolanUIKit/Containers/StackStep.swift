import Portolan

/// One edit of a stack: a push, a pop, or one set of the whole array (U39).
@MainActor struct StackStep {
  let stack: UINavigationController
  let kept: Int
  let pushed: [UIViewController]

  /// Performs the edit and calls back when its transition has ended.
  ///
  /// Without a motion the top stays, or what moves is covered, as by another column (U127).
  func perform(
    as motion: StackMotion?, reports: ContainerReports, done: @escaping () -> Void
  ) {
    let old = stack.elements
    let isAnimated =
      motion != .cut && stack.viewIfLoaded?.window != nil && !stack.isCovered
      && !stack.isAboutToMove
    if newTop(of: old) !== old.last { old.last?.endEditing() }
    if stack.isCovered {
      if !old.dropFirst(kept).elementsEqual(pushed, by: ===) {
        stack.setElements(Array(old.prefix(kept)) + pushed, animated: false)
      }
    } else if old.count == kept, pushed.count == 1 {
      stack.pushViewController(pushed[0], animated: isAnimated)
    } else if pushed.isEmpty, kept > 0, kept < old.count {
      stack.popToViewController(old[kept - 1], animated: isAnimated)
    } else if motion == .pop, isAnimated, kept < old.count, let top = old.last,
      !pushed.contains(where: { $0 === top })
    {
      replace(top, with: Array(old.prefix(kept)) + pushed)
    } else if !old.dropFirst(kept).elementsEqual(pushed, by: ===) {
      stack.setViewControllers(Array(old.prefix(kept)) + pushed, animated: isAnimated)
    }
    let wanted = Wanted(count: min(kept, old.count) + pushed.count, top: newTop(of: old))
    stack.whenShown({ isShown(wanted) }, animated: isAnimated, reports, done)
  }

  /// What the stack is to show; the rest is not looked at.
  private struct Wanted {
    let count: Int
    let top: UIViewController?
  }

  private func newTop(of old: [UIViewController]) -> UIViewController? {
    pushed.last ?? old.prefix(kept).last
  }

  /// Shows a replacement as a pop: the old top stands on what replaces it, then goes (U41); one that stays
  /// further down cannot.
  ///
  /// The first edit changes no top and so has no transition (U39); a pop is not held back as a
  /// push is (U33).
  private func replace(_ top: UIViewController, with new: [UIViewController]) {
    stack.setViewControllers(new + [top], animated: false)
    stack.popViewController(animated: true)
  }

  private func isShown(_ new: Wanted) -> Bool {
    let elements = stack.elements
    return elements.last === new.top && elements.count == new.count
  }
}
