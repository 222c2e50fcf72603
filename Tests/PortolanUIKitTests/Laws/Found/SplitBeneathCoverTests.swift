import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("Walks that found a fault, as lists of steps: a split changes beneath other code")
struct SplitBeneathCoverTests {
  /// Seed 120 of the splits with all dice: a cover takes the split out of its window (U131).
  @Test("it gets room while a cover of other code is over it", arguments: World.all)
  func room(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.narrow)
      app.navigator.show(.desk)
      await app.settle()
      let cover = OtherScreen()
      cover.modalPresentationStyle = .fullScreen
      app.split?.present(cover, animated: false)
      await app.settle()
      screen.rotate(to: DeskApp.wide, on: .pad)
      await app.settle()
      #expect(app.shown == app.peeked.picture)
      cover.dismiss(animated: false)
      await app.settle()
      #expect(app.split?.isCollapsed == false)
      #expect(app.shown == app.peeked.picture)
      #expect(TestApp.faultyCodes.isDisjoint(with: app.codes))
    }
  }

  /// Seed 94 of the splits with dice of stacks: the step waited for two screens until its deadline.
  @Test("what is beneath a screen goes while that comes into a column", arguments: World.all)
  func removed(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.wide)
      app.navigator.show(.item(2))
      await app.settle()
      screen.rotate(to: DeskApp.narrow, on: .pad)
      await app.settle()
      app.navigator.show(.photo(2))
      let stack = app.split?.columnControllers.first as? UINavigationController
      if let stack, stack.viewControllers.count == 2,
        stack.viewControllers.last is UIPageViewController
      {
        stack.setViewControllers([stack.viewControllers[1]], animated: true)
      }
      await app.settle()
      #expect(app.shown == app.peeked.picture)
      #expect(TestApp.faultyCodes.isDisjoint(with: app.codes))
    }
  }
}
