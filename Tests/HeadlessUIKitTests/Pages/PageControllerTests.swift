import HeadlessUIKit
import Testing

/// Pages in a window, which record what they are asked and told.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let log = CallLog()
  let controller: UIPageViewController
  let pages: [RecordingController]
  private(set) var window: UIWindow?

  init(_ screen: HeadlessScreen, _ style: UIPageViewController.TransitionStyle = .scroll) {
    let log = log
    controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages = ["A", "B", "C"].map { RecordingController($0, log) }
    super.init()
    (controller.dataSource, controller.delegate) = (self, self)
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    window = screen.show(controller)
    screen.finishTransitions()
    _ = log.take()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.add("will turn")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.add("turned: \(completed)")
  }

  private func page(beside page: UIViewController, _ distance: Int) -> UIViewController? {
    guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(place + distance) ? pages[place + distance] : nil
  }

  var shown: String? { (controller.viewControllers?.first as? RecordingController)?.name }

  /// What was called, without loading and moving.
  var calls: [String] {
    log.take().filter { line in
      !["load", "Enter", "Leave"].contains { line.hasSuffix($0) }
    }
  }
}

@MainActor @Suite("A page controller shows pages that code sets and a finger turns (U135 to U140)")
struct PageControllerTests {
  @Test("U135 U140 a finger turns a page, and the delegate is told", arguments: Conditions.all)
  func turned(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let book = Book(screen)
      #expect(screen.beginPageSwipe(.left))
      #expect(book.calls == ["will turn", "B.willAppear", "A.willDisappear"])
      #expect(book.shown == "A")
      #expect(screen.isGestureRunning)
      screen.finishPageSwipe()
      screen.finishTransitions()
      #expect(book.calls == ["A.didDisappear", "B.didAppear", "turned: true"])
      #expect(book.shown == "B")
      #expect(screen.faults == [])
    }
  }

  @Test("U136 U140 a turn that is given up leaves the page", arguments: Conditions.all)
  func cancelled(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let book = Book(screen)
      #expect(!screen.beginPageSwipe(.right))
      #expect(screen.beginPageSwipe(.left))
      _ = book.calls
      screen.cancelPageSwipe()
      screen.finishTransitions()
      #expect(
        book.calls == [
          "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "turned: false",
        ])
      #expect(book.shown == "A" && screen.faults == [])
    }
  }

  @Test("U135 a set tells the delegate nothing", arguments: Conditions.all)
  func set(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let book = Book(screen)
      for animated in [true, false] {
        var ends = 0
        book.controller.setViewControllers(
          [book.pages[animated ? 2 : 0]], direction: .forward, animated: animated
        ) { _ in ends += 1 }
        screen.finishTransitions()
        #expect(ends == 1)
        #expect(book.calls.allSatisfy { !$0.contains("turn") })
      }
      #expect(book.shown == "A" && screen.faults == [])
    }
  }

  @Test("U137 U138 another number of pages, and a set while one turns, stop the app")
  func faults() async throws {
    try await onScreen { screen in
      let book = Book(screen)
      book.controller.setViewControllers([], direction: .forward, animated: false)
      #expect(screen.faults.map(\.kind) == [.pageCount])
      #expect(screen.beginPageSwipe(.left))
      book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
      #expect(screen.faults.map(\.kind) == [.pageCount, .pageDuringTurn])
      screen.finishPageSwipe()
      screen.finishTransitions()
      #expect(book.shown == "B")
    }
  }

  @Test("U139 neighbours are asked for early or late, and may be stale after a set")
  func neighbours() async throws {
    for early in [true, false] {
      try await onScreen(.iOS18, HeadlessAssumptions(asksForPagesEarly: early)) { screen in
        let book = Book(screen)
        #expect(book.pages[1].isViewLoaded == early)
      }
    }
    try await onScreen(.iOS18, HeadlessAssumptions(pagesKeepStaleNeighbours: true)) { screen in
      let book = Book(screen)
      book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
      screen.finishTransitions()
      #expect(screen.beginPageSwipe(.right))
      screen.finishPageSwipe()
      screen.finishTransitions()
      #expect(book.shown == "A", "the page before the set, not the one before the page")
    }
  }

  @Test("U173 in a language from right to left the page after stands on the right, or on the left")
  func language() async throws {
    for follows in [false, true] {
      try await onScreen(.iOS18, HeadlessAssumptions(pagesFollowLanguage: follows)) { screen in
        screen.rightToLeft = true
        let book = Book(screen)
        #expect(screen.beginPageSwipe(.left) == !follows)
        screen.cancelPageSwipe()
        screen.finishTransitions()
        book.controller.view.semanticContentAttribute = .forceLeftToRight
        #expect(screen.beginPageSwipe(.left))
        screen.cancelPageSwipe()
        screen.finishTransitions()
      }
    }
  }
}
