import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A split shows the columns of the tree for which there is room (N7)")
struct SplitTests {
  @Test(
    "wide, all columns are seen, and a choice in the list changes the detail", arguments: World.each
  )
  func wide(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.desk, "desk{*(list) | (empty)}")
    #expect(app.inReach == ["list 0", "empty 0"])
    await app.show(.item(1), "desk{(list) | *(item(1))}")
    #expect(app.inReach == ["list 0", "item(1) 0"])
    await app.show(.item(2), "desk{(list) | *(item(2))}")
    await app.show(.folder(1), "desk{*(list › folder(1)) | (item(2))}")
    #expect(app.inReach == ["folder(1) 0", "item(2) 0"])
    #expect(app.codes == [])
  }

  @Test("wide, a person goes back in the column beside the front one", arguments: World.each)
  func beside(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.folder(1), "desk{*(list › folder(1)) | (empty)}")
    await app.show(.item(1), "desk{(list › folder(1)) | *(item(1))}")
    try app.screen.tapBack()
    await app.expect("desk{(list) | *(item(1))}")
  }

  @Test("narrow, the first column comes first, and the other is not built", arguments: World.each)
  func narrow(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.desk, "desk{*(list) > empty…}")
    #expect(app.log.alive == ["list"])
    await app.show(.item(1), "desk{(list) > *(item(1))}")
    #expect(app.inReach == ["item(1) 0"])
    try app.screen.tapBack()
    await app.expect("desk{*(list) > (item(1))}")
    #expect(app.inReach == ["list 0"])
    await app.show(.item(1), "desk{(list) > *(item(1))}")
    try app.screen.beginSwipeBack()
    app.screen.cancelSwipeBack()
    await app.expect("desk{(list) > *(item(1))}")
    try app.screen.beginSwipeBack()
    app.screen.finishSwipeBack()
    await app.expect("desk{*(list) > (item(1))}")
    #expect(app.log.made.count == 2 && app.codes == [])
  }

  @Test("narrow, a link five deep builds each screen once", arguments: World.each)
  func deep(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.page(2), "desk{(list) > *(item(1) › page(0) › page(1) › page(2))}")
    for end in [" › page(0) › page(1)", " › page(0)", ""] {
      try app.screen.tapBack()
      await app.expect("desk{(list) > *(item(1)\(end))}")
    }
    try app.screen.tapBack()
    await app.expect("desk{*(list) > (item(1))}")
    #expect(app.log.madeTwice == nil && app.inReach == ["list 0"])
    app.navigator.back()
    await app.settle()
    #expect(app.navigator.tree.picture == "desk{*(list) > (item(1))}")
  }

  @Test("back by code is the same", arguments: World.each)
  func byCode(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.page(0), "desk{(list) > *(item(1) › page(0))}")
    app.navigator.back()
    await app.expect("desk{(list) > *(item(1))}")
    app.navigator.back()
    await app.expect("desk{*(list) > (item(1))}")
    await app.show(.folder(1), "desk{*(list › folder(1)) > (item(1))}")
    await app.show(.page(0), "desk{(list › folder(1)) > *(item(1) › page(0))}")
    await app.show(.folder(2), "desk{*(list › folder(2)) > (item(1) › page(0))}")
  }

  @Test(
    "narrow, three columns stand on each other, whole screens and stacks", arguments: World.each)
  func three(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.two, "trio{one > *(two) > three…}")
    await app.show(.three, "trio{one > (two) > *three}")
    app.navigator.show(.one)
    await app.expect("trio{*one > (two) > three}")
    await app.show(.three, "trio{one > (two) > *three}")
    try app.screen.tapBack()
    let between = world.assumptions.uikit.showsColumnsBetween
    await app.expect(between ? "trio{one > *(two) > three}" : "trio{*one > (two) > three}")
    app.navigator.show(.two)
    await app.rotate(to: DeskApp.wide, "trio{one | *(two) | three}")
    #expect(app.inReach == ["one 0", "two 0", "three 0"])
    #expect(app.log.made.count == 3)
  }

  @Test("a person hides a column, and a request for it shows it again", arguments: World.each)
  func hidden(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.item(1), "desk{(list) | *(item(1))}")
    try app.screen.tap("Hide Sidebar")
    await app.expect("desk{(list) | *(item(1))}")
    #expect(app.inReach == ["item(1) 0"])
    await app.show(.folder(1), "desk{*(list › folder(1)) | (item(1))}")
    #expect(app.inReach == ["folder(1) 0", "item(1) 0"])
  }

  @Test func `an assembly gives a split its modifiers`() async {
    let navigator = Navigator(DeskMap(), guards: DeskDoor(), clock: HeadlessClock())
    let screen = HeadlessScene { SceneRootView(navigator.scene, DressedDesk()) }
    navigator.show(.desk)
    for _ in 0..<10 { await screen.breathe() }
    screen.finishTransitions()
    #expect(screen.nodes.texts == ["dressed desk"])
  }
}

private struct DressedDesk: ViewAssembly {
  func screen(for route: Desk, in context: ScreenContext<Desk>) -> some View { Words() }

  func split(_ split: AnyView, for route: Desk) -> some View {
    split.environment(\.deskWords, "dressed \(route)")
  }
}

private struct Words: View {
  @Environment(\.deskWords) private var words
  var body: some View { Text(words) }
}

private enum DeskWordsKey: EnvironmentKey {
  static var defaultValue: String { "plain" }
}

extension EnvironmentValues {
  fileprivate var deskWords: String {
    get { self[DeskWordsKey.self] }
    set { self[DeskWordsKey.self] = newValue }
  }
}
