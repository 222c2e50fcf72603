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

  /// Only now, since a swipe that is turned off while it runs is cancelled.
  func didShow(_ screen: UIViewController, in stack: UINavigationController) {
    willShow(screen)
    wayBack.setSwipe(in: stack, asks: asks(screen))
  }

  private func asks(_ screen: UIViewController) -> Bool {
    screens.node(of: screen).map(scene.asksBeforeLeaving) ?? false
  }
}
