import HeadlessUIKit
import Testing

/// A delegate that lets nobody select.
private final class Refusing: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { false }
}

@MainActor @Suite("A tap on the selected tab pops its stack, unless the delegate refuses")
struct RetapTests {
  private func shop(_ screen: HeadlessScreen) -> (UITabBarController, UINavigationController) {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.title = "Shop"
    stack.viewControllers += [UIViewController(), UIViewController()]
    let other = UIViewController()
    other.title = "Other"
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    return (tabs, stack)
  }

  @Test("U111 pops by itself, as UIKit always has, or as assumed", arguments: Conditions.all)
  func pops(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let (tabs, stack) = shop(screen)
      let window = screen.show(tabs)
      screen.turn()
      try screen.tap("Shop")
      screen.finishTransitions()
      let pops = conditions.assumptions.retapPopsToRoot
      #expect(stack.viewControllers.count == (pops ? 1 : 3))
      _ = window
    }
  }

  @Test("U111 U110 a delegate that refuses keeps the stack as it is", arguments: Conditions.all)
  func refused(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let (tabs, stack) = shop(screen)
      let refusing = Refusing()
      tabs.delegate = refusing
      let window = screen.show(tabs)
      screen.turn()
      try screen.tap("Shop")
      try screen.tap("Other")
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 3)
      #expect(tabs.selectedViewController === stack)
      _ = window
    }
  }

  @Test("U111 coming back from another tab pops nothing", arguments: Conditions.all)
  func comingBack(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let (tabs, stack) = shop(screen)
      let window = screen.show(tabs)
      screen.turn()
      try screen.tap("Other")
      try screen.tap("Shop")
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 3)
      _ = window
    }
  }
}
