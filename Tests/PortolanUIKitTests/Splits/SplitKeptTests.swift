import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("No request waits for a split that UIKit leaves collapsed or expanded after a resize (U130)")
struct SplitKeptTests {
  /// Notes the columns that are set while UIKit is about to collapse or expand.
  private final class NotingSplit: UISplitViewController {
    var early: [UISplitViewController.Column] = []

    override func setViewController(
      _ vc: UIViewController?, for column: UISplitViewController.Column
    ) {
      let isNarrow = traitCollection.horizontalSizeClass == .compact
      if viewIfLoaded?.window != nil, isNarrow != isCollapsed { early.append(column) }
      super.setViewController(vc, for: column)
    }
  }

  @Test(
    "phones B10: a request waits for no split that keeps its columns", arguments: World.all,
    [(DeskApp.wide, DeskApp.narrow), (DeskApp.narrow, DeskApp.wide)])
  func kept(world: World, sizes: (from: CGSize, to: CGSize)) async throws {
    await DeskApp.run(on: world.screen, sizes.from) { app in
      app.navigator.show(.desk)
      await app.settle()
      app.screen.keepsColumns = true
      app.screen.rotate(to: sizes.to, on: .pad)
      await app.settle()
      let isCollapsed = sizes.from == DeskApp.narrow
      #expect(app.split?.isCollapsed == isCollapsed)
      for route in [Desk.item(1), .page(0), .list] {
        let request = app.navigator.show(route)
        // No time passes but that of what moves.
        for _ in 0..<8 {
          await app.breathe()
          app.screen.turn()
        }
        app.screen.finishTransitions()
        await app.settle()
        #expect(request.ending == "arrived" && !app.codes.contains("NAV088"))
        #expect(app.shown == app.navigator.tree.picture)
      }
      app.screen.keepsColumns = false
      app.split?.view.setNeedsLayout()
      await app.settle()
      #expect(app.split?.isCollapsed == !isCollapsed)
      #expect(app.shown == app.navigator.tree.picture)
      #expect(app.screen.faults == [] && !app.codes.contains("NAV088"))
    }
  }

  @Test(
    "phones B10: no column is set while UIKit collapses or expands", arguments: World.all,
    [(DeskApp.wide, DeskApp.narrow), (DeskApp.narrow, DeskApp.wide)])
  func set(world: World, sizes: (from: CGSize, to: CGSize)) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, sizes.from)
      let split = NotingSplit(style: .doubleColumn)
      app.screens.split = split
      app.navigator.show(.item(1))
      await app.settle()
      for size in [sizes.to, sizes.from] {
        let members = split.columnControllers
        // Other code has taken a column, and nothing is laid out yet.
        screen.rotate(to: size, on: .pad)
        split.view.setNeedsLayout()
        app.navigator.show(size == sizes.to ? .list : .page(0))
        await app.settle()
        #expect(split.columnControllers == members)
        #expect(app.shown == app.navigator.tree.picture)
      }
      #expect(split.early == [])
      #expect(screen.faults == [] && !app.codes.contains("NAV088"))
    }
  }
}
