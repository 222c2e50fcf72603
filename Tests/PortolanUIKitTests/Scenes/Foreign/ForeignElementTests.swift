import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A screen that other code pushes stays open until a request needs its place (C15)")
struct ForeignElementTests {
  private func run(
    on world: World, _ body: @MainActor (TestApp, UIViewController) async throws -> Void
  ) async rethrows {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.product(id: 1))
      await app.settle()
      let screen = BesideApp(app: app).push()
      await app.expect("main[*(products › product(1) › ?) | account…]")
      try await body(app, screen)
    }
  }

  @Test("what is pushed stands on it, and back finds it again", arguments: World.all)
  func isKept(world: World) async {
    await run(on: world) { app, screen in
      app.navigator.push(.product(id: 2))
      await app.expect("main[*(products › product(1) › ? › product(2)) | account…]")
      app.navigator.back()
      await app.expect("main[*(products › product(1) › ?) | account…]")
      #expect(app.front === screen)
      app.navigator.back()
      await app.expect("main[*(products › product(1)) | account…]")
      #expect(app.codes == [])
    }
  }

  @Test("other code takes it from beneath one of ours, which stays", arguments: World.all)
  func goesFromBeneath(world: World) async throws {
    try await run(on: world) { app, screen in
      app.navigator.push(.product(id: 2))
      await app.expect("main[*(products › product(1) › ? › product(2)) | account…]")
      let front = app.front
      let stack = try #require(app.stack)
      stack.setViewControllers(stack.viewControllers.filter { $0 !== screen }, animated: false)
      app.navigator.scene.screenDidChange()
      await app.expect("main[*(products › product(1) › product(2)) | account…]")
      #expect(app.front === front)
      #expect(app.codes == [])
    }
  }

  @Test("it waits in its tab while another is shown", arguments: World.all)
  func staysInItsTab(world: World) async {
    await run(on: world) { app, screen in
      app.session.isSignedIn = true
      app.navigator.show(.account)
      await app.expect("main[(products › product(1) › ?) | *(account)]")
      app.navigator.select(.products)
      await app.expect("main[*(products › product(1) › ?) | (account)]")
      #expect(app.front === screen)
    }
  }

  @Test("it comes back with a part that was kept", arguments: World.all)
  func staysInItsPart(world: World) async {
    await run(on: world) { app, screen in
      app.navigator.show(.lock, options: .keepingReplacedPart)
      await app.expect("lock")
      app.navigator.showKept()
      await app.expect("main[*(products › product(1) › ?) | account…]")
      #expect(app.front === screen)
    }
  }

  @Test("a stack that was changed out of sight comes back without what has gone since")
  func goneOutOfSight() async throws {
    try await run(on: World.all[0]) { app, _ in
      let stack = try #require(app.stack)
      app.navigator.show(.lock, options: .keepingReplacedPart)
      await app.settle()
      stack.setViewControllers(Array(stack.viewControllers.prefix(2)), animated: false)
      app.navigator.showKept()
      await app.expect("main[*(products › product(1)) | account…]")
    }
  }

  @Test("what stands between ours is followed as what stands on top")
  func isBetween() async throws {
    try await run(on: World.all[0]) { app, screen in
      let stack = try #require(app.stack)
      var mixed = stack.viewControllers
      mixed.insert(UIViewController(), at: 1)
      stack.setViewControllers(mixed, animated: false)
      await app.expect("main[*(products › ? › product(1) › ?) | account…]")
      #expect(app.front === screen)
    }
  }

  @Test("a swipe takes it as any other", arguments: World.all)
  func isSwiped(world: World) async {
    await run(on: world) { app, _ in
      // A screen that hides nothing can be swiped away wherever a back button is seen.
      guard app.screen.beginSwipeBack() else { return }
      app.screen.finishSwipeBack()
      await app.expect("main[*(products › product(1)) | account…]")
    }
  }
}
