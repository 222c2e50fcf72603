import Foundation
import PortolanUIKit

extension Fact {
  static let tabs: [Fact] = [
    Fact("U107", claim: "order of a change of tabs by code") { trial in
      let tabs = try await trial.shownTabs(2)
      tabs.selectedIndex = 1
      try await trial.settle()
      let calls = trial.calls.take()
      trial.expect("will", Set(calls.prefix(2)), ["Tab 1.willAppear", "Tab 0.willDisappear"])
      trial.expect("did", calls.suffix(2), ["Tab 0.didDisappear", "Tab 1.didAppear"])
    },
    Fact("U8", "U108", claim: "a tab is loaded when it is visited") { trial in
      let tabs = try await trial.shownTabs(2)
      trial.expect("loaded", tabs.viewControllers?[1].isViewLoaded, false)
      tabs.selectedIndex = 1
      try await trial.settle()
      trial.expect("loaded after", tabs.viewControllers?[1].isViewLoaded, true)
    },
    Fact("U109", claim: "a selection by code tells the delegate nothing") { trial in
      let tabs = try await trial.shownTabs(2)
      tabs.selectedIndex = 1
      try await trial.settle()
      trial.expect("delegate", trial.calls.take().filter { !$0.contains(".") }, [])
    },
    Fact("U112", claim: "a new array selects the same controller, else the same place") { trial in
      let tabs = try await trial.shownTabs(3)
      tabs.selectedIndex = 1
      let (first, second) = (tabs.viewControllers?[0], tabs.viewControllers?[1])
      tabs.setViewControllers([first, second].compactMap(\.self).reversed(), animated: false)
      trial.expect("the same controller", tabs.selectedIndex, 0)
      tabs.setViewControllers([UIViewController(), UIViewController()], animated: false)
      trial.expect("the same place", tabs.selectedIndex, 0)
      try await trial.settle()
    },
    Fact("U113", on: [.phone], claim: "of six tabs no index is selected while More is in front") {
      trial in
      let tabs = try await trial.shownTabs(6)
      let more = try more(of: tabs)
      trial.expect("among them", tabs.viewControllers?.contains(more), false)
      tabs.selectedViewController = more
      try await trial.settle()
      trial.expect("index", tabs.selectedIndex, NSNotFound)
    },
    Fact("U114", on: [.phone], claim: "a row of More is pushed, and tells the delegate of no tab") {
      trial in
      let tabs = try await trial.shownTabs(6)
      let more = try more(of: tabs)
      tabs.selectedViewController = more
      try await trial.settle()
      try await trial.act(.tap("Tab 5"))
      trial.expect("pushed", more.viewControllers.last?.title, "Tab 5")
      trial.expect("delegate", trial.calls.take().filter { $0.hasPrefix("did ") }, [])
    },
    Fact(
      "U115", sees: "moreTakesStacksOver", on: [.phone],
      claim: "More takes over the screens of a tab that is a stack"
    ) { trial in
      let (tabs, inner) = (UITabBarController(), trial.controller("Tab 5"))
      let stack = UINavigationController(rootViewController: inner)
      let others = (0..<5).map { trial.controller("Tab \($0)") }
      tabs.setViewControllers(others + [stack], animated: false)
      try await trial.show(tabs)
      let more = try more(of: tabs)
      tabs.selectedViewController = more
      try await trial.settle()
      try await trial.act(.tap("Tab 5"))
      trial.saw(inner.navigationController === more)
    },
    Fact("U118", on: [.pad], claim: "a wide window shows what More showed") { trial in
      let tabs = try await trial.shownTabs(6)
      tabs.selectedIndex = 5
      try await trial.settle()
      try await trial.act(.narrow)
      try await trial.act(.widen)
      trial.expect("selected", tabs.selectedViewController?.title, "Tab 5")
      trial.expect("delegate", trial.calls.take().filter { $0.hasPrefix("did ") }, [])
    },
  ]

  /// What lists the tabs that have no place on the bar.
  @MainActor private static func more(
    of tabs: UITabBarController
  ) throws -> UINavigationController {
    #if os(visionOS)
    throw NotTried(reason: "There is no More.")
    #else
    tabs.moreNavigationController
    #endif
  }
}
