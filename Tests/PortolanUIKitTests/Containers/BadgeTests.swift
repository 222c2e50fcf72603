import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A tab keeps its tab bar item, and the badge and title that the app has set on the item")
struct BadgeTests {
  @Test("when it is visited for the first time", arguments: World.all)
  func firstVisit(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.session.isSignedIn = true
      app.navigator.show(.main)
      await app.settle()
      let items = app.tabs?.viewControllers?.map(\.tabBarItem)
      items?.last??.badgeValue = "3"
      try app.screen.tap("account")
      await app.expect("main[(products) | *(account)]")
      #expect(app.tabs?.viewControllers?.last?.tabBarItem.badgeValue == "3")
      #expect(app.tabs?.viewControllers?.map(\.tabBarItem) == items)
    }
  }

  @Test("when another map puts another tab beside it", arguments: World.all)
  func otherMap(world: World) async throws {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      let item = app.tabs?.viewControllers?.first?.tabBarItem
      item?.badgeValue = "3"
      app.navigator.scene.adopt(LockTabMap())
      await app.expect("main[*(products) | lock…]")
      #expect(app.tabs?.viewControllers?.first?.tabBarItem === item)
    }
  }
}
