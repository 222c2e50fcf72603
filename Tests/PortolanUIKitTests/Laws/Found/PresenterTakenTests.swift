import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A screen is released when it closes, even if other code has presented over that screen")
struct PresenterTakenTests {
  /// Seed 164 of the splits with all dice: what other code holds is no leak of ours.
  @Test("it is not called a leak", arguments: World.all)
  func taken(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.product(id: 1))
      await app.settle()
      let (stack, top) = (app.stack, app.stack?.topViewController)
      top?.definesPresentationContext = true
      let layer = OtherScreen()
      layer.modalPresentationStyle = .overCurrentContext
      top?.present(layer, animated: false)
      await app.settle()
      stack?.setViewControllers([OtherScreen()], animated: false)
      await app.settle()
      screen.advance(by: .seconds(3))
      await app.settle()
      #expect(!app.codes.contains("NAV061"))
    }
  }

  /// Seed 1032 of the sidebars with all dice: the stack presents, not the screen that was told to.
  @Test("a screen that has gone from beneath its sheet is let go", arguments: World.all)
  func letGo(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.product(id: 1))
      await app.settle()
      let stack = app.stack
      #expect(stack?.viewControllers.count == 2)
      stack?.topViewController?.present(OtherScreen(), animated: false)
      await app.settle()
      stack?.popViewController(animated: false)
      await app.settle()
      #expect(stack?.viewControllers.count == 1)
      screen.advance(by: .seconds(3))
      await app.settle()
      #expect(!app.codes.contains("NAV061"))
    }
  }
}
