import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

@MainActor
@Suite("Adopting another map moves open screens to new places, and the tree matches the screen")
struct AdoptingTests {
  /// Seed 133 with the dice of maps: the stack from which the screen came took its view away later (U163).
  @Test("a screen comes from a stack that goes", arguments: World.all)
  func moved(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = try TestApp.withMenus(on: screen, hasMore: false) { _ in }
      Navigator<Room>(app.navigator.scene).show(.kitchen)
      app.navigator.scene.adopt(LooseMap())
      await app.settle()
      app.navigator.reset(to: .product(id: 1))
      await app.settle()
      app.navigator.scene.adopt(LockTabMap())
      await app.expect("main[*(products › product(1)) | lock…]")
      #expect(app.brokenLawOfWindow() == nil)
    }
  }

  /// Seeds 5091 and 5158 with the dice of maps: a slot kept the stack, or the bar took it out of its slot.
  @Test("a stack goes to a place under More, and comes back to the bar", arguments: World.all)
  func more(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.session.isSignedIn = true
      app.navigator.show(.account)
      await app.settle()
      app.navigator.show(.products)
      await app.expect("main[*(products) | (account)]")
      for _ in 0..<2 {
        app.navigator.scene.adopt(ManyTabsMap())
        await app.expect("main[*(products) | splash… | login… | lock… | (account) | note…]")
        app.navigator.show(.account)
        await app.expect("main[(products) | splash… | login… | lock… | *(account) | note…]")
        app.navigator.show(.products)
        await app.settle()
        app.navigator.scene.adopt(ShopMap())
        await app.expect("main[*(products) | (account)]")
      }
      #expect(app.brokenLawOfWindow() == nil)
    }
  }

  /// Seed 1795901311: the stack stood among the tabs while it was still presented, and the host looked for the
  /// front layer for ever.
  @Test("a layer becomes a tab while it comes, and is dismissed first", arguments: World.all)
  func layerBecomesTab(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.bag)
      await app.settle()
      app.navigator.show(.note)
      await app.breathe()
      app.navigator.scene.adopt(ManyTabsMap())
      app.navigator.show(.bag)
      app.navigator.push(.product(id: 1))
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      #expect(app.brokenLawOfWindow() == nil)
    }
  }

  /// Seed 80 with the dice of maps: the screens had left the tree when they were built, and came back
  /// as empty ones.
  @Test("screens that one map closes and the next shows again", arguments: World.all)
  func cameBack(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = try TestApp.withMenus(on: screen, hasMore: false) { _ in }
      app.session.isSignedIn = true
      app.navigator.show(.products)
      await app.settle()
      app.navigator.show(.lock)
      app.navigator.scene.adopt(BurgerMap())
      await app.settle()
      app.navigator.show(.order(id: 2))
      app.navigator.scene.adopt(ManyTabsMap())
      app.navigator.stack(.products).set([.product(id: 5)], as: .pop)
      app.navigator.scene.adopt(LockTabMap())
      await app.settle()
      app.navigator.back()
      app.navigator.scene.adopt(ShopMap())
      await app.breathe()
      app.navigator.show(.bag)
      app.navigator.scene.adopt(ManyTabsMap())
      await app.settle()
      #expect(app.shown.contains("(account › order(2))"))
      #expect(app.brokenLawOfWindow() == nil)
    }
  }
}
