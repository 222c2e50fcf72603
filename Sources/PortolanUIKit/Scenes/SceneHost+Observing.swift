import Portolan

extension SceneHost: ContainerObserver {
  func transitionBegan(in controller: UIViewController) {
    if let stack = controller as? UINavigationController { moving.append(stack) }
    controller.whenTransitionEnds { [weak self] in self?.screenMayHaveSettled() }
  }

  /// Notices the end of a transition of other code, which no delegate reports.
  func transitionIsAwaited() {
    guard let front = root?.frontmost else { return }
    front.visibleLeaf.whenTransitionEnds { [weak self] in self?.screenMayHaveSettled() }
  }

  /// Lets the navigator read the screen, at once or as soon as nothing moves.
  func screenMayHaveSettled() {
    // The current step reports its own end, and then the navigator reads the screen.
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

  /// After this many turns the deadline of the navigator ends each wait.
  private static let patience = 1000

  /// Reads stacks once more that have changed a turn after they were read.
  ///
  /// UIKit ends a transition inside the call that asks for the next one (U45, U46), which may find its
  /// stack out of sight by then and tell no delegate.
  func readAgain(_ stacks: [UINavigationController]) {
    guard !stacks.isEmpty else { return }
    let read = stacks.map {
      (stack: $0, count: $0.viewControllers.count, top: $0.topViewController)
    }
    Task { [weak self] in
      let changed = read.filter {
        $0.stack.viewControllers.count != $0.count || $0.stack.topViewController !== $0.top
      }
      guard let self, !changed.isEmpty else { return }
      moving += changed.map(\.stack)
      screenMayHaveSettled()
    }
  }

  private func settled() {
    if !resumeAtRest(), !scene.isHostPerforming { scene.screenDidChange() }
  }

  func maySelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
    guard let id = screens.node(of: tabs), let position = tabs.place(of: controller) else {
      return true
    }
    let isMore = controller === tabs.more
    if isMore, position == tabs.selectedIndex, !scene.isApplicable(.popToRoot) {
      // The bar answers while a stack moves, which takes no second motion before iOS 18 (U44).
      if let more = tabs.more, more.transitionCoordinator == nil {
        more.popToRootViewController(animated: true)
      }
      return false
    }
    if mayShow(position, in: tabs, of: id, selected: tabs.selectedIndex) {
      // The screen that goes is there as long as the exchange is animated (U166).
      tabs.memberStep?.front?.endEditing()
      return true
    }
    scene.tap(position, of: id, selected: tabs.selectedIndex)
    return false
  }

  /// Whether UIKit may show a member at once.
  ///
  /// What is a slot on screen is asked for, entered by now or not; and during a plan a tap is a move
  /// of its own, after it.
  private func mayShow(
    _ position: Int, in tabs: UITabBarController, of id: NodeID, selected: Int
  ) -> Bool {
    !scene.isHostPerforming
      && !(TabsStep(tabs: tabs).member(at: position) is SlotViewController)
      && scene.maySelect(position, of: id, selected: selected)
  }

  /// Takes back a row that may not be shown at once, and asks for it: the list comes back, and then
  /// the screen when the guards agree.
  func rowWasChosen(_ slot: SlotViewController, in tabs: UITabBarController) {
    guard let id = screens.node(of: tabs),
      let position = tabs.viewControllers?.firstIndex(of: slot),
      !scene.isHostPerforming, scene.tree.selection(of: id) != position
    else { return }
    let selected = scene.tree.selection(of: id)
    if mayShow(position, in: tabs, of: id, selected: selected) { return }
    slot.isAsking = true
    Task { [weak self, weak tabs] in self?.ask(for: position, of: id, in: tabs, selected: selected)
    }
  }

  /// Brings the list back and asks for a row, when nothing moves there.
  ///
  /// An edit while the row comes is held until its end before iOS 18 (U34), and a swipe that has begun
  /// meanwhile would bring the row back with its cancellation.
  private func ask(for row: Int, of id: NodeID, in tabs: UITabBarController?, selected: Int) {
    let isAwaited = tabs?.more?.transitionCoordinator?.whenEnds { [weak self, weak tabs] in
      Task { self?.ask(for: row, of: id, in: tabs, selected: selected) }
    }
    if isAwaited == true { return }
    tabs?.more?.popToRootViewController(animated: false)
    scene.tap(row, of: id, selected: selected)
  }

  func mayDismiss() -> Bool { scene.mayBegin(.dismiss) }
}
