import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("Pages that other code moves to another stack count as screens of other code")
struct PagesMovedTests {
  /// Seed 50 of the splits with the dice of moves: the pages were looked into, which the tree had not,
  /// and so they were never released.
  @Test("they are other code's from then on", arguments: World.all)
  func moved(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.wide, showing: .item(1))
      await app.settle()
      app.navigator.show(.photo(2))
      await app.settle()
      let pages = app.containers(UIPageViewController.self).first
      let stacks = app.containers(UINavigationController.self)
      let from = pages?.navigationController
      let other = stacks.first { $0 !== from }
      if let pages, let from, let other {
        from.setViewControllers(from.viewControllers.filter { $0 !== pages }, animated: false)
        other.pushViewController(pages, animated: false)
      } else {
        Issue.record("there are no pages to move")
      }
      await app.settle()
      #expect(app.shown == app.peeked.picture)
      #expect(app.shown.contains("?"))
    }
  }

  /// Seed 5746033 of the splits: the pages were out of sight when the screen was read.
  @Test("a page that is turned, and covered in the same turn, is read", arguments: World.all)
  func covered(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, DeskApp.narrow, showing: .photo(0))
      await app.settle()
      let stack = app.containers(UIPageViewController.self).first?.navigationController
      #expect(stack != nil)
      #expect(screen.beginPageSwipe(.left))
      screen.finishPageSwipe()
      stack?.pushViewController(OtherScreen(), animated: false)
      await app.settle()
      #expect(app.peeked.picture.contains("*photo(1)"))
      #expect(app.shown == app.peeked.picture)
    }
  }
}
