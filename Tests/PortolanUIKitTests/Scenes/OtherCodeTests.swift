import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("The tree records what other code changes, or the navigator repairs the screen")
struct OtherCodeTests {
  @Test(
    "C15: a foreign screen on a stack is seen, and goes with what we do",
    arguments: World.all)
  func foreignPush(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.product(id: 1))
      await app.settle()
      BesideApp(app: app).push()
      await app.expect("main[*(products › product(1) › ?) | account…]")
      #expect(app.codes == [])
      try app.screen.tap("Back")
      await app.expect("main[*(products › product(1)) | account…]")
      BesideApp(app: app).push(animated: false)
      let request = app.navigator.show(.reviews(of: 1))
      await app.expect("main[*(products › product(1) › reviews(1)) | account…]")
      #expect(request.ending == "arrived")
    }
  }

  @Test(
    "the tree follows when other code sets fewer of our screens", arguments: World.all,
    [
      true, false,
    ])
  func foreignSet(world: World, animated: Bool) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.reviews(of: 1))
      await app.settle()
      let gone = Watch(app.front)
      let stack = try #require(app.stack)
      stack.setViewControllers([stack.viewControllers[0]], animated: animated)
      await app.expect("main[*(products) | account…]")
      #expect(!gone.isAlive)
    }
  }

  @Test(
    "the tree follows a foreign pop in a stack that another tab covers in the same turn",
    arguments: World.all, [true, false])
  func foreignPopCovered(world: World, animated: Bool) async throws {
    await TestApp.run(on: world.screen) { app in
      app.session.isSignedIn = true
      app.navigator.show(.order(id: 1))
      app.navigator.show(.product(id: 1))
      await app.settle()
      app.stack?.popViewController(animated: animated)
      app.tabs?.selectedIndex = 1
      await app.expect("main[(products) | *(account › order(1))]")
    }
  }

  @Test(
    "the tree follows a foreign pop, selection and dismissal when it next looks",
    arguments: World.all)
  func foreignTakesAway(world: World) async throws {
    await TestApp.run(on: world.screen) { app in
      app.session.isSignedIn = true
      app.navigator.show(.order(id: 1))
      app.navigator.show(.reviews(of: 1))
      await app.settle()
      app.stack?.popViewController(animated: true)
      await app.expect("main[*(products › product(1)) | (account › order(1))]")
      app.tabs?.selectedIndex = 1
      app.navigator.show(.note)
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      app.root.dismiss(animated: true)
      await app.settle()
      app.navigator.show(.products)
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      #expect(!app.shown.contains("note"))
    }
  }

  @Test(
    "screens that other code mixes into ours are followed, and what is asked for is found beneath them",
    arguments: World.all)
  func followsAStack(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.reviews(of: 1))
      await app.settle()
      let stack = try #require(app.stack)
      var mixed = stack.viewControllers
      mixed.insert(UIViewController(), at: 1)
      stack.setViewControllers(mixed, animated: false)
      let request = app.navigator.show(.reviews(of: 1))
      await app.expect("main[*(products › ? › product(1) › reviews(1)) | account…]")
      #expect(request.ending == "arrived")
      #expect(app.codes == [])
    }
  }

  @Test("C15: what is asked for when other code dismissed a layer begins from what is there")
  func dismissedLayer() async {
    await TestApp.run { app in
      app.navigator.show(.bag)
      await app.settle()
      app.root.dismiss(animated: false)
      app.screen.finishTransitions()
      let request = app.navigator.push(.product(id: 2))
      await app.outwait()
      #expect(request.ending == "arrived")
      await app.expect("main[*(products › product(2)) | account…]")
      #expect(app.codes == [])
    }
  }
}
