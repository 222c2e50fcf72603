extension UIPageViewController {
  private var isDisplaying: Bool {
    viewStorage?.isOnScreen == true && (appearance == .appeared || appearance == .appearing)
  }

  func set(
    _ controllers: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let page = controllers.first, controllers.count == 1 else {
      return record(
        .pageCount, .exception,
        "The number of view controllers provided (\(controllers.count)) doesn't match the number "
          + "required (1) for the requested transition", self)
    }
    guard turn == nil else {
      return record(
        .pageDuringTurn, .exception, "Invalid parameter not satisfying: [views count] == 3", self)
    }
    let old = shown
    let isAnimated =
      animated && isDisplaying && screen.animationsEnabled && old != nil && old !== page
    neighbours = [:]
    if let old, isAnimated, screen.assumptions.pagesKeepStaleNeighbours {
      neighbours[direction == .forward ? .reverse : .forward] = old
    }
    guard isDisplaying, old !== page else {
      exchange(old, for: page)
      if isDisplaying { askEarly() }
      return finish(completion)
    }
    let turn = PageTurn(in: self, from: old, to: page, isHeld: false, animated: isAnimated)
    shown = page
    turn.onEnd = { [weak self] _ in
      self?.askEarly()
      completion?(true)
    }
    turn.begin()
  }

  /// Shows another page where nothing is seen of it.
  private func exchange(_ old: UIViewController?, for page: UIViewController) {
    guard old !== page else { return }
    shown = page
    link(page: page)
    if let old { unlink(page: old) }
    if isViewLoaded, viewStorage?.superview != nil { place(page) }
  }

  private func finish(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard screen.assumptions.reportsPageSetsLate else { return completion(true) }
    screen.clock.afterTurns(1) { completion(true) }
  }

  func link(page: UIViewController) {
    guard page.parentStorage !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  func unlink(page: UIViewController) {
    guard page.parentStorage === self else { return }
    page.willMove(toParent: nil)
    page.takeViewAway()
    page.leaveParent()
  }

  func place(_ page: UIViewController) {
    guard let view = viewStorage, let content = page.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if content.superview !== view { view.addSubview(content) }
  }

  // MARK: Neighbours

  /// Asks for both neighbours as soon as a page is at rest, as the scrolling style does (U139).
  func askEarly() {
    guard style == .scroll, screen.assumptions.asksForPagesEarly, turn == nil else { return }
    for direction in [NavigationDirection.forward, .reverse] {
      neighbour(direction)?.loadViewIfNeeded()
    }
  }

  private var style: TransitionStyle { transitionStyle }

  func neighbour(_ direction: NavigationDirection) -> UIViewController? {
    guard let shown else { return nil }
    if let known = neighbours[direction] { return known }
    let found =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: shown)
      : dataSource?.pageViewController(self, viewControllerBefore: shown)
    neighbours[direction] = .some(found)
    return found
  }

  /// To which page a finger turns that moves left or up.
  ///
  /// In a language that runs from right to left the page after still stands on the right, as in the
  /// fixes of apps that turn both round by themselves; or else UIKit turns them round.
  var directionOfLeftSwipe: NavigationDirection {
    let isTurnedRound =
      screen.assumptions.pagesFollowLanguage && navigationOrientation == .horizontal
      && viewStorage?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isTurnedRound ? .reverse : .forward
  }
}
