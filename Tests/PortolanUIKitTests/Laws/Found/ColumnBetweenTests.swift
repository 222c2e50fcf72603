import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// Seed 1795947675 of the splits: the column was taken for a screen of other code, and its own was lost.
@MainActor
@Suite("The tree matches the screen when other code pushes onto a collapsed split's covered column")
struct ColumnBetweenTests {
  /// Pushes onto the list's stack beneath an item, after what a person does, and goes on when all is at rest.
  private func push(
    in world: World, during begin: (HeadlessScreen) -> Void = { _ in },
    _ goOn: (DeskApp, UINavigationController) async throws -> Void
  ) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.narrow, showing: .item(1))
      await app.settle()
      let list = try #require(app.screen(named: "list"))
      let stack = try #require(list.navigationController)
      begin(screen)
      stack.pushViewController(OtherScreen(), animated: false)
      screen.cancelSwipeBack()
      await expect("desk{*(list › ?) > (item(1))}", in: app)
      try await goOn(app, stack)
      #expect(app.screen.faults == [])
    }
  }

  /// What screen and tree show, once all is at rest.
  private func expect(_ picture: String, in app: DeskApp) async {
    await app.settle()
    #expect(app.peeked.picture == picture)
    #expect(app.shown == picture)
  }

  @Test(
    "its screen stands in the column beneath, and the column between stays", arguments: World.all)
  func between(world: World) async throws {
    try await push(in: world) { app, stack in
      stack.popViewController(animated: false)
      await expect("desk{(list) > *(item(1))}", in: app)
    }
  }

  @Test("also while a finger takes that column away", arguments: World.all)
  func swiped(world: World) async throws {
    try await push(in: world, during: { #expect($0.beginSwipeBack()) }) { app, stack in
      stack.popViewController(animated: false)
      await expect("desk{(list) > *(item(1))}", in: app)
    }
  }

  @Test("the column comes over it again when it is asked for", arguments: World.all)
  func asked(world: World) async throws {
    try await push(in: world) { app, _ in
      app.navigator.show(.item(1))
      await expect("desk{(list › ?) > *(item(1))}", in: app)
    }
  }

  @Test(
    "a column comes with the one on which it stands, and without the one on it",
    arguments: World.all, [Desk.two, .three])
  func third(world: World, column: Desk) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      for column in [Desk.two, .three] {
        app.navigator.show(column)
        await app.settle()
      }
      await app.expect("trio{one > (two) > *three}")
      let stack = try #require(app.screen(named: "one")?.navigationController)
      stack.pushViewController(OtherScreen(), animated: false)
      await app.settle()
      app.navigator.show(column)
      await app.expect(
        column == .two ? "trio{one > *(two) > three}" : "trio{one > (two) > *three}")
    }
  }
}
