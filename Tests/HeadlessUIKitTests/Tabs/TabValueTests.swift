import Foundation
import HeadlessUIKit
import Testing

private final class Watcher: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var permits = true

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  {
    calls.append("should \(tab.title)")
    return permits
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    calls.append("did \(selectedTab.title) from \(previousTab?.title ?? "none")")
  }
}

@MainActor @Suite("A `UITab` makes its controller when the tab is first selected")
struct TabValueTests {
  @MainActor private final class Stand {
    let log = CallLog()
    let watcher = Watcher()
    let controller = UITabBarController()
    var made: [String] = []

    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { [weak self] tab in
        self?.made.append(tab.title)
        return RecordingController(tab.title, self?.log ?? CallLog())
      }
    }

    func group(_ name: String, _ children: String...) -> UITabGroup {
      UITabGroup(title: name, image: nil, identifier: name, children: children.map(tab))
    }

    init() { controller.delegate = watcher }
  }

  private static let wide = CGSize(width: 1_024, height: 768)

  private func stand(
    _ assumptions: HeadlessAssumptions = HeadlessAssumptions(), _ size: CGSize = wide,
    _ body: (Stand, HeadlessScreen) throws -> Void
  ) async throws {
    try await onScreen(.iOS18, assumptions) { screen in
      screen.rotate(to: size, on: .pad)
      let stand = Stand()
      stand.controller.tabs = [stand.tab("A"), stand.group("G", "B", "C"), stand.tab("D")]
      let window = screen.show(stand.controller)
      try body(stand, screen)
      _ = window
    }
  }

  @Test("U116 a controller is made when its tab is selected first, once")
  func lazy() async throws {
    try await stand { stand, screen in
      #expect(stand.made == ["A"])
      try screen.tap("D")
      screen.finishTransitions()
      try screen.tap("A")
      screen.finishTransitions()
      #expect(stand.made == ["A", "D"] && screen.faults == [])
      #expect(stand.controller.tabs[2].viewController?.title == "D")
    }
  }

  @Test("U116 two tabs of one identifier stop the app") func unique() async throws {
    try await stand { stand, screen in
      stand.controller.tabs = [stand.tab("A"), stand.group("G", "A")]
      #expect(screen.faults.count == 1)
    }
  }

  @Test("U116 tabs and controllers replace each other") func alternatives() async throws {
    try await stand { stand, screen in
      let old = stand.controller.selectedViewController
      stand.controller.viewControllers = [RecordingController("X", stand.log)]
      #expect(stand.controller.tabs.isEmpty && stand.controller.selectedTab == nil)
      #expect(stand.controller.selectedViewController?.title == "X" && old?.parent == nil)
      stand.controller.tabs = [stand.tab("Y")]
      #expect(stand.controller.viewControllers == nil)
      #expect(stand.controller.selectedViewController?.title == "Y")
    }
  }

  @Test("U117 the selected tab may stand in a group", arguments: [true, false])
  func descendant(isLeaf: Bool) async throws {
    try await stand(HeadlessAssumptions(selectsTabsOfGroups: isLeaf)) { stand, _ in
      let group = stand.controller.tabs[1] as? UITabGroup
      stand.controller.selectedTab = group?.children[1]
      #expect(stand.controller.selectedTab?.title == (isLeaf ? "C" : "G"))
      #expect(group?.selectedChild?.title == "C" && stand.watcher.calls == [])
      #expect(stand.controller.selectedViewController?.title == "C")
    }
  }

  @Test(
    "a place of a group on the bar leads to its tab, and is asked for", arguments: [true, false])
  func group(asksForGroups: Bool) async throws {
    try await stand(HeadlessAssumptions(asksForGroups: asksForGroups)) { stand, screen in
      #expect(screen.tabs == ["A", "G", "D"])
      stand.watcher.permits = false
      try screen.tap("G")
      #expect(stand.watcher.calls == ["should \(asksForGroups ? "G" : "B")"])
      #expect(stand.made == ["A"])
      stand.watcher.permits = true
      try screen.tap("G")
      #expect(stand.controller.selectedViewController?.title == "B")
      #expect(stand.watcher.calls.last == "did B from A")
    }
  }

  @Test("U117 the choice of a group's tab is reported, or is not", arguments: [true, false])
  func reports(isReported: Bool) async throws {
    try await stand(HeadlessAssumptions(reportsTabsOfGroups: isReported)) { stand, screen in
      stand.controller.mode = .tabSidebar
      #expect(screen.tabs == ["A", "B", "C", "D"])
      try screen.tap("C")
      #expect(
        stand.watcher.calls == ["should C"] + (isReported ? ["did C from A"] : []))
      screen.finishTransitions()
      stand.controller.sidebar.isHidden = true
      #expect(screen.tabs == ["A", "G", "D"])
    }
  }

  @Test("on a narrow screen a group has one place, or its tabs have", arguments: [true, false])
  func narrow(listsGroups: Bool) async throws {
    let assumptions = HeadlessAssumptions(narrowBarsListGroups: listsGroups)
    try await stand(assumptions, CGSize(width: 390, height: 844)) { stand, screen in
      stand.controller.mode = .tabSidebar
      #expect(screen.tabs == (listsGroups ? ["A", "B", "C", "D"] : ["A", "G", "D"]))
    }
  }

  @Test("U113 the sixth tab is under More, and is made when its row is chosen")
  func more() async throws {
    try await stand(HeadlessAssumptions(), CGSize(width: 390, height: 844)) { stand, screen in
      stand.controller.tabs = ["A", "B", "C", "D", "E", "F"].map(stand.tab)
      screen.turn()
      #expect(screen.tabs == ["A", "B", "C", "D", "More"])
      try screen.tap("More")
      screen.finishTransitions()
      #expect(stand.controller.selectedTab == nil)
      try screen.tap("F")
      screen.finishTransitions()
      #expect(stand.controller.selectedTab?.title == "F" && stand.made.last == "F")
      screen.rotate(to: Self.wide, on: .pad)
      screen.finishTransitions()
      #expect(stand.controller.selectedTab?.title == "F" && screen.faults == [])
    }
  }

  @Test("a group with a controller shows it for each of its tabs") func groupsController()
    async throws
  {
    try await stand { stand, screen in
      let own = UITabGroup(
        title: "G", image: nil, identifier: "G", children: [stand.tab("B"), stand.tab("C")]
      ) { _ in RecordingController("own", stand.log) }
      stand.controller.tabs = [stand.tab("A"), own]
      stand.controller.selectedTab = own.children[0]
      _ = stand.log.take()
      stand.controller.selectedTab = own.children[1]
      #expect(stand.controller.selectedTab === own.children[1])
      #expect(stand.controller.selectedViewController?.title == "own")
      #expect(stand.log.take() == [] && !stand.made.contains("B") && screen.faults == [])
    }
  }

  @Test("the same tabs in other groups keep what is shown, and it does not go")
  func regrouped() async throws {
    try await stand { stand, screen in
      let all = stand.controller.tabs
      stand.controller.selectedTab = all[2]
      _ = stand.log.take()
      stand.controller.tabs = [
        all[0], UITabGroup(title: "H", image: nil, identifier: "H", children: [all[2]]),
      ]
      #expect(stand.controller.selectedTab === all[2] && all[2].parent?.title == "H")
      #expect(stand.log.take() == [] && screen.faults == [])
    }
  }
}
