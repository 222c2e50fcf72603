import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The screen matches the tree after other code removes the root controller and adds it again")
struct RootTakenTests {
  /// Seed 5744737 with all dice: the sheet was presented over the drawer, and was lost with it.
  @Test(
    "a drawer that has left the tree meanwhile goes before a sheet comes",
    arguments: World.all, [true, false])
  func drawer(world: World, isComing: Bool) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, map: ManyTabsMap())
      app.navigator.show(.lock)
      await app.settle()
      app.navigator.show(.reviews(of: 3), placed: .presented(.custom(Drawer.name)))
      if !isComing { await app.settle() }
      #expect(app.drawer.calls.count == 1)
      await app.withoutRoot { app.navigator.show(.checkout) }
      await app.expect(
        "main[products… | splash… | login… | *lock | account… | note…] ⇧ sheet (bag › checkout)")
      screen.advance(by: .seconds(3))
      await app.settle()
      #expect(app.drawer.calls == ["present animated", "dismiss"])
      #expect(TestApp.faultyCodes.isDisjoint(with: app.codes))
    }
  }

  /// Seed 17958105332 with all dice: it was presented twice, and what had held it first stayed.
  @Test("a drawer that stays in the tree comes back once", arguments: World.all)
  func drawerStays(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.products)
      await app.settle()
      app.navigator.show(.reviews(of: 3), placed: .presented(.custom(Drawer.name)))
      await app.settle()
      await app.withoutRoot {}
      await app.expect("main[*(products) | account…] ⇧ custom (reviews(3))")
      #expect(app.root.children.filter { $0 is DrawerController }.count == 1)
      #expect(TestApp.faultyCodes.isDisjoint(with: app.codes))
    }
  }

  @Test("a screen that is popped meanwhile is freed", arguments: World.all)
  func popped(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.product(id: 1))
      await app.settle()
      let popped = Watch(app.stack?.topViewController)
      #expect(popped.isAlive)
      await app.withoutRoot { app.navigator.popToRoot() }
      await app.expect("main[*(products) | account…]")
      screen.advance(by: .seconds(3))
      await app.settle()
      #expect(!popped.isAlive)
    }
  }

  @Test("one out of sight is freed when its stack comes to the front", arguments: World.all)
  func poppedOutOfSight(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.session.isSignedIn = true
      app.navigator.show(.product(id: 1))
      await app.settle()
      let popped = Watch(app.stack?.topViewController)
      app.navigator.show(.account)
      await app.settle()
      await app.withoutRoot { app.navigator.close(.product(id: 1)) }
      await app.expect("main[(products) | *(account)]")
      app.navigator.show(.products)
      await app.expect("main[*(products) | (account)]")
      screen.advance(by: .seconds(3))
      await app.settle()
      #expect(!popped.isAlive)
    }
  }
}

extension WalkedApp {
  /// Does something while other code has taken the root out of its window.
  func withoutRoot(_ body: () -> Void) async {
    window.rootViewController = OtherScreen()
    for _ in 0..<20 { await Task.yield() }
    body()
    for _ in 0..<20 { await Task.yield() }
    window.rootViewController = root
  }
}
