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

  /// Lets the navigator read the screen, now or as soon as nothing moves.
  func screenMayHaveSettled() {
    // The step that is performed says itself when it has ended, and then the screen is read.
    if scene.isHostPerforming, whenAtRest == nil { return }
    if isTransitioning { lookAgain() } else { settled() }
  }

  /// Looks once a turn as long as a coordinator outlives its transition, some turns (U166), and waits
  /// for the end of another that has begun meanwhile.
  private func lookAgain() {
    guard !isLooking else { return }
    isLooking = true
    Task { [weak self] in
      for _ in 0..<Self.patience {
        await Task.yield()
        guard let self else { return }
        guard isTransitioning else { break }
        let isAwaited = running?.whenEnds { [weak self] in self?.screenMayHaveSettled() }
        if isAwaited == true { return isLooking = false }
      }
      self?.isLooking = false
      if let self, !isTransitioning { settled() }
    }
  }

  /// After so many turns whoever waits has the navigator's deadline.
  private static let patience = 1000

  private func settled() {
    if !resumeAtRest(), !scene.isHostPerforming { scene.screenDidChange() }
  }

  func maySelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
    guard let id = screens.node(of: tabs),
      let position = tabs.viewControllers?.firstIndex(of: controller)
    else { return true }
    // What is a slot on screen is asked for, entered by now or not; and during a plan a tap is a move
    // of its own, after it.
    if !scene.isHostPerforming, !(controller is SlotViewController),
      scene.maySelect(position, of: id, selected: tabs.selectedIndex)
    {
      // The screen that goes is there as long as the exchange is animated (U166).
      tabs.memberStep?.front?.endEditing()
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
