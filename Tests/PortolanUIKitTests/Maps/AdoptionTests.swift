import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("Adopting another map on screen keeps the controllers of the open screens (C11)")
struct AdoptionTests {
  private let tabs = "main[*(products › product(1)) | (account › order(1))]"
  private let menu = "main#Burger[*(products › product(1)) | (account › order(1))]"

  private func run(
    on world: World, _ body: @MainActor (TestApp) async throws -> Void
  ) async rethrows {
    try await TestApp.run(on: world.screen) { app in
      app.session.isSignedIn = true
      app.navigator.show(.order(id: 1))
      app.navigator.show(.product(id: 1))
      await app.expect(tabs)
      try await body(app)
    }
  }

  @Test("tabs become a menu, with what was typed and scrolled", arguments: World.all)
  func becomesAMenu(world: World) async throws {
    try await run(on: world) { app in
      let field = try app.typeSomething()
      let before = try #require(app.front)
      let bar = Watch(app.tabs)
      app.log.lines = []
      let request = app.navigator.scene.adopt(BurgerMap())
      await app.expect(menu)
      #expect(request.ending == "arrived")
      #expect(app.front === before)
      #expect(field.text == "Ada")
      #expect(!app.log.lines.contains { $0.hasSuffix("viewDidLoad") })
      await app.outwait()
      #expect(!bar.isAlive)
      #expect(app.codes == [])
    }
  }

  @Test("there and back, again and again", arguments: World.all)
  func thereAndBack(world: World) async throws {
    try await run(on: world) { app in
      let before = try #require(app.front)
      for _ in 0..<3 {
        app.navigator.scene.adopt(BurgerMap())
        await app.expect(menu)
        app.navigator.show(.order(id: 1))
        await app.expect("main#Burger[(products › product(1)) | *(account › order(1))]")
        app.navigator.scene.adopt(ShopMap())
        await app.expect("main[(products › product(1)) | *(account › order(1))]")
        app.navigator.show(.product(id: 1))
        await app.expect(tabs)
        #expect(app.front === before)
      }
      #expect(app.codes == [])
    }
  }

  @Test("parts, sheets and pushes: each screen goes where it belongs", arguments: World.all)
  func goesWhereItBelongs(world: World) async throws {
    try await run(on: world) { app in
      app.navigator.show(.bag)
      await app.expect(tabs + " ⇧ sheet (bag)")
      let bag = try #require(app.front)
      app.navigator.scene.adopt(LooseMap())
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      #expect(app.front === bag)
      app.navigator.show(.product(id: 1))
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      let product = try #require(app.front)
      app.navigator.scene.adopt(ShopMap())
      app.navigator.show(.product(id: 1))
      await app.expect("main[*(products › product(1)) | account…]")
      #expect(app.front === product)
      #expect(app.screen.faults == [])
    }
  }

  @Test("what has no room closes, and is released", arguments: World.all)
  func closes(world: World) async throws {
    await run(on: world) { app in
      app.navigator.show(.order(id: 1))
      await app.settle()
      let order = Watch(app.front)
      app.navigator.show(.products)
      app.navigator.scene.adopt(LooseMap())
      await app.expect("(products)")
      await app.outwait()
      #expect(!order.isAlive)
      app.navigator.show(.order(id: 1))
      await app.expect("(account › order(1))")
      #expect(app.codes == [])
    }
  }

  @Test("a part becomes a tab, and a tab a part", arguments: World.all)
  func partBecomesATab(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.lock)
      await app.expect("lock")
      let lock = try #require(app.front)
      app.navigator.scene.adopt(LockTabMap())
      await app.expect("main[products… | *lock]")
      #expect(app.front === lock)
      app.navigator.scene.adopt(ShopMap())
      await app.expect("lock")
      #expect(app.front === lock)
      #expect(lock.view.frame == app.root.view.bounds)
    }
  }

  @Test("while something moves it waits, and is folded with what comes after", arguments: World.all)
  func whileMoving(world: World) async throws {
    await run(on: world) { app in
      app.navigator.show(.reviews(of: 1))
      await app.breathe()
      app.screen.advance(by: .milliseconds(100))
      app.navigator.scene.adopt(BurgerMap())
      app.navigator.show(.bag)
      app.navigator.scene.adopt(ShopMap())
      app.navigator.scene.adopt(BurgerMap())
      await app.expect(
        "main#Burger[*(products › product(1) › reviews(1)) | (account › order(1))] ⇧ sheet (bag)")
    }
  }

  @Test(
    "screens of other code stay in their stack, an alert goes with the base", arguments: World.all)
  func otherCode(world: World) async throws {
    await run(on: world) { app in
      let pushed = BesideApp(app: app).push(animated: false)
      BesideApp(app: app).alert(animated: false)
      await app.settle()
      app.navigator.scene.adopt(BurgerMap())
      await app.expect("main#Burger[*(products › product(1) › ?) | (account › order(1))]")
      #expect(app.front === pushed)
    }
  }
}
