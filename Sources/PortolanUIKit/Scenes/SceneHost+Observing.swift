import Portolan

extension SceneHost: ContainerObserver {
  func sizeMayHaveChanged() {
    if scene.isHosted(by: self), scene.isCompact != isCompact { scene.isCompact = isCompact }
  }

  func transitionBegan(in controller: UIViewController) {
    if let stack = controller as? UINavigationController { moving.append(stack) }
    controller.whenTransitionEnds { [weak self] in self?.screenMayHaveSettled() }
  }

  /// Notices the end of a transition of other code, which no delegate reports.
  func transitionIsAwaited() {
    root?.front.visibleLeaf.whenTransitionEnds { [weak self] in self?.screenMayHaveSettled() }
  }

  /// Lets the navigator read the screen, at once or at the end of the turn in which nothing moves any more.
  ///
  /// A coordinator outlives its transition, some turns (U166).
  func screenMayHaveSettled() {
    // The current step reports its own end, and then the navigator reads the screen.
    if scene.isHostPerforming, whenAtRest == nil { return }
    // The end of a turn comes here by itself.
    if screens.isPageTurning || isTransitioning { return }
    if !resumeAtRest(), !scene.isHostPerforming { scene.screenDidChange() }
  }

  func maySelect(
    _ controller: UIViewController, in tabs: UITabBarController,
    whenSelected: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let id = screens.node(of: tabs) else { return true }
    guard let position = tabs.place(of: controller) else { return letSelect(in: tabs) }
    let isMore = controller === tabs.more
    if isMore, position == tabs.frontPlace, !scene.isApplicable(.pop(to: .first)) {
      // The bar answers while a stack moves, which takes no second motion before iOS 18 (U44).
      if let more = tabs.more, more.transitionCoordinator == nil {
        more.popToRootViewController(animated: true)
      }
      whenSelected()
      return false
    }
    let tap = MemberTap(position, of: id, selected: tabs.frontPlace, in: scene)
    if maySelect(tap, at: position, in: tabs) { return letSelect(in: tabs) }
    if let request = tap.perform() { request.whenArrived(whenSelected) } else { whenSelected() }
    return false
  }

  /// Lets UIKit select what a user has tapped: a tab, or the list of More.
  private func letSelect(in tabs: UITabBarController) -> Bool {
    // The screen that goes is there as long as the exchange is animated (U166).
    tabs.memberStep?.front?.endEditing()
    isSelecting = true
    // A tap that comes to nothing holds nothing up.
    Task { [weak self] in self?.isSelecting = false }
    return true
  }

  func mayTurn(to place: Int, in pages: UIPageViewController) -> Bool {
    guard let move = turn(to: place, in: pages) else { return true }
    return !scene.isHostPerforming
      && pages.memberStep?.member(at: place)?.isUnentered != true && move.maySelect
  }

  func askToTurn(to place: Int, in pages: UIPageViewController) {
    turn(to: place, in: pages)?.perform()
  }

  private func turn(to place: Int, in pages: UIPageViewController) -> MemberTap? {
    guard let id = screens.node(of: pages), let step = pages.memberStep else { return nil }
    return MemberTap(place, of: id, selected: step.selected, in: scene)
  }

  func didSelect() { isSelecting = false }

  /// Whether UIKit may select a member at once.
  ///
  /// A slot on screen becomes a request, also when its member was entered meanwhile; a tap during a plan follows it.
  private func maySelect(
    _ tap: MemberTap, at position: Int, in tabs: UITabBarController
  ) -> Bool {
    !scene.isHostPerforming
      && TabsStep(tabs: tabs).member(at: position)?.isUnentered != true && tap.maySelect
  }

  /// Takes back a row that may not be shown at once, and asks for it: the list comes back, and then
  /// the screen when the guards agree.
  func rowWasChosen(_ slot: SlotViewController, in tabs: UITabBarController) {
    // The tabs may have left the tree, and be on screen until what moves there has ended.
    guard let id = screens.node(of: tabs), scene.currentTree.contains(id),
      let position = tabs.place(of: slot),
      !scene.isHostPerforming, scene.currentTree.selection(of: id) != position
    else { return }
    let tap = MemberTap(position, of: id, selected: scene.currentTree.selection(of: id), in: scene)
    if maySelect(tap, at: position, in: tabs) { return }
    slot.isAsking = true
    Task { [weak self, weak slot, weak tabs] in self?.perform(tap, of: slot, in: tabs) }
  }

  /// Brings the list back and asks for a row's screen, when nothing moves there.
  ///
  /// An edit while the row comes is held until its end before iOS 18 (U34), and a swipe that is cancelled would
  /// bring the row back. Once the list is back, what other code selects is read again.
  private func perform(
    _ tap: MemberTap, of slot: SlotViewController?, in tabs: UITabBarController?
  ) {
    let isAwaited = tabs?.more?.transitionCoordinator?.whenEnds {
      [weak self, weak slot, weak tabs] in
      Task { self?.perform(tap, of: slot, in: tabs) }
    }
    if isAwaited == true { return }
    tabs?.more?.popToRootViewController(animated: false)
    slot?.isAsking = false
    tap.perform()
  }

  func mayDismiss(_ layer: UIViewController) -> Bool {
    closing(screens.node(of: layer)).map(scene.mayBegin) ?? false
  }

  func dismissWasRefused(of layer: UIViewController) { askToClose(screens.node(of: layer)) }
}
