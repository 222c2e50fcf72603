import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A tab that other code selects during a push shows its screen, and the push arrives")
struct TabWhilePushingTests {
  /// UIKit ends the push inside the selection (U45).
  ///
  /// The plan that waited for that end set the selection
  /// back in the middle of it, and no tab was on screen any more.
  @Test(
    "a tab that was never entered fills, and the push has arrived", arguments: World.all,
    [true, false])
  func selectedIndex(world: World, inOneTurn: Bool) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, map: ManyTabsMap())
      app.navigator.show(.products)
      await app.settle()
      let request = app.navigator.push(.product(id: 4))
      if !inOneTurn {
        await app.breathe()
        screen.turn()
        screen.advance(by: .milliseconds(100))
      }
      app.tabs?.selectedIndex = 2
      await app.settle()
      let expected =
        "main[(products › product(4)) | splash… | *login | lock… | account… | note…]"
      #expect(app.shown == expected)
      #expect(app.peeked.picture == expected)
      #expect(app.blankPlace == nil)
      #expect(request.outcome != nil)
    }
  }
}
