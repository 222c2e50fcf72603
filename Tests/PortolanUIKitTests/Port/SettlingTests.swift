import HeadlessUIKit
import Testing

@testable import PortolanUIKit

@MainActor
@Suite(
  "The host finds the frontmost controller, and is notified when that controller's transition ends")
struct SettlingTests {
  private func shown<Result>(
    _ root: UIViewController, _ body: (HeadlessScreen) throws -> Result
  ) async rethrows -> Result {
    try await HeadlessScreen.run { screen in
      let window = screen.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      screen.finishTransitions()
      return try body(screen)
    }
  }

  @Test("U57: where nothing moves the call comes at once")
  func atRest() async {
    await shown(UIViewController()) { screen in
      var calls = 0
      screen.window?.rootViewController?.whenTransitionEnds { calls += 1 }
      #expect(calls == 1)
    }
  }

  @Test("U56: a transition around a screen is waited for, also when it is cancelled")
  func moving() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    await shown(stack) { screen in
      var calls = 0
      let pushed = UIViewController()
      stack.pushViewController(pushed, animated: true)
      pushed.whenTransitionEnds { calls += 1 }
      #expect(calls == 0)
      screen.finishTransitions()
      #expect(calls == 1)
      #expect(screen.beginSwipeBack())
      pushed.whenTransitionEnds { calls += 1 }
      screen.cancelSwipeBack()
      screen.finishTransitions()
      #expect(calls == 2)
    }
  }

  @Test func theLeafStandsInItsContainers() async {
    let leaf = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UIViewController(), UINavigationController(rootViewController: leaf),
    ]
    #expect(tabs.visibleLeaf === tabs.viewControllers?.first)
    tabs.selectedIndex = 1
    #expect(tabs.visibleLeaf === leaf)
    let empty = UINavigationController()
    #expect(empty.visibleLeaf === empty)
  }

  @Test func theFrontIsTheLastLayer() async {
    let root = UIViewController()
    await shown(root) { screen in
      #expect(root.frontmost === root)
      let first = UIViewController()
      let second = UIViewController()
      root.present(first, animated: false)
      first.present(second, animated: false)
      #expect(root.frontmost === second)
      second.dismiss(animated: false)
      screen.finishTransitions()
      #expect(root.frontmost === first)
    }
  }
}
