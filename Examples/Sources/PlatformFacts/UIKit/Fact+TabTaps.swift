import PortolanUIKit

extension Fact {
  static let tabTaps: [Fact] = [
    Fact("U110", claim: "a tap on a tab asks first, and tells then") { trial in
      let tabs = try await trial.shownTabs(2)
      try await trial.act(.tap("Tab 1"))
      trial.expect("selected", tabs.selectedIndex, 1)
      let told = trial.calls.take().filter { !$0.contains(".") }.map { $0.prefix(13) }
      trial.expect("told", told, ["should Tab 1 ", "did Tab 1 at "])
    },
    Fact("U110", claim: "a tap that is refused selects nothing") { trial in
      let tabs = try await trial.shownTabs(2)
      let delegate = trial.hold(TabCalls(trial.calls))
      delegate.permits = false
      tabs.delegate = delegate
      try await trial.act(.tap("Tab 1"))
      trial.expect("selected", tabs.selectedIndex, 0)
      trial.expect("told", trial.calls.take(), ["should Tab 1 at 0"])
    },
    Fact(
      "U110", sees: "tellsBarFirst", claim: "the bar tells of a tap before the delegate is asked"
    ) { trial in
      _ = try await trial.shownTabs(2, in: BarNoting(trial.calls))
      try await trial.act(.tap("Tab 1"))
      let told = trial.calls.take().filter { !$0.contains(".") }.map { $0.prefix(3) }
      trial.saw(told, (["bar", "sho", "did"], true), (["sho", "bar", "did"], false))
    },
    Fact("U111", sees: "retapPopsToRoot", claim: "a tap on the selected tab pops its stack") {
      trial in
      let (tabs, stack) = (UITabBarController(), UINavigationController())
      stack.title = "Tab 0"
      tabs.setViewControllers([stack, trial.controller("Tab 1")], animated: false)
      stack.setViewControllers(["Root", "Next"].map { trial.controller($0) }, animated: false)
      stack.tabBarItem.title = "Tab 0"
      try await trial.show(tabs)
      try await trial.act(.tap("Tab 0"))
      trial.saw(stack.viewControllers.count == 1)
    },
  ]
}

/// Notes what the bar tells.
private final class BarNoting: UITabBarController {
  private let calls: FactCalls

  init(_ calls: FactCalls) {
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func tabBar(_ bar: UITabBar, didSelect item: UITabBarItem) {
    calls.add("bar")
    super.tabBar(bar, didSelect: item)
  }
}
