import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite(
  "The host reverts other code's selection of a tab each time while the tab's guard has no answer")
struct TabTakenBackTests {
  /// Seed 1795917417 of the sidebars: taken back within the look, it counted as taken back in vain.
  @Test("it is taken back each time", arguments: World.all)
  func again(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.products)
      await app.settle()
      app.session.isReachable = false
      for _ in 0..<3 {
        app.tabs?.selectedIndex = 1
        await app.breathe()
        screen.turn()
      }
      await app.breathe()
      screen.finishTransitions()
      await app.breathe()
      #expect(app.shown == "main[*(products) | account…]")
      #expect(app.shown == app.peeked.picture && app.blankPlace == nil)
      app.session.isReachable = true
      await app.settle()
    }
  }
}
