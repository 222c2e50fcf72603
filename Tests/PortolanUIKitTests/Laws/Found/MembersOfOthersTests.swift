import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The tree matches the screen when other code removes or selects tabs")
struct MembersOfOthersTests {
  /// The walk with the dice of members: a step selected a tab that other code had just taken away.
  @Test("a tab is selected in the turn in which other code takes it", arguments: World.all)
  func taken(world: World) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, map: ManyTabsMap())
      app.navigator.show(.note)
      await app.settle()
      app.navigator.show(.products)
      await app.settle()
      app.tabs?.viewControllers?.removeLast()
      app.navigator.show(.note)
      await app.expect("main[(products) | splash… | login… | lock… | account… | *(note)]")
      #expect(app.brokenLawOfWindow() == nil)
    }
  }

  /// The walk over sidebars with the dice of tabs: UIKit leaves the content of a group to us.
  ///
  /// Where UIKit selects the group alone, nothing tells which tab of it was meant.
  @Test(
    "other code selects a tab of a section",
    arguments: World.all.filter { $0.profile >= .iOS18 && $0.assumptions.selectsTabsOfGroups })
  func ofSection(world: World) async throws {
    try await RadioApp.run(on: world, RadioApp.wide) { app in
      try await app.tap("albums", "main[(home) | *(albums) | artists… | inbox… | search…]")
      try await app.tap("artists", "main[(home) | (albums) | *(artists) | inbox… | search…]")
      let group = app.tabs?.tabs.lazy.compactMap { $0 as? UITabGroup }.first
      app.tabs?.selectedTab = group?.children.first
      await app.expect("main[(home) | *(albums) | (artists) | inbox… | search…]")
      #expect(app.brokenLawOfWindow() == nil)
    }
  }
}
