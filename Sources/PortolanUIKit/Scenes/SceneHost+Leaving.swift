import Portolan

extension SceneHost {
  func screen(_ node: NodeID, asksBeforeLeaving asks: Bool) {
    guard let screen = screens.existing(node) else { return }
    wayBack.setButton(of: screen, asks: asks)
    guard let stack = screen.navigationController, stack.topViewController === screen else {
      return
    }
    wayBack.setSwipe(in: stack, asks: asks)
  }

  func willShow(_ screen: UIViewController) {
    wayBack.setButton(of: screen, asks: asks(screen))
  }

  /// Only now: turning a swipe off while it runs cancels it.
  func didShow(_ screen: UIViewController, in stack: UINavigationController) {
    let asks = asks(screen)
    wayBack.setButton(of: screen, asks: asks)
    wayBack.setSwipe(in: stack, asks: asks)
  }

  private func asks(_ screen: UIViewController) -> Bool {
    guard let node = screens.node(of: screen) else { return false }
    return scene.asksBeforeLeaving(node)
  }
}
