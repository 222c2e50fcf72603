import Foundation

extension UIPageViewController {
  private var isDisplaying: Bool {
    viewStorage?.isOnScreen == true && (appearance == .appeared || appearance == .appearing)
  }

  func set(
    _ controllers: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let new = pages(of: controllers, animated: animated) else {
      return record(
        .pageCount, .exception,
        "The number of view controllers provided (\(controllers.count)) doesn't match the number "
          + "required (\(needed(animated: animated))) for the requested transition", self)
    }
    guard turn == nil else {
      return record(
        .pageDuringTurn, .exception, "Invalid parameter not satisfying: [views count] == 3", self)
    }
    let old = shown
    let isNew = !old.elementsEqual(new, by: ===)
    let isAnimated =
      animated && isDisplaying && screen.animationsEnabled && !old.isEmpty && isNew
    neighbours = [:]
    if !old.isEmpty, isAnimated, screen.assumptions.pagesKeepStaleNeighbours {
      neighbours[direction == .forward ? .reverse : .forward] = old
    }
    guard isDisplaying, isNew else {
      exchange(old, for: new)
      if isDisplaying { askEarly() }
      return finish(completion)
    }
    let turn = PageTurn(in: self, from: old, to: new, isHeld: false, animated: isAnimated)
    shown = new
    turn.onEnd = { [weak self] _ in
      self?.askEarly()
      completion?(true)
    }
    turn.begin()
  }

  /// How many controllers a set needs (U137).
  private func needed(animated: Bool) -> Int {
    spineLocation == .mid || isDoubleSided && animated ? 2 : 1
  }

  /// The pages that are seen after a set: without the back of the leaf that turns.
  private func pages(of controllers: [UIViewController], animated: Bool) -> [UIViewController]? {
    let isTurn = isDoubleSided && spineLocation != .mid
    guard
      controllers.count == needed(animated: animated) || isTurn && controllers.count == 2
    else { return nil }
    return isTurn ? Array(controllers.prefix(1)) : controllers
  }

  /// Shows other pages where nothing is seen of them.
  private func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    guard !old.elementsEqual(new, by: ===) else { return }
    shown = new
    for page in new { link(page: page) }
    for page in old where !new.contains(where: { $0 === page }) { unlink(page: page) }
    if isViewLoaded, viewStorage?.superview != nil { place(new) }
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

  /// Fills the view with a page, or each half with one of two.
  func place(_ pages: [UIViewController]) {
    guard let view = viewStorage else { return }
    for (place, page) in pages.enumerated() {
      guard let content = page.view else { continue }
      var frame = view.bounds
      if navigationOrientation == .horizontal {
        frame.size.width /= CGFloat(pages.count)
        frame.origin.x += CGFloat(place) * frame.width
      } else {
        frame.size.height /= CGFloat(pages.count)
        frame.origin.y += CGFloat(place) * frame.height
      }
      content.frame = frame
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if content.superview !== view { view.addSubview(content) }
    }
  }

  // MARK: Neighbours

  /// Asks for both neighbours as soon as a page is at rest, as the scrolling style does (U139).
  func askEarly() {
    guard style == .scroll, screen.assumptions.asksForPagesEarly, turn == nil else { return }
    for direction in [NavigationDirection.forward, .reverse] {
      for page in neighbour(direction) { page.loadViewIfNeeded() }
    }
  }

  private var style: TransitionStyle { transitionStyle }

  /// The page or pages on one side of those that are shown; none where the last ones are shown.
  func neighbour(_ direction: NavigationDirection) -> [UIViewController] {
    guard let edge = direction == .forward ? shown.last : shown.first else { return [] }
    if let known = neighbours[direction] { return known }
    let found = ask(direction, from: edge)
    neighbours[direction] = found
    return found
  }

  /// Beside a spine in the middle stand two pages, and the back of a double-sided leaf is passed over.
  private func ask(
    _ direction: NavigationDirection, from edge: UIViewController
  ) -> [UIViewController] {
    guard let next = ask(direction, edge) else { return [] }
    guard isDoubleSided else { return [next] }
    guard let other = ask(direction, next) else { return [] }
    guard spineLocation == .mid else { return [other] }
    return direction == .forward ? [next, other] : [other, next]
  }

  private func ask(
    _ direction: NavigationDirection, _ page: UIViewController
  ) -> UIViewController? {
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
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
