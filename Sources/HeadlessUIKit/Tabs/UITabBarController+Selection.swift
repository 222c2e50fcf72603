import Foundation

extension UITabBarController {
  func replaceTabs(with controllers: [UIViewController]?, animated: Bool) {
    let oldSelected = selectedViewController
    let oldIndex = selection
    let new = controllers ?? []
    endReplaced(keeping: new, animated: animated)
    defer { leaveReplaced() }
    for tab in rootTabs { tab.owner = nil }
    (tabList, rootTabs) = (controllers, [])
    customizableViewControllers = controllers
    for controller in new where controller.parentStorage !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selection = nil
    if let kept = oldSelected.flatMap(new.firstIndex(of:)) {
      choose(kept)
    } else if !new.isEmpty {
      choose(oldIndex.map { $0 < new.count ? $0 : 0 } ?? 0)
    }
  }

  /// Takes the controllers away that do not stay; animated, the one that is seen stays until another
  /// has taken its place.
  func endReplaced(keeping new: [UIViewController], animated: Bool) {
    run?.finish()
    let old = rootTabs.isEmpty ? tabList ?? [] : made(of: rootTabs)
    if let moreIfMade { leaveMore(); moreIfMade.leaveParent() }
    let staying = Set(new.map(ObjectIdentifier.init))
    for controller in old where !staying.contains(ObjectIdentifier(controller)) {
      controller.willMove(toParent: nil)
      if displayed === controller {
        guard !animated || !isDisplaying else {
          replaced = controller
          continue
        }
        hideDisplayed()
      }
      controller.removeFromParent()
    }
  }

  /// Takes the controller away that no exchange has taken away.
  func leaveReplaced() {
    guard let replaced, run == nil else { return }
    if displayed === replaced { hideDisplayed() }
    self.replaced = nil
    replaced.removeFromParent()
  }

  func select(controller: UIViewController?) {
    if hasMore, controller === more { return chooseMore() }
    guard let index = index(of: controller) else {
      record(
        .invalidSelection, .exception,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.", self)
      return
    }
    choose(index)
  }

  func select(index: Int) {
    guard index >= 0, index < controllerCount else {
      record(
        .invalidSelection, .exception,
        "-[UITabBarController setSelectedIndex:] index \(index) is out of range", self)
      return
    }
    choose(index)
  }

  /// The tap of a user, which asks the delegate first (U109, U110).
  func tap(_ controller: UIViewController) {
    let isBarFirst = screen.assumptions.tellsBarFirst
    if isBarFirst { tabBar(tabBar, didSelect: controller.resolvedTabBarItem) }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    let isRetap = controller === target
    isTapped = screen.assumptions.animatesTabTaps ?? (screen.profile >= .iOS18)
    if !isRetap { selectedViewController = controller }
    isTapped = false
    if !isBarFirst { tabBar(tabBar, didSelect: controller.resolvedTabBarItem) }
    delegate?.tabBarController(self, didSelect: selectedViewController ?? controller)
    popOnRetap(isRetap ? controller : nil)
  }

  /// A second tap leads a stack back to its root (U111).
  func popOnRetap(_ controller: UIViewController?) {
    if screen.assumptions.retapPopsToRoot, let stack = controller as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
  }

  private var isDisplaying: Bool {
    viewStorage?.isOnScreen == true && (appearance == .appeared || appearance == .appearing)
  }

  private func chooseMore() {
    isMoreChosen = true
    display()
  }

  func choose(_ index: Int) {
    selection = index
    isMoreChosen = isRow(index)
    if !rootTabs.isEmpty { leaves[index].group?.selectedChild = leaves[index] }
    if isMoreChosen, let row = controller(at: index) {
      if displayed === row { hideDisplayed() }
      more.show(row, animated: false)
    }
    display()
  }

  private func display() {
    guard let target, target !== displayed else { return }
    if target.parentStorage == nil { link(target) }
    guard isDisplaying else {
      hideDisplayed()
      return
    }
    exchange(for: target)
  }

  /// The order of an unanimated switch (U107); an animated one ends later (U166).
  private func exchange(for target: UIViewController) {
    run?.finish()
    // Whoever hears of the end may have selected another one.
    guard target === self.target, target !== displayed else { return }
    let old = displayed
    let context = old.flatMap { ownContext(from: $0, to: target) }
    let animated = context != nil || isTapped && screen.animationsEnabled && old != nil
    target.startAppearance(true, animated: animated)
    old?.startAppearance(false, animated: animated)
    displayed = target
    let run = RunningTransition(
      screen: screen, coordinator: animated ? coordinator(old, target) : nil)
    run.isTabs = true
    run.onFinish = { [self] in end(run, from: old, to: target) }
    self.run = run
    if let context, let old {
      run.coordinator?.follow(context)
      return perform(context, run, from: old, to: target)
    }
    place(target)
    target.viewStorage?.layoutIfNeeded()
    run.coordinator?.runAnimations()
    if animated {
      run.start(for: .seconds(UITabBarController.duration))
    } else {
      run.finishUnanimated()
    }
  }

  private func coordinator(
    _ old: UIViewController?, _ target: UIViewController
  ) -> TransitionCoordinator {
    TransitionCoordinator(
      on: screen, from: old, to: target, in: view, duration: UITabBarController.duration)
  }

  func end(
    _ run: RunningTransition, from old: UIViewController?, to target: UIViewController
  ) {
    self.run = nil
    old?.viewStorage?.removeFromSuperview()
    old?.completeAppearance()
    if appearance == .appeared { target.completeAppearance() }
    leaveReplaced()
    end(run.coordinator)
  }

  func hideDisplayed() {
    let old = displayed
    displayed = nil
    old?.takeViewAway()
  }

  func place(_ controller: UIViewController) {
    guard let view = viewStorage, let content = controller.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, belowSubview: tabBar)
  }

  func showSelectionBeforeAppearance() {
    adaptMore()
    guard displayed !== target else { return }
    hideDisplayed()
    guard let target else { return }
    displayed = target
    target.loadViewIfNeeded()
    place(target)
  }
}
