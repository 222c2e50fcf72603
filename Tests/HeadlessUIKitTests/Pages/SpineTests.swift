import HeadlessUIKit
import Testing

/// A book of six pages.
@MainActor
private final class Leaves: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log = CallLog()
  let pages: [RecordingController]
  var pending: [String] = []
  var previous: [String] = []

  override init() {
    let log = log
    pages = (0..<6).map { RecordingController("\($0)", log) }
    super.init()
  }

  private func beside(_ page: UIViewController, _ distance: Int) -> UIViewController? {
    let place = pages.firstIndex { $0 === page }.map { $0 + distance } ?? -1
    return pages.indices.contains(place) ? pages[place] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { beside(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { beside(viewController, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    pending = names(pendingViewControllers)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    previous = names(previousViewControllers)
  }

  func names(_ pages: [UIViewController]?) -> [String] { (pages ?? []).map { $0.title ?? "" } }
}

@MainActor
@Suite("A page view controller shows one or two pages, as its spine location says (U137)")
struct SpineTests {
  private let leaves = Leaves()

  private func book(
    _ options: [UIPageViewController.OptionsKey: Any]?, on screen: HeadlessScreen
  ) -> UIPageViewController {
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: options)
    (book.dataSource, book.delegate) = (leaves, leaves)
    return book
  }

  @Test("models F9: pages are made without a style too: they curl")
  func plain() {
    let pages = UIPageViewController()
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
    #expect(pages.spineLocation == .min && !pages.isDoubleSided)
    #expect(UIPageViewController(nibName: nil, bundle: nil).transitionStyle == .pageCurl)
  }

  @Test(
    "models F9: beside a spine in the middle two pages are shown, and turned",
    arguments: [true, false])
  func two(animated: Bool) async throws {
    try await onScreen { screen in
      let middle = UIPageViewController.SpineLocation.mid.rawValue
      let book = book([.spineLocation: middle], on: screen)
      #expect(book.spineLocation == .mid && book.isDoubleSided)
      book.setViewControllers(Array(leaves.pages[0..<2]), direction: .forward, animated: false)
      let window = screen.show(book)
      screen.finishTransitions()
      #expect(leaves.names(book.viewControllers) == ["0", "1"] && book.children.count == 2)
      let (left, right) = (leaves.pages[0].view.frame, leaves.pages[1].view.frame)
      #expect(left.maxX == right.minX && right.maxX == book.view.bounds.maxX && left.minX == 0)
      _ = leaves.log.take()
      var ends = 0
      book.setViewControllers(
        Array(leaves.pages[2..<4]), direction: .forward, animated: animated
      ) { _ in ends += 1 }
      screen.finishTransitions()
      let calls = leaves.log.take().filter { $0.hasSuffix("Appear") || $0.hasSuffix("appear") }
      #expect(
        calls == [
          "2.willAppear", "3.willAppear", "0.willDisappear", "1.willDisappear", "0.didDisappear",
          "1.didDisappear", "2.didAppear", "3.didAppear",
        ])
      #expect(ends == 1 && leaves.names(book.children) == ["2", "3"])
      #expect(screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("models F9: a page that stays moves to the other side")
  func shared() async throws {
    try await onScreen { screen in
      let book = book([.spineLocation: UIPageViewController.SpineLocation.mid], on: screen)
      book.setViewControllers(Array(leaves.pages[0..<2]), direction: .forward, animated: false)
      let window = screen.show(book)
      screen.finishTransitions()
      _ = leaves.log.take()
      book.setViewControllers(Array(leaves.pages[1..<3]), direction: .forward, animated: true)
      screen.finishTransitions()
      #expect(leaves.log.take().allSatisfy { !$0.hasPrefix("1.") })
      #expect(leaves.pages[1].view.frame.minX == 0 && leaves.names(book.children) == ["1", "2"])
      _ = window
    }
  }

  @Test("models F9: a finger turns two at once, or gives up", arguments: [true, false])
  func finger(finishes: Bool) async throws {
    try await onScreen { screen in
      let middle = UIPageViewController.SpineLocation.mid.rawValue
      let book = book([.spineLocation: middle], on: screen)
      book.setViewControllers(Array(leaves.pages[2..<4]), direction: .forward, animated: false)
      let window = screen.show(book)
      screen.finishTransitions()
      #expect(screen.beginPageSwipe(.right))
      #expect(leaves.pending == ["0", "1"])
      if finishes { screen.finishPageSwipe() } else { screen.cancelPageSwipe() }
      screen.finishTransitions()
      #expect(leaves.names(book.viewControllers) == (finishes ? ["0", "1"] : ["2", "3"]))
      #expect(leaves.names(book.children) == leaves.names(book.viewControllers))
      #expect(leaves.previous == ["2", "3"])
      #expect(screen.beginPageSwipe(.right) == !finishes)
      screen.cancelPageSwipe()
      screen.finishTransitions()
      #expect(screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("models F9: a double-sided leaf turns with its back, which is not seen")
  func back() async throws {
    try await onScreen { screen in
      let book = book(nil, on: screen)
      book.isDoubleSided = true
      book.setViewControllers([leaves.pages[0]], direction: .forward, animated: false)
      let window = screen.show(book)
      screen.finishTransitions()
      book.setViewControllers([leaves.pages[2]], direction: .forward, animated: true)
      #expect(screen.faults.map(\.kind) == [.pageCount])
      book.setViewControllers(
        [leaves.pages[2], leaves.pages[1]], direction: .forward, animated: true)
      screen.finishTransitions()
      #expect(leaves.names(book.viewControllers) == ["2"])
      #expect(screen.beginPageSwipe(.left))
      screen.finishPageSwipe()
      screen.finishTransitions()
      #expect(leaves.names(book.viewControllers) == ["4"] && screen.faults.count == 1)
      _ = window
    }
  }

  @Test("models F9: two pages where one is shown, and one where two are, stop the app")
  func counts() async throws {
    try await onScreen { screen in
      let one = book(nil, on: screen)
      one.setViewControllers(Array(leaves.pages[0..<2]), direction: .forward, animated: false)
      let two = book([.spineLocation: UIPageViewController.SpineLocation.mid.rawValue], on: screen)
      two.setViewControllers([leaves.pages[0]], direction: .forward, animated: false)
      #expect(screen.faults.map(\.kind) == [.pageCount, .pageCount])
      #expect(one.children.isEmpty && two.children.isEmpty)
    }
  }
}
