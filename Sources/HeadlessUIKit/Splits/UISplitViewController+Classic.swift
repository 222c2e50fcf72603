import Foundation

/// The classic style: one controller beside another, and on top of it where there is little room (U124).
extension UISplitViewController {
  var isClassic: Bool { style == .unspecified }

  private var second: UIViewController? { classic.count > 1 ? classic[1] : nil }

  func replaceClassic(with controllers: [UIViewController]) {
    guard controllers.count <= 2 else {
      return recordStyle("The classic style of \(name) has two controllers at most.")
    }
    for old in classic where !controllers.contains(where: { $0 === old }) { takeOut(old) }
    (classic, aside) = (controllers, nil)
    if showsOneColumn { collapseClassic() }
    showClassic()
  }

  /// Follows the room from side to side.
  func adaptClassic(_ isNarrow: Bool) {
    if isNarrow != showsOneColumn {
      showsOneColumn = isNarrow
      if isNarrow { collapseClassic() } else { expandClassic() }
    }
    showClassic()
  }

  /// Gives each its place; the first one stays a child where it is hidden.
  func showClassic() {
    guard let first = classic.first else { return }
    let size = viewStorage?.bounds.size ?? .zero
    let mode = resolvedMode
    guard let second, !showsOneColumn else {
      return place(first, in: CGRect(origin: .zero, size: size))
    }
    let width = min(Self.width, size.width / 3)
    let left = mode == .secondaryOnly || mode == .oneOverSecondary ? 0 : width
    place(second, in: CGRect(x: left, y: 0, width: size.width - left, height: size.height))
    if mode == .secondaryOnly {
      hold(first)
    } else {
      place(first, in: CGRect(x: 0, y: 0, width: width, height: size.height))
    }
  }

  private func hold(_ controller: UIViewController) {
    let isNew = controller.parentStorage !== self
    adopt(controller)
    controller.takeViewAway()
    if isNew { controller.didMove(toParent: self) }
  }

  // MARK: One of the two

  private func collapseClassic() {
    guard let first = classic.first, let second else { return }
    takeOut(second)
    classic = [first]
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: second, onto: first) ?? false
    if !isDone { put(second, on: first) }
    aside = second.parentStorage == nil ? second : nil
  }

  private func expandClassic() {
    guard let first = classic.first else { return }
    let second =
      delegate?.splitViewController(self, separateSecondaryFrom: first) ?? takeTop(of: first)
      ?? aside
    aside = nil
    if let second { classic = [first, second] }
  }

  /// Puts the second one on the stack that the first one is.
  private func put(_ second: UIViewController, on first: UIViewController) {
    guard let stack = first as? UINavigationController else { return }
    if let column = second as? UINavigationController {
      stack.put([column], animated: false)
    } else {
      stack.replaceStack(with: stack.stack + [second], animated: false)
      stack.startDeferredTransition()
    }
  }

  /// The top of the stack that the first one is, unless it is the only one.
  private func takeTop(of first: UIViewController) -> UIViewController? {
    guard let stack = first as? UINavigationController, stack.stack.count > 1,
      let top = stack.stack.last
    else { return nil }
    if let column = top as? UINavigationController, column.lowerColumn === stack {
      column.leaveLowerColumn()
    } else {
      stack.replaceStack(with: stack.stack.dropLast(), animated: false)
      stack.startDeferredTransition()
    }
    return top
  }

  func showClassicDetail(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    guard let first = classic.first, !showsOneColumn else {
      guard let first = classic.first else { return replaceClassic(with: [controller]) }
      return controller is UINavigationController
        ? put(controller, on: first) : first.show(controller, sender: sender)
    }
    replaceClassic(with: [first, controller])
  }
}
