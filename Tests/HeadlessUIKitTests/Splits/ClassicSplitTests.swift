import HeadlessUIKit
import Testing

/// Decides what a split of the classic style does.
private final class Joiner: NSObject, UISplitViewControllerDelegate {
  var takes = false
  var shows = false
  var detail: UIViewController?
  var calls: [String] = []

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    calls.append("show")
    return shows
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    calls.append("collapse")
    return takes
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    calls.append("separate")
    return detail
  }
}

@MainActor
@Suite(
  "A classic split shows two controllers side by side, or pushes the second when collapsed (U124)")
struct ClassicSplitTests {
  private let split = UISplitViewController()
  private let list = UIViewController()
  private let detail = UIViewController()
  private let first: UINavigationController
  private let joiner = Joiner()

  init() {
    first = UINavigationController(rootViewController: list)
    split.delegate = joiner
    split.viewControllers = [first, detail]
  }

  private func shown(_ screen: HeadlessScreen, _ size: CGSize) -> UIWindow {
    screen.rotate(to: size, on: .pad)
    let window = screen.show(split)
    screen.finishTransitions()
    return window
  }

  private func isSeen(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil
  }

  @Test("models F7: with room both are shown, or the second alone, as the app would like")
  func beside() async throws {
    try await onScreen { screen in
      let window = shown(screen, SplitFixture.wide)
      #expect(split.viewControllers == [first, detail] && !split.isCollapsed)
      #expect(isSeen(list) && isSeen(detail))
      #expect(first.view.frame.maxX == detail.view.frame.minX)
      #expect(split.children == [detail, first] || split.children == [first, detail])
      split.preferredDisplayMode = .primaryHidden
      screen.finishTransitions()
      #expect(split.displayMode == .secondaryOnly)
      #expect(!isSeen(list) && isSeen(detail) && detail.view.frame.minX == 0)
      split.preferredDisplayMode = .allVisible
      screen.finishTransitions()
      #expect(isSeen(list) && isSeen(detail))
      split.preferredDisplayMode = .primaryOverlay
      screen.finishTransitions()
      #expect(isSeen(list) && detail.view.frame.width == split.view.frame.width)
      #expect(screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("models F7: detail takes the place of the second, from wherever it is asked for")
  func showDetail() async throws {
    try await onScreen { screen in
      let window = shown(screen, SplitFixture.wide)
      let other = UIViewController()
      list.showDetailViewController(other, sender: nil)
      screen.finishTransitions()
      #expect(split.viewControllers == [first, other] && detail.parent == nil)
      #expect(isSeen(other) && !isSeen(detail) && list.presentedViewController == nil)
      joiner.shows = true
      split.showDetailViewController(detail, sender: nil)
      #expect(split.viewControllers == [first, other])
      #expect(joiner.calls.suffix(2) == ["show", "show"] && screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("models F7: U133 collapsed, detail is pushed")
  func pushedDetail() async throws {
    try await onScreen { screen in
      joiner.takes = true
      let window = shown(screen, SplitFixture.narrow)
      #expect(split.isCollapsed && split.viewControllers == [first])
      let other = UIViewController()
      list.showDetailViewController(other, sender: nil)
      screen.finishTransitions()
      #expect(first.viewControllers == [list, other] && isSeen(other))
      _ = window
    }
  }

  @Test("models F7: collapsed, the second stands on the first, and comes back with the room")
  func collapsed() async throws {
    try await onScreen { screen in
      let window = shown(screen, SplitFixture.wide)
      screen.rotate(to: SplitFixture.narrow, on: .pad)
      screen.finishTransitions()
      #expect(split.isCollapsed && split.viewControllers == [first])
      #expect(first.viewControllers == [list, detail] && isSeen(detail) && !isSeen(list))
      screen.rotate(to: SplitFixture.wide, on: .pad)
      screen.finishTransitions()
      #expect(split.viewControllers == [first, detail] && first.viewControllers == [list])
      #expect(isSeen(list) && isSeen(detail) && detail.parent === split)
      #expect(joiner.calls == ["collapse", "separate"] && screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("models F7: a stack stands on a stack, and what the delegate takes or gives is as it says")
  func decided() async throws {
    try await onScreen { screen in
      let second = UINavigationController(rootViewController: detail)
      split.viewControllers = [first, second]
      let window = shown(screen, SplitFixture.narrow)
      #expect(first.viewControllers == [list, second] && isSeen(detail))
      screen.rotate(to: SplitFixture.wide, on: .pad)
      screen.finishTransitions()
      #expect(split.viewControllers == [first, second] && second.viewControllers == [detail])
      joiner.takes = true
      screen.rotate(to: SplitFixture.narrow, on: .pad)
      screen.finishTransitions()
      #expect(first.viewControllers == [list] && isSeen(list) && !isSeen(detail))
      screen.rotate(to: SplitFixture.wide, on: .pad)
      screen.finishTransitions()
      #expect(split.viewControllers == [first, second], "what nobody took is still there")
      screen.rotate(to: SplitFixture.narrow, on: .pad)
      joiner.detail = UIViewController()
      screen.rotate(to: SplitFixture.wide, on: .pad)
      screen.finishTransitions()
      #expect(split.viewControllers.last === joiner.detail && screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("models F7: a controller that is replaced goes, and a third is none")
  func replaced() async throws {
    try await onScreen { screen in
      let window = shown(screen, SplitFixture.wide)
      split.viewControllers = [first]
      screen.finishTransitions()
      #expect(detail.parent == nil && !isSeen(detail))
      #expect(first.view.frame.width == split.view.frame.width && screen.faults.isEmpty)
      split.viewControllers = [first, detail, UIViewController()]
      #expect(screen.faults.map(\.kind) == [.splitStyle] && split.viewControllers == [first])
      _ = window
    }
  }
}
