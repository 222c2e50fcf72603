import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The guard of a tab is asked each time that other code selects the tab")
struct TabTwiceTests {
  /// Seed 519 with the dice of dismissals, in short.
  ///
  /// What was in vain once was not looked at again, although tree and screen had agreed meanwhile.
  @Test("a tab with a guard is selected by other code, twice", arguments: World.all)
  func twice(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.products)
      await app.settle()
      for _ in 0..<2 {
        app.tabs?.selectedIndex = 1
        await app.expect("main[*(products) | account…] ⇧ sheet (signIn)")
        app.navigator.dismiss()
        await app.expect("main[*(products) | account…]")
      }
    }
  }
}
