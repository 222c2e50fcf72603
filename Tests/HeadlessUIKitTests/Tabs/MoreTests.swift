import Foundation
import HeadlessUIKit
import Testing

private final class TabObserver: NSObject, UITabBarControllerDelegate,
  UINavigationControllerDelegate
{
  var calls: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("should \(viewController.tabBarItem.title ?? "")")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    calls.append("did \(viewController.tabBarItem.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow \(viewController.title ?? "")")
  }
}

@MainActor
@Suite("A tab bar with room for five items lists the remaining tabs under More (U113, U114, U115)")
struct MoreTests {
  private let observer = TabObserver()
  private let tabs = UITabBarController()

  init() {
    tabs.viewControllers = ["A", "B", "C", "D", "E", "F"].map { name in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
    tabs.delegate = observer
  }

  @Test("four and More have an item, five of five have one, and all on a wide screen")
  func items() async throws {
    try await onScreen { screen in
      let window = screen.show(tabs)
      #expect(screen.tabs == ["A", "B", "C", "D", "More"])
      #expect(tabs.tabBar.items?.count == 5)
      #expect(tabs.viewControllers?.count == 6)
      screen.rotate(to: CGSize(width: 1_000, height: 800), on: .pad)
      screen.finishTransitions()
      #expect(screen.tabs == ["A", "B", "C", "D", "E", "F"])
      screen.rotate(to: CGSize(width: 390, height: 844), on: .pad)
      screen.finishTransitions()
      tabs.viewControllers?.removeLast()
      #expect(screen.tabs == ["A", "B", "C", "D", "E"])
      _ = window
    }
  }

  @Test(
    "a row that is chosen while the list comes back, or before it moves, is the selected one",
    arguments: HeadlessProfile.allCases, [0, 100])
  func rowDuringBack(profile: HeadlessProfile, milliseconds: Int) async throws {
    try await onScreen(profile) { screen in
      let window = screen.show(tabs)
      tabs.selectedIndex = 5
      screen.finishTransitions()
      tabs.moreNavigationController.popToRootViewController(animated: true)
      if milliseconds > 0 { screen.advance(by: .milliseconds(milliseconds)) }
      tabs.selectedIndex = 4
      screen.finishTransitions()
      #expect(tabs.selectedIndex == 4)
      #expect(tabs.viewControllers?[4].viewIfLoaded?.window === window)
      tabs.selectedIndex = 0
      tabs.viewControllers?.swapAt(1, 4)
      screen.finishTransitions()
      #expect(tabs.viewControllers?.allSatisfy { $0.parent === tabs } == true)
      #expect(screen.faults == [])
    }
  }

  @Test("More asks the delegate, a row tells only More's own, and Back leads to the list")
  func row() async throws {
    try await onScreen { screen in
      let window = screen.show(tabs)
      try screen.tap("More")
      screen.finishTransitions()
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(observer.calls == ["should More", "did More"])
      observer.calls = []
      tabs.moreNavigationController.delegate = observer
      try screen.tap("F")
      screen.finishTransitions()
      #expect(tabs.selectedIndex == 5)
      #expect(tabs.viewControllers?[5].view.window === window)
      #expect(observer.calls == ["willShow F"])
      try screen.tap("Back")
      screen.finishTransitions()
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(screen.tappable.contains("E"))
      #expect(screen.faults == [])
    }
  }

  @Test("a row whose tab goes at the end of what moves is not shown")
  func rowGone() async throws {
    try await onScreen(.iOS26) { screen in
      let window = screen.show(tabs)
      tabs.selectedIndex = 5
      screen.finishTransitions()
      try screen.tap("Back")
      screen.advance(by: .milliseconds(100))
      let gone = tabs.viewControllers?[5]
      tabs.moreNavigationController.transitionCoordinator?.animate(alongsideTransition: nil) {
        [tabs] _ in tabs.viewControllers?[5] = UIViewController()
      }
      try screen.tap("F")
      screen.finishTransitions()
      #expect(gone?.parent == nil)
      #expect(!tabs.moreNavigationController.viewControllers.contains { $0 === gone })
      _ = window
    }
  }

  @Test("code that selects a tab without an item pushes it; another tap on More shows it again")
  func selected() async throws {
    try await onScreen { screen in
      let window = screen.show(tabs)
      tabs.selectedIndex = 4
      screen.finishTransitions()
      #expect(tabs.selectedViewController?.title == "E")
      #expect(tabs.moreNavigationController.viewControllers.count == 2)
      try screen.tap("A")
      screen.finishTransitions()
      #expect(tabs.selectedIndex == 0)
      observer.calls = []
      try screen.tap("More")
      screen.finishTransitions()
      #expect(tabs.selectedIndex == 4)
      #expect(observer.calls == ["should More", "did E"])
      tabs.selectedViewController = tabs.viewControllers?[5]
      screen.finishTransitions()
      #expect(tabs.selectedIndex == 5)
      #expect(tabs.viewControllers?[4].viewIfLoaded?.window == nil)
      #expect(screen.faults == [])
      _ = window
    }
  }

  @Test(
    "a tab that is a stack: More takes its controllers over, or holds it", arguments: [true, false])
  func stack(isTaken: Bool) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(moreTakesStacksOver: isTaken)) { screen in
      let root = UIViewController()
      root.title = "G"
      let stack = UINavigationController(rootViewController: root)
      tabs.viewControllers?.append(stack)
      let window = screen.show(tabs)
      try screen.tap("More")
      screen.finishTransitions()
      try screen.tap("G")
      screen.finishTransitions()
      #expect(root.navigationController === (isTaken ? tabs.moreNavigationController : stack))
      #expect(root.view.window === window)
      tabs.selectedIndex = 0
      screen.finishTransitions()
      tabs.viewControllers = [stack]
      screen.finishTransitions()
      #expect(stack.viewControllers == [root])
      #expect(root.view.window === window)
      #expect(screen.faults == [])
    }
  }

  @Test("U118 a row that More holds while another tab is in front comes back where there is room")
  func rowBehindAnotherTab() async throws {
    try await onScreen { screen in
      let window = screen.show(tabs)
      tabs.selectedIndex = 5
      screen.finishTransitions()
      tabs.selectedIndex = 0
      screen.rotate(to: CGSize(width: 1_000, height: 800), on: .pad)
      screen.finishTransitions()
      #expect(tabs.selectedIndex == 0)
      try screen.tap("F")
      screen.finishTransitions()
      #expect(tabs.selectedIndex == 5)
      #expect(tabs.viewControllers?[5].parent === tabs)
      #expect(tabs.viewControllers?[5].viewIfLoaded?.window === window)
      #expect(screen.faults == [])
    }
  }

  @Test("U118 a selected tab keeps its place when More comes and goes")
  func resized() async throws {
    try await onScreen { screen in
      let window = screen.show(tabs)
      tabs.selectedIndex = 5
      screen.finishTransitions()
      for width in [1_000, 390, 1_000] {
        screen.rotate(to: CGSize(width: width, height: 844), on: .pad)
        screen.finishTransitions()
        #expect(tabs.selectedIndex == 5)
        #expect(tabs.viewControllers?[5].view.window === window)
      }
      #expect(screen.faults == [])
    }
  }
}
