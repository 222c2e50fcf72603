import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// Seed 1795947675 of the splits: the column was taken for a screen of other code, and its own was lost.
@MainActor
@Suite("Other code pushes onto a collapsed column on which another stands")
struct ColumnBetweenTests {
  @Test(
    "its screen stands in the column beneath, and the column between stays", arguments: World.all)
  func pushes(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.narrow, showing: .item(1))
      await app.settle()
      let list = try #require(app.screen(named: "list"))
      let stack = try #require(list.navigationController)
      stack.pushViewController(OtherScreen(), animated: false)
      await app.settle()
      #expect(app.peeked.picture == "desk{*(list › ?) > (item(1))}")
      #expect(app.shown == app.peeked.picture)
      stack.popViewController(animated: false)
      await app.settle()
      #expect(app.peeked.picture == "desk{(list) > *(item(1))}")
      #expect(app.shown == app.peeked.picture)
      #expect(app.screen.faults == [])
    }
  }

  @Test(
    "also while a finger takes that column away, which comes over it again", arguments: World.all)
  func pushesDuringSwipe(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.narrow, showing: .item(1))
      await app.settle()
      let list = try #require(app.screen(named: "list"))
      let stack = try #require(list.navigationController)
      #expect(screen.beginSwipeBack())
      stack.pushViewController(OtherScreen(), animated: false)
      screen.cancelSwipeBack()
      await app.settle()
      #expect(app.peeked.picture == "desk{*(list › ?) > (item(1))}")
      #expect(app.shown == app.peeked.picture)
      app.navigator.show(.item(1))
      await app.settle()
      #expect(app.peeked.picture == "desk{(list › ?) > *(item(1))}")
      #expect(app.shown == app.peeked.picture)
      #expect(app.screen.faults == [])
    }
  }
}
