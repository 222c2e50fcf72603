import Portolan

extension SceneHost: ContainerObserver {
  func transitionBegan(in controller: UIViewController) {
    if let stack = controller as? UINavigationController { moving.append(stack) }
    controller.whenTransitionEnds { [weak self] in self?.screenMayHaveSettled() }
  }

  /// Sees the end of a transition of other code, of which no delegate tells.
  func transitionIsAwaited() {
    guard let front = root?.frontmost else { return }
    front.visibleLeaf.whenTransitionEnds { [weak self] in self?.screenMayHaveSettled() }
  }

  /// Lets the navigator read the screen; when the transition is only just ending, one turn later.
  func screenMayHaveSettled() {
    // The step that is performed says itself when it has ended, and then the screen is read.
    if scene.isHostPerforming, whenAtRest == nil { return }
    guard isTransitioning else { return settled() }
    Task { [weak self] in
      await Task.yield()
      if let self, !isTransitioning { settled() }
    }
  }

  private func settled() {
    if !resumeAtRest(), !scene.isHostPerforming { scene.screenDidChange() }
  }

  func maySelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
    guard let id = screens.node(of: tabs),
      let position = tabs.viewControllers?.firstIndex(of: controller)
    else { return true }
    // What is a slot on screen is asked for, entered by now or not.
    if !(controller is SlotViewController),
      scene.maySelect(position, of: id, selected: tabs.selectedIndex)
    {
      return true
    }
    scene.tap(position, of: id, selected: tabs.selectedIndex)
    return false
  }

  func mayDismiss() -> Bool { scene.mayBegin(.dismiss) }

  /// Asks for what must be asked; what is not for a person to close is not asked for.
  func dismissWasRefused() {
    if scene.isApplicable(.dismiss) { scene.submit(gesture: .dismiss) }
  }
}
