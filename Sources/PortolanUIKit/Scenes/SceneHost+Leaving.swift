import Portolan

extension SceneHost {
  func screen(_ node: NodeID, asksBeforeLeaving _: Bool) { setWayBack(of: node) }

  /// Lets Back and swipe of a screen, or of a stack's top, ask or go by themselves, as the tree has it now.
  func setWayBack(of node: NodeID) {
    guard let screen = (screens.existing(node)?.topOfColumn).map(element) else { return }
    let asks = asks(screen)
    setButton(of: screen, asks: asks || transition(of: screen).isOwnMotion)
    if let stack = screen.navigationController, stack.topViewController === screen {
      setSwipes(in: stack, asks: asks)
    }
  }

  /// A swipe may begin before the screen is there, from iOS 26 on (U46).
  func willShow(_ screen: UIViewController, in stack: UINavigationController) {
    let top = screen.topOfColumn
    let asks = asks(top)
    // One that only comes to the front again has the button that it had.
    if asks || !animating.isEmpty && transition(of: top).isOwnMotion { setButton(of: top) }
    if asks { setSwipes(in: (screen as? UINavigationController)?.frontColumn ?? stack, asks: asks) }
  }

  /// Only now do swipes go back by themselves again: one that led here may be cancelled, and leads to a
  /// screen that asks.
  func didShow(_ screen: UIViewController, in stack: UINavigationController) {
    let top = screen.topOfColumn
    let (asks, transition) = (asks(top), transition(of: top))
    setButton(of: top, asks: asks || transition.isOwnMotion)
    setSwipes(in: (screen as? UINavigationController)?.frontColumn ?? stack, asks: asks)
    setZoom(of: top, to: transition.zoomSource != nil)
  }

  /// Whether the screen on top of a stack wants to be asked now.
  func topAsks(in stack: UINavigationController) -> Bool {
    (stack.topViewController?.topOfColumn).map(asks) ?? false
  }

  /// Asks for the way back in a stack, which may stand beneath a sheet that stays.
  func goBack(in stack: UINavigationController) -> NavigationRequest? {
    let move = stack.topElement.flatMap(nodeToLeave).map(scene.currentTree.goingBack) ?? .back
    return scene.isApplicable(move) ? scene.submit(gesture: move) : nil
  }

  private func setButton(of screen: UIViewController, asks: Bool = true) {
    let node = screens.hasSplits && screen.isViewLoaded ? nodeToLeave(from: screen) : nil
    wayBack.setButton(of: screen, asks: asks, isDead: node.map(scene.isDeadEnd) == true)
  }

  private func asks(_ screen: UIViewController) -> Bool {
    if let node = screens.node(of: screen), scene.asksBeforeClosing(node) { return true }
    return leadsToSlot(screen)
  }

  /// What Back leaves: a screen, or the column of which other code has replaced the first one.
  private func nodeToLeave(from screen: UIViewController) -> NodeID? {
    if let node = screens.node(of: screen) { return node }
    let stack = screen.navigationController
    return stack?.viewControllers.first === screen ? stack.flatMap(screens.node) : nil
  }

  /// What stands in a stack with a screen in it, such as pages.
  private func element(around screen: UIViewController) -> UIViewController {
    var element = screen
    while let parent = element.parent, !(parent is UINavigationController),
      parent is SlotViewController || screens.node(of: parent) != nil
    {
      element = parent
    }
    return element
  }

  /// Sets the swipes of a stack, and of those on which its column stands: any of them may be UIKit's way
  /// out of the column (U127).
  private func setSwipes(in stack: UINavigationController, asks: Bool) {
    wayBack.setSwipe(in: stack, asks: asks)
    if let outer = stack.parent as? UINavigationController { setSwipes(in: outer, asks: asks) }
  }

  /// Whether UIKit would go back to a column that was never entered.
  private func leadsToSlot(_ screen: UIViewController) -> Bool {
    guard screens.hasSplits, let node = nodeToLeave(from: screen),
      case .select(.member(let split, let place))? = scene.currentTree.columnBefore(node)
    else { return false }
    return scene.currentTree.child(at: place, of: split) == nil
  }
}

extension UIViewController {
  /// The screen on top of a column that stands in another's stack; otherwise this controller.
  fileprivate var topOfColumn: UIViewController {
    (self as? UINavigationController)?.frontColumn.topViewController ?? self
  }
}
