import PortolanUIKit

/// Three noted pages, which tell what they are asked.
@MainActor final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate
{
  let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  let pages: [FactController]
  /// The pages beside which it was asked for another.
  private(set) var asked: [String] = []
  private let trial: FactTrial

  init(_ trial: FactTrial) {
    self.trial = trial
    pages = (0..<3).map { trial.controller("Page \($0)") }
    super.init()
    (controller.dataSource, controller.delegate) = (self, self)
    _ = trial.hold(self)
  }

  /// The pages in the window, the first in front.
  static func shown(_ trial: FactTrial) async throws -> Book {
    let book = Book(trial)
    try await book.show()
    return book
  }

  func show() async throws {
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    try await trial.show(controller)
  }

  /// The name of the page in front.
  var shown: String? { (controller.viewControllers?.first as? FactController)?.name }

  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbour(of: page, -1) }

  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbour(of: page, 1) }

  func pageViewController(
    _ controller: UIPageViewController, willTransitionTo pages: [UIViewController]
  ) {
    trial.calls.add("will turn")
  }

  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    trial.calls.add("turned \(completed)")
  }

  private func neighbour(of page: UIViewController, _ distance: Int) -> UIViewController? {
    asked.append(page.title ?? "")
    guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(place + distance) ? pages[place + distance] : nil
  }
}
