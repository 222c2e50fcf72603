import Foundation
import HeadlessUIKit

/// An app that is built and changed by hand, with UIKit's own calls: what a change costs without any
/// library.
///
/// Each change ends with the layout, in which a stack shows its new top (U163).
@MainActor final class PlainApp {
  /// What it shows: tabs within tabs, and at their ends stacks of so many screens.
  indirect enum Content {
    case tabs([Content])
    case stack(height: Int)
  }

  /// What is selected to see what stands at a place.
  private struct Turn {
    let tabs: UITabBarController
    let index: Int
  }

  private let window = HeadlessScreen.current.makeWindow()
  private var stacks: [UINavigationController] = []
  /// For each stack, innermost first.
  private var ways: [[Turn]] = []

  init(_ content: Content) {
    window.rootViewController = build(content, behind: [])
    window.makeKeyAndVisible()
    // Once each, so that every view is loaded.
    for stack in stacks.indices { show(stack) }
  }

  private func build(_ content: Content, behind way: [Turn]) -> UIViewController {
    switch content {
    case .stack(let height):
      let stack = UINavigationController()
      stack.setViewControllers((0..<height).map { _ in UIViewController() }, animated: false)
      stacks.append(stack)
      ways.append(way)
      return stack
    case .tabs(let members):
      let tabs = UITabBarController()
      tabs.setViewControllers(
        members.enumerated().map { build($1, behind: [Turn(tabs: tabs, index: $0)] + way) },
        animated: false)
      return tabs
    }
  }

  /// Selects the tabs in which a stack stands, what is out of sight first: so all comes at once.
  func show(_ stack: Int) {
    for turn in ways[stack] where turn.tabs.selectedIndex != turn.index {
      turn.tabs.selectedIndex = turn.index
    }
    window.layoutIfNeeded()
  }

  func push(onto stack: Int) {
    stacks[stack].pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
  }

  func pop(from stack: Int) {
    stacks[stack].popViewController(animated: false)
    window.layoutIfNeeded()
  }

  /// Puts another screen in the place of the top one, and shows it.
  func replaceTop(of stack: Int) {
    stacks[stack].setViewControllers(
      stacks[stack].viewControllers.dropLast() + [UIViewController()], animated: false)
    show(stack)
  }

  /// Whether a stack of so many screens is seen.
  func shows(_ stack: Int, of height: Int) -> Bool {
    stacks[stack].viewControllers.count == height
      && stacks[stack].topViewController?.viewIfLoaded?.window != nil
  }
}
