import HeadlessUIKit
import Testing

@MainActor
@Suite("A test can tap one specific bar button, even when another bar button has the same name")
struct TouchBarTests {
  @Test("of two bar buttons with one name the one that is meant is tapped, unless it is off")
  func buttons() async throws {
    try await onScreen { screen in
      var taps: [Int] = []
      let items = (0...1).map { number in
        UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps.append(number) })
      }
      let root = UIViewController()
      root.navigationItem.rightBarButtonItems = items
      let (_, window) = screen.stack(root)
      try screen.tap(.item(items[1]))
      try screen.tap(.item(items[0]))
      #expect(taps == [1, 0])
      items[0].isEnabled = false
      items[1].isHidden = true
      for item in items {
        #expect(throws: HeadlessTouchError.self) { try screen.tap(.item(item)) }
      }
      #expect(taps == [1, 0])
      _ = window
    }
  }

  @Test("the button of the bar that is meant goes back, and none where there is no way back")
  func back() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      let bar = HeadlessTouchable.back(stack.navigationBar)
      #expect(throws: HeadlessTouchError(label: "Back", reason: .notFound, tappable: [])) {
        try screen.tap(bar)
      }
      stack.pushViewController(UIViewController(), animated: false)
      #expect(throws: HeadlessTouchError.self) { try screen.tap(.back(UINavigationBar())) }
      try screen.tap(bar)
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 1)
      _ = window
    }
  }

  @Test("of two tabs with one title the one that is meant is selected")
  func tabs() async throws {
    try await onScreen { screen in
      let tabs = UITabBarController()
      let members = (0...2).map { _ in UIViewController() }
      for member in members {
        member.tabBarItem = UITabBarItem(title: "Shop", image: nil, tag: 0)
      }
      tabs.viewControllers = members
      let window = screen.show(tabs)
      try screen.tap(.item(members[1].tabBarItem))
      #expect(tabs.selectedIndex == 1)
      members[2].tabBarItem.isEnabled = false
      #expect(throws: HeadlessTouchError.self) { try screen.tap(.item(members[2].tabBarItem)) }
      #expect(tabs.selectedIndex == 1)
      _ = window
    }
  }

  @Test(
    "nothing on a bar answers while its stack moves before 26", arguments: HeadlessProfile.allCases)
  func moving(profile: HeadlessProfile) async throws {
    try await onScreen(profile) { screen in
      let (stack, window) = screen.stack(UIViewController())
      screen.turn()
      stack.pushViewController(UIViewController(), animated: true)
      var answers = true
      do { try screen.tap(.back(stack.navigationBar)) } catch { answers = false }
      #expect(answers == (profile >= .iOS26))
      _ = window
    }
  }
}
