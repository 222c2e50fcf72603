import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A tab keeps its badge even if the first screen in its stack belongs to other code")
struct TabWithOthersTests {
  /// Seed 141 of the sidebars, with all dice: the member had no route any more, and so no badge.
  @Test("a tab keeps its badge with a screen of other code beneath it", arguments: World.all)
  func badge(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = RadioApp(screen, RadioApp.narrow, isLong: true, isSorted: false)
      await app.settle()
      app.navigator.show(.inbox)
      app.news.unread = 1
      await app.settle()
      let stack = try #require(app.tabs?.memberControllers[3] as? UINavigationController)
      stack.setViewControllers([OtherScreen()] + stack.viewControllers, animated: false)
      app.navigator.show(.home)
      await app.settle()
      #expect(screen.badge(ofTab: "inbox") == "1")
      await app.withoutRoot {
        app.navigator.show(.genres)
        app.news.isSorted = true
      }
      await app.settle()
      #expect(app.shown.contains("(? › inbox)") && app.shown == app.peeked.picture)
      #expect(screen.badge(ofTab: "inbox") == "1")
      app.news.unread = 2
      await app.settle()
      #expect(screen.badge(ofTab: "inbox") == "2")
    }
  }
}
