import Portolan
import PortolanWindows

/// The data source and the delegate of pages: a user turns them, where the navigator allows it.
///
/// UIKit turns a page without a question (U135). While a finger pulls in a page that needs an answer, the
/// host hides that page. When the turn has ended, it shows the page before again and asks the navigator.
final class PageTurns: DelegateFront, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private var pages: UIPageViewController? { container as? UIPageViewController }
  var slots: [SlotViewController] = []
  /// The page in front; while a finger turns it, the one before.
  var place = 0
  private(set) var isUnderFinger = false
  /// Whether the pages alone show that one turns: no call of the delegate has told it, and none tells its end.
  private var isNoticed = false
  /// Whether a set has not been completed.
  var isSetting = false
  private var isComingBack = false
  /// The calls that wait for the end of a turn.
  private var waiting: [() -> Void] = []

  override init(_ reports: ContainerReports, of pages: any Delegating) {
    super.init(reports, of: pages)
    self.pages?.dataSource = self
  }

  /// Whether a page turns, when a set would stop the app (U138).
  var isTurning: Bool { isUnderFinger || isSetting }

  func whenEnded(_ body: @escaping () -> Void) { waiting.append(body) }

  /// Whether pages turn in a window; no coordinator tells of it.
  var isBusy: Bool {
    (isTurning || isComingBack) && pages?.viewIfLoaded?.window != nil
  }

  /// Whether the page after stands on the left, where UIKit has the page before.
  ///
  /// Should UIKit turn pages round by itself, their slots keep it from doing so (U173).
  func isReversed(_ pages: UIPageViewController) -> Bool {
    pages.navigationOrientation == .horizontal
      && pages.traitCollection.layoutDirection == .rightToLeft
  }

  /// Stands in front again where other code has set a delegate while a page turns, and catches up on what
  /// that one has heard; true when it was set late.
  ///
  /// As long as a page turns two are seen, and at the end one of them has disappeared (U140).
  override func follow() -> Bool {
    guard let pages else { return false }
    let seen = slots.filter(\.isSeen)
    // A whole turn of which nobody has told: a user's, or one by other code.
    let past = isTurning || isComingBack ? nil : pages.frontPage.flatMap { $0 == place ? nil : $0 }
    let isMoving = (current !== self || isNoticed) && (isUnderFinger || seen.count > 1)
    guard isMoving || past != nil else { return false }
    let isLate = stand()
    if let past { turnBegan(to: slots[past], in: pages) }
    isNoticed = isNoticed || past != nil
    if seen.count <= 1 {
      turnEnded(in: pages)
    } else if !isTurning, let slot = seen.first(where: { $0 !== pages.viewControllers?.first }) {
      isNoticed = true
      turnBegan(to: slot, in: pages)
    }
    return isLate
  }

  /// A set was completed.
  func ended(_ done: () -> Void) {
    guard isSetting else { return }
    isSetting = false
    done()
    goOn()
  }

  private func goOn() {
    let waiting = waiting
    self.waiting = []
    for body in waiting { body() }
    reports.report()
  }

  // MARK: UIKit asks and tells

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    slot(beside: viewController, isReversed(pageViewController) ? 1 : -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    slot(beside: viewController, isReversed(pageViewController) ? -1 : 1)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { slots.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { place }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    defer {
      forward("willTurn") {
        pageDelegate?.willTurn(pageViewController, to: pendingViewControllers)
      }
    }
    guard let slot = pendingViewControllers.first as? SlotViewController else { return }
    turnBegan(to: slot, in: pageViewController)
  }

  private func turnBegan(to slot: SlotViewController, in pages: UIPageViewController) {
    guard let next = slots.firstIndex(of: slot) else { return }
    slot.isAsking = next != place && reports.observer?.mayTurn(to: next, in: pages) == false
    isUnderFinger = true
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    defer {
      forward("didTurn") {
        pageDelegate?.didTurn(
          pageViewController, finished, from: previousViewControllers, completed)
      }
    }
    turnEnded(in: pageViewController)
  }

  private func turnEnded(in pages: UIPageViewController) {
    (isUnderFinger, isNoticed) = (false, false)
    let slot = pages.viewControllers?.first as? SlotViewController
    isComingBack = slot?.isAsking == true
    if isComingBack {
      // UIKit has its own to do with the page that came.
      Task { [weak self, weak pages] in self?.comeBack(in: pages) }
    } else if let slot, let new = slots.firstIndex(of: slot), new != place {
      if slots.indices.contains(place) { slots[place].endEditing() }
      place = new
    }
    for other in slots where other !== slot && other.isAsking { other.isAsking = false }
    goOn()
  }

  /// Shows the page before again, and asks for the one to which a user has turned.
  private func comeBack(in pages: UIPageViewController?) {
    // The end of a finger's next turn comes here again.
    guard isComingBack, !isUnderFinger, let pages else { return }
    guard !isSetting else { return whenEnded { [weak self] in self?.comeBack(in: pages) } }
    isComingBack = false
    guard let slot = pages.viewControllers?.first as? SlotViewController, slot.isAsking,
      let asked = slots.firstIndex(of: slot), slots.indices.contains(place)
    else { return reports.report() }
    isSetting = true
    pages.setViewControllers([slots[place]], direction: .forward, animated: false) {
      [weak self, weak pages] _ in
      slot.isAsking = false
      self?.ended { if let pages { self?.reports.observer?.askToTurn(to: asked, in: pages) } }
    }
  }

  private func slot(beside controller: UIViewController, _ distance: Int) -> SlotViewController? {
    guard let place = slots.firstIndex(where: { $0 === controller }),
      slots.indices.contains(place + distance)
    else { return nil }
    return slots[place + distance]
  }
}
