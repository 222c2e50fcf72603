import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("U165 A menu is presented while it opens and closes, and takes nothing along")
struct MenuTests {
  /// Each version, with each moment at which a menu may act.
  nonisolated private static let worlds = World.all.flatMap { world in
    HeadlessAssumptions.MenuActions.allCases.map { moment in
      var assumptions = world.assumptions
      assumptions.menuActions = moment
      return World(
        profile: world.profile, assumptions: assumptions, name: "\(world.name), \(moment.rawValue)")
    }
  }

  /// An app whose first screen has a menu.
  private func start(
    _ world: World, _ body: @MainActor (TestApp) async throws -> Void
  ) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      var show: (@MainActor (Shop) -> Void)?
      let app = TestApp(
        screen,
        build: { screen in
          let button = UIButton(type: .system)
          button.setTitle("Menu", for: .normal)
          button.showsMenuAsPrimaryAction = true
          button.menu = UIMenu(children: [
            UIAction(title: "Bag") { _ in show?(.bag) },
            UIAction(title: "Product") { _ in show?(.product(id: 1)) },
            UIAction(title: "Note") { _ in show?(.note) },
          ])
          screen.view.addSubview(button)
        })
      show = { app.navigator.show($0) }
      app.navigator.show(.main)
      await app.settle()
      try screen.tap("Menu")
      screen.finishTransitions()
      try await body(app)
    }
  }

  @Test(
    "a sheet, a cover or a push that an item asks for comes when the menu has gone",
    arguments: worlds)
  func asked(world: World) async throws {
    for (item, picture) in [
      ("Bag", "main[*(products) | account…] ⇧ sheet (bag)"),
      ("Note", "main[*(products) | account…] ⇧ fullScreen (note)"),
      ("Product", "main[*(products › product(1)) | account…]"),
    ] {
      try await start(world) { app in
        try app.screen.tap(item)
        await app.expect(picture)
        #expect(app.codes == [])
        let layer = app.root.presentedViewController
        #expect(layer == nil || layer?.presentingViewController === app.root)
      }
    }
  }

  @Test(
    "a menu at which a person looks is a layer of other code, and is closed for one that comes",
    arguments: worlds)
  func open(world: World) async throws {
    try await start(world) { app in
      app.navigator.scene.screenDidChange()
      #expect(app.navigator.tree.picture == "main[*(products) | account…] ⇧ foreign (?)")
      let request = app.navigator.show(.bag)
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
      #expect(request.ending == "arrived")
      #expect(app.codes == [])
    }
  }

  @Test("closed without a choice it leaves nothing", arguments: worlds)
  func dismissed(world: World) async throws {
    try await start(world) { app in
      try app.screen.tap("Dismiss menu")
      await app.expect("main[*(products) | account…]")
      #expect(app.root.presentedViewController == nil)
    }
  }
}
