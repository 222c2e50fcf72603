import HeadlessUIKit

/// Other code that selects and exchanges the members of tabs and splits.
@MainActor struct OtherMembers {
  private let app: any WalkedApp

  init(_ app: any WalkedApp) { self.app = app }

  // MARK: Tabs

  /// Selects a tab as code does, which asks no delegate (U109).
  func select(_ random: inout SeededGenerator) -> String {
    guard let tabs = app.containers(UITabBarController.self).randomElement(using: &random) else {
      return "no tabs"
    }
    if let value = value(of: tabs, &random) {
      tabs.selectedTab = value
      return "other code: selectedTab = \(value.title)"
    }
    let count = tabs.viewControllers?.count ?? 0
    guard count > 0 else { return "no tab to select" }
    let place = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where count > 5 && tabs.traitCollection.horizontalSizeClass == .compact:
      tabs.selectedViewController = tabs.moreNavigationController
      return "other code: selectedViewController = More"
    case 0..<4:
      tabs.selectedViewController = tabs.viewControllers?[place]
      return "other code: selectedViewController = \(place)"
    default:
      tabs.selectedIndex = place
      return "other code: selectedIndex = \(place)"
    }
  }

  /// One of tabs that are values; nil where controllers are the tabs.
  private func value(of tabs: UITabBarController, _ random: inout SeededGenerator) -> UITab? {
    guard app.screen.profile >= .iOS18 else { return nil }
    let values = tabs.tabs.flatMap { ($0 as? UITabGroup)?.children ?? [$0] }
    return values.randomElement(using: &random)
  }

  /// Exchanges the controllers of tabs, or that of a column.
  func exchange(_ random: inout SeededGenerator) -> String {
    if let split = app.containers(UISplitViewController.self).randomElement(using: &random),
      Bool.random(using: &random)
    {
      let column = columns(of: split).randomElement(using: &random) ?? .secondary
      split.setViewController(OtherScreen(), for: column)
      return "other code: setViewController(for: \(column))"
    }
    guard let tabs = app.containers(UITabBarController.self).randomElement(using: &random),
      let old = tabs.viewControllers, old.count > 1,
      app.screen.profile < .iOS18 || tabs.tabs.isEmpty
    else { return "no members to exchange" }
    let way = Int.random(in: 0..<4, using: &random)
    switch way {
    case 0: tabs.viewControllers = old
    case 1: tabs.viewControllers = Array(old.dropLast())
    case 2: tabs.viewControllers = old.reversed()
    default: tabs.setViewControllers(old + [OtherScreen()], animated: Bool.random(using: &random))
    }
    return "other code: viewControllers, "
      + ["the same", "without the last", "in reverse", "with another"][way]
  }

  // MARK: Columns

  /// Shows or hides a column, or asks for another way to show them.
  func showColumn(_ random: inout SeededGenerator) -> String {
    guard let split = app.containers(UISplitViewController.self).randomElement(using: &random)
    else {
      return "no split"
    }
    // Before iOS 18 a turn takes one animated push, and a stack that moves none (U44).
    if app.screen.profile < .iOS18 {
      app.screen.turn()
      // UIKit puts stacks around columns that are none (U122).
      let stacks = app.controllers.compactMap { $0 as? UINavigationController }
      guard !stacks.contains(where: { $0.transitionCoordinator != nil }) else {
        return "a column moves"
      }
    }
    let column = columns(of: split).randomElement(using: &random) ?? .primary
    switch Int.random(in: 0..<5, using: &random) {
    case 0..<2:
      split.show(column)
      return "other code: show(\(column))"
    case 2..<4:
      split.hide(column)
      return "other code: hide(\(column))"
    default:
      let modes: [UISplitViewController.DisplayMode] =
        split.style == .tripleColumn
        ? [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
        : [.secondaryOnly, .oneBesideSecondary]
      let mode = modes.randomElement(using: &random) ?? .oneBesideSecondary
      split.preferredDisplayMode = mode
      return "other code: preferredDisplayMode = \(mode)"
    }
  }

  private func columns(of split: UISplitViewController) -> [UISplitViewController.Column] {
    split.style == .tripleColumn
      ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }
}
