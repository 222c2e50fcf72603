import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite(
  "A menu item's request waits until the menu has closed, and no layer closes with the menu (U165)")
struct MenuTests {
  /// Each version, with each moment at which a menu may act.
  nonisolated private static let worlds = World.all.flatMap { world in
    (HeadlessAssumptions.MenuActions.allCases.map { ($0, 0) } + [(.beforeItGoes, 5)]).map {
      (moment, turns) in
      var assumptions = world.assumptions
      (assumptions.menuActions, assumptions.menuTurns) = (moment, turns)
      return World(
        profile: world.profile, assumptions: assumptions,
        name: "\(world.name), \(moment.rawValue), \(turns) turns")
    }
  }

  /// An app whose first screen has a menu.
  private func start(
    _ world: World, isPressed: Bool = false, _ body: @MainActor (TestApp) async throws -> Void
  ) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      var show: (@MainActor (Shop) -> Void)?
      weak var button: UIButton?
      let app = TestApp(
        screen,
        build: { screen in
          let made = UIButton(type: .system)
          if button == nil { button = made }
          made.setTitle("Menu", for: .normal)
          made.showsMenuAsPrimaryAction = true
          made.menu = UIMenu(children: [
            UIAction(title: "Bag") { _ in show?(.bag) },
            UIAction(title: "Product") { _ in show?(.product(id: 1)) },
            UIAction(title: "Note") { _ in show?(.note) },
          ])
          screen.view.addSubview(made)
        })
      show = { app.navigator.show($0) }
      app.navigator.show(.main)
      await app.settle()
      if isPressed, let button {
        button.showsMenuAsPrimaryAction = false
        try screen.press(button)
      } else {
        try screen.tap("Menu")
      }
      screen.finishTransitions()
      try await body(app)
    }
  }

  @Test(
    "phones risk 4: what an item asks for comes when the menu has gone, however long that takes",
    arguments: worlds, [false, true])
  func asked(world: World, isPressed: Bool) async throws {
    for (item, picture) in [
      ("Bag", "main[*(products) | account…] ⇧ sheet (bag)"),
      ("Note", "main[*(products) | account…] ⇧ fullScreen (note)"),
      ("Product", "main[*(products › product(1)) | account…]"),
    ] {
      try await start(world, isPressed: isPressed) { app in
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
