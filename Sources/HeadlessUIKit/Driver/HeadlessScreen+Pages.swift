/// The way of a finger over pages.
public enum HeadlessSwipe: String, Sendable, CaseIterable {
  /// To the left or up, which pulls in what is on the right or below.
  case left
  /// To the right or down.
  case right
}

extension HeadlessScreen {
  /// Whether pages are in front, whether or not they can be turned.
  package var hasPages: Bool { frontPages != nil }

  /// Puts a finger on the page in front and begins to turn it; false when there is none on that side.
  ///
  /// A turn that the finger has let go ends when the next one begins.
  public func beginPageSwipe(_ swipe: HeadlessSwipe) -> Bool {
    layoutIfNeeded()
    if let turn = frontPages?.turn, turn.isLetGo { turn.run.finish() }
    guard let pages = frontPages, pages.turn == nil, running.allSatisfy(\.isTabs),
      pages.viewStorage?.isOnScreen == true, pages.appearance == .appeared
    else { return false }
    let left = pages.directionOfLeftSwipe
    let direction: UIPageViewController.NavigationDirection =
      swipe == .left ? left : left == .forward ? .reverse : .forward
    let (old, new) = (pages.shown, pages.neighbour(direction))
    guard !old.isEmpty, !new.isEmpty, !old.elementsEqual(new, by: ===) else { return false }
    pages.delegate?.pageViewController(pages, willTransitionTo: new)
    let turn = PageTurn(in: pages, from: old, to: new, isHeld: true, animated: true)
    turn.onEnd = { [weak pages] completed in
      guard let pages else { return }
      pages.delegate?.pageViewController(
        pages, didFinishAnimating: true, previousViewControllers: old,
        transitionCompleted: completed)
      if pages.appearance == .appeared { pages.askEarly() }
    }
    turn.begin()
    turning = pages
    return true
  }

  /// Lets the finger go where the turn began: the page before stays (U136, U140).
  public func cancelPageSwipe() {
    turning?.turn?.letGo(isCancelled: true)
    turning = nil
  }

  /// Lets the finger go far enough; the rest of the turn then takes its time.
  public func finishPageSwipe() {
    turning?.turn?.letGo(isCancelled: false)
    turning = nil
  }

  /// The innermost pages that show the front controller.
  private var frontPages: UIPageViewController? { innermost(UIPageViewController.self) }
}
