import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// Seed 1795962698 of the splits: the question whether the turn may begin had read the stack, and so nobody
/// saw any more that it had changed.
@MainActor
@Suite(
  "The tree matches the screen when other code changes a page's stack just before a page swipe")
struct ReplacedBeforeTurnTests {
  @Test("the tree follows", arguments: World.all)
  func follows(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.wide, showing: .line)
      await app.settle()
      #expect(app.shown == "book<leaf(0) | *(leaf(1) › line) | leaf(2)… | leaf(3)…>")
      let stack = try #require(app.screen(named: "line")?.navigationController)
      stack.setViewControllers(
        [OtherScreen()] + stack.viewControllers.dropFirst(), animated: false)
      #expect(screen.beginPageSwipe(.right))
      screen.finishPageSwipe()
      await app.settle()
      #expect(app.shown == "book<*leaf(0) | (? › line) | leaf(2)… | leaf(3)…>")
      #expect(app.peeked.picture == app.shown)
    }
  }
}
