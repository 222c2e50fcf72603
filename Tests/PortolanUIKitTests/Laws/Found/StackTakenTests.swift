import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The tree matches the screen when other code removes screens or moves them to another stack")
struct StackTakenTests {
  /// Seed 1795797190 of the sidebars: the stack kept the screen, and the tree a screen that had gone.
  @Test("a screen that goes, and must stay, is other code's from then on", arguments: World.all)
  func beneathGone(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = RadioApp(screen, RadioApp.narrow)
      await app.settle()
      app.navigator.show(.artists)
      await app.settle()
      let artists = try #require(app.screen(named: "artists"))
      let stack = artists.navigationController
      stack?.setViewControllers([OtherScreen(), artists], animated: false)
      await app.settle()
      #expect(app.peeked.picture.contains("*(? › artists)"))
      app.navigator.show(.home)
      await app.settle()
      app.navigator.show(.item(1))
      screen.turn()
      // While the push moves nobody looks.
      #expect(screen.isTransitioning)
      stack?.setViewControllers([artists], animated: false)
      app.navigator.show(.artists)
      app.navigator.back()
      await app.settle()
      #expect(app.peeked.picture.contains("*(?)"))
      #expect(app.shown == app.peeked.picture)
      #expect(!app.navigator.scene.isBusy && app.screen.faults == [])
    }
  }

  /// Seed 1795795716 of the splits: the stack from which it was moved had another screen by then.
  @Test("a screen is moved away from where another stands now", arguments: World.all)
  func exchanged(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.narrow, showing: .item(1))
      await app.settle()
      let item = try #require(app.screen(named: "item(1)"))
      app.navigator.show(.list)
      await app.settle()
      let list = try #require(app.screen(named: "list"))
      let (from, to) = (item.navigationController, list.navigationController)
      #expect(from !== to)
      from?.setViewControllers([OtherScreen()], animated: false)
      to?.setViewControllers([list, item], animated: false)
      await app.settle()
      #expect(app.shown == app.peeked.picture)
      #expect(app.shown.contains("(list › ?)") && app.shown.contains("(?)"))
      #expect(app.screen.faults == [])
    }
  }

  /// Seed 1795903938 of the sidebars: the stack that had taken the screen was looked at last, and the one that
  /// had lost it no more.
  @Test("a screen is moved between stacks that are out of sight", arguments: World.all)
  func outOfSight(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = RadioApp(screen, RadioApp.narrow)
      app.navigator.show(.albums)
      await app.settle()
      app.navigator.show(.item(1))
      await app.settle()
      let albums = try #require(app.screen(named: "albums"))
      let home = try #require(app.screen(named: "home"))
      let (from, to) = (albums.navigationController, home.navigationController)
      app.navigator.show(.home)
      screen.turn()
      #expect(screen.isTransitioning)
      from?.setViewControllers([OtherScreen(), albums], animated: false)
      app.navigator.show(.search)
      to?.setViewControllers([home, albums], animated: false)
      await app.settle()
      #expect(app.shown == app.peeked.picture)
      #expect(app.shown.contains("(home › ?)") && app.shown.contains("(?)"))
    }
  }
}

extension WalkedApp {
  func screen(named name: String) -> UIViewController? {
    controllers.first { ($0 as? TestScreen)?.name == name }
  }
}
