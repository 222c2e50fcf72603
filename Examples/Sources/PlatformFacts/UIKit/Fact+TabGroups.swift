import PortolanUIKit

extension Fact {
  static let tabGroups: [Fact] = [
    Fact("U116", systems: .newStacks, claim: "a tab makes its controller when it is selected first")
    {
      trial in
      guard #available(iOS 18, visionOS 2, *) else { throw NotTried(reason: "It has no tabs.") }
      let stand = try await TabStand(trial)
      trial.expect("made", stand.made, ["A"])
      stand.controller.selectedTab = stand.controller.tabs[2]
      try await trial.settle()
      trial.expect("made after", stand.made, ["A", "D"])
    },
    Fact(
      "U117", sees: "selectsTabsOfGroups", systems: .newStacks, on: [.pad],
      claim: "the selected tab is the one of a group, not the group"
    ) { trial in
      guard #available(iOS 18, visionOS 2, *) else { throw NotTried(reason: "It has no tabs.") }
      let stand = try await TabStand(trial)
      stand.controller.selectedTab = stand.group.children[1]
      try await trial.settle()
      trial.saw(stand.controller.selectedTab?.title, ("C", true), ("G", false))
    },
    Fact(
      "U117", sees: "asksForGroups", systems: .newStacks, on: [.pad],
      claim: "a tap on a group's place asks for the group"
    ) { trial in
      guard #available(iOS 18, visionOS 2, *) else { throw NotTried(reason: "It has no tabs.") }
      _ = try await TabStand(trial)
      try await trial.act(.tap("G"))
      trial.saw(
        trial.calls.take().first { $0.hasPrefix("should") }, ("should G", true), ("should B", false)
      )
    },
    Fact(
      "U117", sees: "reportsTabsOfGroups", systems: .newStacks, on: [.pad],
      claim: "a tap on a tab of a group is told"
    ) { trial in
      guard #available(iOS 18, visionOS 2, *) else { throw NotTried(reason: "It has no tabs.") }
      let stand = try await TabStand(trial)
      stand.controller.mode = .tabSidebar
      try await trial.settle()
      try await trial.act(.tap("C"))
      trial.expect("asked", trial.calls.all.contains("should C"), true)
      trial.saw(trial.calls.all.contains("did C"))
    },
    Fact(
      "U117", sees: "narrowBarsListGroups", systems: .newStacks, on: [.phone],
      claim: "a narrow bar has a place for each tab of a group"
    ) { trial in
      guard #available(iOS 18, visionOS 2, *) else { throw NotTried(reason: "It has no tabs.") }
      _ = try await TabStand(trial)
      let (isListed, isGroup) = (try await trial.stage.finds("C"), try await trial.stage.finds("G"))
      trial.saw([isListed, isGroup], ([true, false], true), ([false, true], false))
    },
    Fact("U175", systems: .newStacks, claim: "the search tab is pinned at the end of the bar") {
      trial in
      guard #available(iOS 18, visionOS 2, *) else { throw NotTried(reason: "It has no tabs.") }
      let stand = try await TabStand(trial)
      let search = UISearchTab { _ in trial.controller("S") }
      stand.controller.tabs.append(search)
      trial.expect("placement", search.preferredPlacement, .pinned)
      trial.expect("last", stand.controller.tabs.last === search, true)
      try await trial.settle()
    },
  ]
}

/// Tabs that are values: A, the group G of B and C, and D.
@available(iOS 18, visionOS 2, *)
@MainActor private final class TabStand: NSObject, UITabBarControllerDelegate {
  let controller = UITabBarController()
  private let calls: FactCalls
  private(set) var made: [String] = []

  init(_ trial: FactTrial) async throws {
    calls = trial.calls
    super.init()
    _ = trial.hold(self)
    controller.tabs = [tab("A"), group("G", ["B", "C"]), tab("D")]
    try await trial.show(controller)
    controller.delegate = self
  }

  var group: UITabGroup { controller.tabs[1] as? UITabGroup ?? group("none", []) }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [weak self] _ in
      self?.made.append(name)
      let shown = UIViewController()
      shown.title = name
      return shown
    }
  }

  private func group(_ name: String, _ children: [String]) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children.map(tab))
  }

  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    calls.add("should \(tab.title)")
    return true
  }

  func tabBarController(
    _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
  ) {
    calls.add("did \(tab.title)")
  }
}
