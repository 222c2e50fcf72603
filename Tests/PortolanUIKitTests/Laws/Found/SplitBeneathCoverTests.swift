import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A split that changes beneath a screen of other code matches the tree")
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

  /// Seed 1795861442 of the splits: UIKit held the change of the stack until the other code's had moved (U44),
  /// and the host did not wait for what moves beneath an alert.
  @Test(
    "a screen is pushed onto a column that other code shows in this turn", arguments: World.all)
  func shown(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.narrow)
      await app.show(.page(0), "desk{(list) > *(item(1) › page(0))}")
      let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
      app.root.present(alert, animated: false)
      await app.settle()
      app.navigator.show(.folder(2))
      app.split?.show(.primary)
      await app.settle()
      #expect(app.shown == "desk{*(list › folder(2)) > (item(1) › page(0))} ⇧ foreign (?)")
      #expect(app.shown == app.peeked.picture)
      #expect(screen.faults == [])
      #expect(app.codes == [])
    }
  }
}
