import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A split shows the columns of the tree for which there is room (N7)")
struct SplitTests {
  @Test(
    "wide, all columns are seen, and a choice in the list changes the detail", arguments: World.all)
  func wide(world: World) async throws {
    await DeskApp.run(on: world.screen, DeskApp.wide) { app in
      await app.show(.desk, "desk{*(list) | (empty)}")
      #expect(app.titles == ["list", "empty"])
      await app.show(.item(1), "desk{(list) | *(item(1))}")
      #expect(app.titles == ["list", "item(1)"])
      await app.show(.item(2), "desk{(list) | *(item(2))}")
      await app.show(.folder(1), "desk{*(list › folder(1)) | (item(2))}")
      #expect(app.titles == ["folder(1)", "item(2)"])
      #expect(app.codes == [])
    }
  }

  @Test("wide, a person goes back in the column beside the front one", arguments: World.all)
  func beside(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.wide) { app in
      await app.show(.folder(1), "desk{*(list › folder(1)) | (empty)}")
      await app.show(.item(1), "desk{(list › folder(1)) | *(item(1))}")
      try app.screen.tap("Back")
      await app.expect("desk{(list) | *(item(1))}")
    }
  }

  @Test("narrow, the first column comes first, and the other is not built", arguments: World.all)
  func narrow(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.desk, "desk{*(list) > empty…}")
      #expect(app.screens.built == 1)
      await app.show(.item(1), "desk{(list) > *(item(1))}")
      #expect(app.titles.contains("item(1)"))
      try app.screen.tap("Back")
      await app.expect("desk{*(list) > (item(1))}")
      #expect(app.titles == ["list"])
      await app.show(.item(1), "desk{(list) > *(item(1))}")
      #expect(app.screens.built == 2)
      #expect(app.screen.beginSwipeBack())
      app.screen.cancelSwipeBack()
      await app.expect("desk{(list) > *(item(1))}")
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.expect("desk{*(list) > (item(1))}")
      #expect(app.codes == [])
    }
  }

  @Test("narrow, a link five deep builds and loads each screen once", arguments: World.all)
  func deep(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      let deep = "item(1) › page(0) › page(1) › page(2)"
      await app.show(.page(2), "desk{(list) > *(\(deep))}")
      #expect(app.screens.built == 5)
      #expect(app.screens.log.lines.filter { $0 == "page(2).viewDidLoad" }.count == 1)
      for end in [" › page(0) › page(1)", " › page(0)", ""] {
        try app.screen.tap("Back")
        await app.expect("desk{(list) > *(item(1)\(end))}")
      }
      try app.screen.tap("Back")
      await app.expect("desk{*(list) > (item(1))}")
      #expect(app.screens.built == 5 && app.loads == 5)
      app.navigator.back()
      await app.settle()
      #expect(app.navigator.tree.picture == "desk{*(list) > (item(1))}")
    }
  }

  @Test("back by code is the same", arguments: World.all)
  func byCode(world: World) async throws {
    await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.page(0), "desk{(list) > *(item(1) › page(0))}")
      app.navigator.back()
      await app.expect("desk{(list) > *(item(1))}")
      app.navigator.back()
      await app.expect("desk{*(list) > (item(1))}")
      await app.show(.folder(1), "desk{*(list › folder(1)) > (item(1))}")
      await app.show(.page(0), "desk{(list › folder(1)) > *(item(1) › page(0))}")
      await app.show(.folder(2), "desk{*(list › folder(2)) > (item(1) › page(0))}")
    }
  }

  @Test("narrow, three columns stand on each other, whole screens and stacks", arguments: World.all)
  func three(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.two, "trio{one > *(two) > three…}")
      await app.show(.three, "trio{one > (two) > *three}")
      try app.screen.tap("Back")
      await app.settle()
      let between = "trio{one > *(two) > three}"
      if world.assumptions.showsColumnsBetween { await app.expect(between) }
      app.navigator.show(.one)
      await app.expect("trio{*one > (two) > three}")
      await app.show(.two, between)
      await app.rotate(to: DeskApp.wide, "trio{one | *(two) | three}")
      #expect(app.titles == ["one", "two", "three"])
      #expect(app.screens.built == 3)
    }
  }
}

@MainActor @Suite("An assembly can supply its own split view controller (N7, N25)")
struct OwnSplitTests {
  @Test func `its mode stays`() async {
    await DeskApp.run(DeskApp.wide) { app in
      let own = UISplitViewController(style: .doubleColumn)
      own.preferredDisplayMode = .secondaryOnly
      app.screens.split = own
      await app.show(.item(1), "desk{(list) | *(item(1))}")
      #expect(app.split === own && app.titles == ["item(1)"])
      await app.show(.folder(1), "desk{*(list › folder(1)) | (item(1))}")
      #expect(app.titles.sorted() == ["folder(1)", "item(1)"])
      #expect(app.codes == [])
    }
  }

  @Test func `one with other columns is reported, and a plain one is used`() async {
    await DeskApp.run(DeskApp.wide) { app in
      app.screens.split = UISplitViewController(style: .tripleColumn)
      await app.show(.desk, "desk{*(list) | (empty)}")
      #expect(app.split?.style == .doubleColumn)
      #expect(app.codes == ["NAV071"])
    }
  }
}
