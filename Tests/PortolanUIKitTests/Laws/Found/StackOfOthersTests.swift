import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The tree matches a stack that contains only screens of other code")
struct StackOfOthersTests {
  /// Seed 54 with the dice of stacks.
  ///
  /// The newest tree, which a step back had made meanwhile, named a controller that had gone: the stack
  /// was emptied for it.
  @Test("which a push has taken away, before a step back", arguments: World.all)
  func takenAway(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.products)
      await app.settle()
      let stack = app.stack
      let first = OtherScreen()
      stack?.setViewControllers([first], animated: false)
      app.root.present(OtherScreen(), animated: false)
      await app.expect("main[*(?) | account…] ⇧ foreign (?)")
      app.navigator.push(.product(id: 4))
      stack?.setViewControllers([OtherScreen(), first], animated: false)
      for _ in 0..<20 where stack?.topViewController === first {
        await app.breathe()
        screen.turn()
        screen.advance(by: .milliseconds(100))
      }
      app.navigator.back()
      await app.settle()
      #expect(app.shown == "main[*(?) | account…]")
      #expect(app.peeked.picture == app.shown)
      #expect(app.blankPlace == nil)
    }
  }

  /// Seed 5156 with the dice of stacks: the screens of other code have gone with the window.
  @Test("its window is closed and another opened", arguments: World.all, [true, false])
  func opened(world: World, isInFront: Bool) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.session.isSignedIn = true
      app.navigator.show(.products)
      await app.settle()
      app.stack?.setViewControllers([OtherScreen()], animated: false)
      await app.expect("main[*(?) | account…]")
      if !isInFront {
        app.navigator.show(.account)
        await app.expect("main[(?) | *(account)]")
      }
      app.closeWindow()
      await app.settle()
      app.openWindow()
      await app.expect(isInFront ? "main[*(products) | account…]" : "main[products… | *(account)]")
      #expect(app.blankPlace == nil)
    }
  }

  /// The root comes back with all that it has, also what other code has pushed.
  @Test("the root is taken out of its window and given back", arguments: World.all)
  func givenBack(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.products)
      await app.settle()
      app.stack?.setViewControllers([OtherScreen()], animated: false)
      await app.expect("main[*(?) | account…]")
      app.window.rootViewController = OtherScreen()
      await app.settle()
      app.window.rootViewController = app.root
      await app.expect("main[*(?) | account…]")
      #expect(app.blankPlace == nil)
    }
  }

  /// Seed 5137 with the dice of stacks: UIKit logs a second animated edit of one turn (U44).
  @Test("code goes back in the turn in which other code has pushed", arguments: World.all)
  func goesBack(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.products)
      await app.settle()
      let stack = app.stack
      app.navigator.show(.card)
      await app.expect("main[*(products) | account…] ⇧ sheet (card)")
      stack?.pushViewController(OtherScreen(), animated: true)
      await app.breathe()
      app.navigator.show(.products)
      await app.expect("main[*(products) | account…] ⇧ sheet (card)")
    }
  }
}
