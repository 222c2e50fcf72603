import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A split that collapses and expands keeps path, screens, controllers and state (N7)")
struct SplitSizeTests {
  @Test("there and back, with 100 screens: none is built or loaded again", arguments: World.all)
  func hundred(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.wide) { app in
      for number in [0, 30, 60, 97] {
        app.navigator.show(.page(number))
        await app.settle()
      }
      let way = app.navigator.tree.visiblePath
      let stack = try #require(
        app.split?.viewController(for: .secondary) as? UINavigationController)
      let controllers = stack.viewControllers
      let loads = app.loads
      #expect(app.screens.built == 100 && controllers.count == 99)
      for size in [DeskApp.narrow, DeskApp.wide, DeskApp.narrow, DeskApp.wide] {
        app.screen.rotate(to: size, on: .pad)
        await app.settle()
        #expect(app.navigator.tree.visiblePath == way)
        #expect(app.split?.isCollapsed == (size == DeskApp.narrow))
      }
      #expect(stack.viewControllers == controllers)
      #expect(app.screens.built == 100 && app.loads == loads)
      #expect(app.screen.faults == [] && app.codes == [])
    }
  }

  @Test("what is in front stays in front, whatever UIKit proposes", arguments: World.all)
  func front(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.wide) { app in
      await app.show(.item(1), "desk{(list) | *(item(1))}")
      await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1))}")
      try app.screen.tap("Back")
      await app.expect("desk{*(list) > (item(1))}")
      await app.rotate(to: DeskApp.wide, "desk{*(list) | (item(1))}")
      await app.rotate(to: DeskApp.narrow, "desk{*(list) > (item(1))}")
    }
  }

  @Test("an empty column is entered when it comes into view", arguments: World.all)
  func filled(world: World) async {
    await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.desk, "desk{*(list) > empty…}")
      await app.rotate(to: DeskApp.wide, "desk{*(list) | (empty)}")
      #expect(app.titles == ["list", "empty"])
      await app.rotate(to: DeskApp.narrow, "desk{*(list) > (empty)}")
    }
  }

  @Test(
    "asked for before there is a window, it has the columns that the window has room for",
    arguments: World.all, [DeskApp.narrow, DeskApp.wide])
  func early(world: World, size: CGSize) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = DeskApp(screen, size, showing: .desk)
      await app.expect(
        size == DeskApp.narrow ? "desk{*(list) > empty…}" : "desk{*(list) | (empty)}")
    }
  }

  @Test("a column that needs a guard stays empty beside the others", arguments: World.all)
  func guarded(world: World) async {
    await DeskApp.run(on: world.screen, DeskApp.wide) { app in
      app.door.verdict = .deny("closed")
      await app.show(.trio, "trio{*one | two… | three}")
      #expect(app.door.asked == 0)
      await app.rotate(to: DeskApp.narrow, "trio{*one > two… > three}")
      await app.show(.two, "trio{*one > two… > three}")
      app.door.verdict = .allow
      await app.show(.two, "trio{one > *(two) > three}")
    }
  }

  @Test("while a guard is asked", arguments: World.all)
  func duringRequest(world: World) async {
    await DeskApp.run(on: world.screen, DeskApp.wide) { app in
      await app.show(.trio, "trio{*one | two… | three}")
      app.navigator.show(.two)
      await app.rotate(to: DeskApp.narrow, "trio{one > *(two) > three}")
      app.navigator.show(.three)
      await app.rotate(to: DeskApp.wide, "trio{one | (two) | *three}")
    }
  }

  @Test("while a stack moves", arguments: World.all)
  func duringPush(world: World) async {
    await DeskApp.run(on: world.screen, DeskApp.wide) { app in
      await app.show(.item(1), "desk{(list) | *(item(1))}")
      app.navigator.show(.page(0))
      app.screen.turn()
      await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1) › page(0))}")
      app.navigator.show(.list)
      app.screen.turn()
      await app.rotate(to: DeskApp.wide, "desk{*(list) | (item(1) › page(0))}")
    }
  }

  @Test("while a finger goes back", arguments: World.all)
  func duringSwipe(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.page(0), "desk{(list) > *(item(1) › page(0))}")
      #expect(app.screen.beginSwipeBack())
      await app.rotate(to: DeskApp.wide, "desk{(list) | *(item(1) › page(0))}")
      await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1) › page(0))}")
      try app.screen.tap("Back")
      await app.expect("desk{(list) > *(item(1))}")
      #expect(app.screen.beginSwipeBack())
      await app.rotate(to: DeskApp.wide, "desk{(list) | *(item(1))}")
    }
  }

  @Test("behind a sheet, and before there is a window", arguments: World.all)
  func behind(world: World) async {
    await DeskApp.run(on: world.screen, DeskApp.wide) { app in
      await app.show(.item(1), "desk{(list) | *(item(1))}")
      await app.show(.note, "desk{(list) | *(item(1))} ⇧ sheet (note)")
      await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1))} ⇧ sheet (note)")
      app.navigator.dismiss()
      await app.expect("desk{(list) > *(item(1))}")
      await app.show(.start, "start")
      await app.rotate(to: DeskApp.wide, "start")
      await app.show(.desk, "desk{*(list) | (empty)}")
    }
  }

  @Test(
    "while columns expand beneath a sheet, no step comes in between",
    arguments: World.all, [Desk.one, .two, .three])
  func expandsBeneathSheet(world: World, route: Desk) async {
    await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.three, "trio{one > two… > *three}")
      app.navigator.show(.note)
      await app.settle()
      app.screen.rotate(to: DeskApp.wide, on: .pad)
      app.screen.turn()
      app.navigator.show(route)
      await app.settle()
      #expect(app.titles.contains("\(route)"))
      #expect(app.screen.faults == [] && app.codes == [])
    }
  }

  @Test("nothing is kept of a split that went", arguments: World.all)
  func releases(world: World) async throws {
    await DeskApp.run(on: world.screen, DeskApp.wide) { app in
      await app.show(.page(0), "desk{(list) | *(item(1) › page(0))}")
      await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1) › page(0))}")
      weak let split = app.split
      weak let stack = app.split?.viewController(for: .secondary)
      await app.show(.start, "start")
      app.screen.advance(by: .seconds(3))
      await app.settle()
      #expect(split == nil && stack == nil)
      #expect(app.codes == [])
    }
  }
}
