import Foundation
import PortolanUIKit

extension Fact {
  static let tabs: [Fact] = [
    Fact("U112", claim: "a new array selects the same controller, else the same place") { trial in
      let tabs = try await shownTabs(3, trial)
      tabs.selectedIndex = 1
      let (first, second) = (tabs.viewControllers?[0], tabs.viewControllers?[1])
      tabs.setViewControllers([first, second].compactMap(\.self).reversed(), animated: false)
      trial.expect("the same controller", tabs.selectedIndex, 0)
      tabs.setViewControllers([UIViewController(), UIViewController()], animated: false)
      trial.expect("the same place", tabs.selectedIndex, 0)
      try await trial.stage.settle()
    },
    Fact("U113", claim: "of six tabs no index is selected while More is in front") { trial in
      #if os(visionOS)
      throw NotTried(reason: "There is no More.")
      #else
      let tabs = try await shownTabs(6, trial)
      let more = tabs.moreNavigationController
      trial.expect("among them", tabs.viewControllers?.contains(more), false)
      guard tabs.traitCollection.horizontalSizeClass == .compact else {
        throw NotTried(reason: "There is room for six tabs.")
      }
      tabs.selectedViewController = more
      try await trial.stage.settle()
      trial.expect("index", tabs.selectedIndex, NSNotFound)
      #endif
    },
    Fact("U8", claim: "a tab is loaded when it is visited") { trial in
      let tabs = try await shownTabs(2, trial)
      trial.expect("loaded", tabs.viewControllers?[1].isViewLoaded, false)
      tabs.selectedIndex = 1
      try await trial.stage.settle()
      trial.expect("loaded after", tabs.viewControllers?[1].isViewLoaded, true)
      trial.expect("order", trial.calls.take().filter { $0.contains(".did") }.count, 2)
    },
  ]

  /// Tabs of noted controllers, the first in front, at rest.
  @MainActor private static func shownTabs(
    _ count: Int, _ trial: FactTrial
  ) async throws -> UITabBarController {
    let tabs = UITabBarController()
    tabs.setViewControllers((0..<count).map { trial.controller("\($0)") }, animated: false)
    trial.stage.show(tabs)
    try await trial.stage.settle()
    _ = trial.calls.take()
    return tabs
  }
}
