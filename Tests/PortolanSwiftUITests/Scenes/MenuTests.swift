import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite(
  "A menu item's request waits until the menu has closed, and no layer closes with the menu (U165)")
struct MenuTests {
  /// Each version, with each moment at which a menu may act.
  nonisolated private static let worlds = HeadlessProfile.allCases.flatMap { profile in
    HeadlessAssumptions.MenuActions.allCases.map { moment in
      var assumptions = HeadlessViewAssumptions()
      assumptions.uikit.menuActions = moment
      return World(profile: profile, assumptions: assumptions)
    }
  }

  /// An app whose front screen has opened its menu.
  private func start(
    _ world: World, showing first: Shop, isPressed: Bool = false
  ) async throws -> TestApp {
    let app = TestApp(in: world, showing: first, hasMenus: true)
    await app.settle()
    if isPressed { try app.screen.press("Close") } else { try app.screen.tap("Menu") }
    app.screen.finishTransitions()
    #expect(app.screen.tappable == ["Dismiss menu", "bag", "product(id: 1)", "note"])
    return app
  }

  nonisolated private static let items = [
    ("bag", "main[*(products) | account…] ⇧ sheet (bag)"),
    ("note", "main[*(products) | account…] ⇧ fullScreen (note)"),
    ("product(id: 1)", "main[*(products › product(1)) | account…]"),
  ]

  @Test(
    "a sheet, a cover or a push that an item asks for comes when the menu has gone",
    arguments: worlds, items)
  func asked(world: World, item: (String, String)) async throws {
    for isPressed in [false, true] {
      let app = try await start(world, showing: .main, isPressed: isPressed)
      try app.screen.tap(item.0)
      await app.expect(item.1)
      #expect(app.codes == [])
    }
  }

  @Test("in a sheet it goes with the sheet", arguments: worlds)
  func inSheet(world: World) async throws {
    let app = try await start(world, showing: .bag)
    app.navigator.dismissAll()
    await app.expect("main[*(products) | account…]")
    try app.screen.tap("Menu")
    app.screen.finishTransitions()
    app.navigator.show(.note)
    await app.expect("main[*(products) | account…] ⇧ fullScreen (note)")
  }

  @Test(
    "a menu at which a person looks is a layer of other code, and is closed for one that comes",
    arguments: worlds)
  func open(world: World) async throws {
    let app = try await start(world, showing: .main)
    app.navigator.scene.screenDidChange()
    #expect(app.navigator.tree.picture == "main[*(products) | account…] ⇧ foreign (?)")
    let request = app.navigator.show(.bag)
    await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
    #expect(request.ending == "arrived")
    #expect(app.codes == [])
  }

  @Test("closed without a choice it leaves nothing", arguments: worlds)
  func dismissed(world: World) async throws {
    let app = try await start(world, showing: .main)
    try app.screen.tap("Dismiss menu")
    await app.expect("main[*(products) | account…]")
    #expect(app.screen.tappable.contains("Menu"))
  }
}
