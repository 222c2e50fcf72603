import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("An active search controller does not count as a layer of other code (U195)")
struct SearchTests {
  /// Each world, with the screen that presents the search: the searched one, or its stack.
  nonisolated private static let cases = World.all.flatMap { [($0, true), ($0, false)] }

  /// An app whose lists have a search.
  private func start(
    _ world: World, _ defines: Bool, searchIn name: String = "products",
    _ body: @MainActor (TestApp, UISearchController) async throws -> Void
  ) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.placeholder = "Search"
      search.obscuresBackgroundDuringPresentation = false
      let app = TestApp(
        screen,
        build: { made in
          guard made.name == name else { return }
          made.definesPresentationContext = defines
          made.navigationItem.searchController = search
          let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
          made.view.addSubview(button)
          made.sources["button"] = button
        })
      app.navigator.show(.main)
      await app.settle()
      try await body(app, search)
      #expect(app.codes == [])
      #expect(screen.faults == [])
    }
  }

  /// Begins the search as a person does.
  private func type(_ app: TestApp, _ search: UISearchController) throws {
    try app.screen.type("lamp", into: "Search")
    app.screen.finishTransitions()
    #expect(search.isActive)
  }

  @Test("a result is pushed, and back the search goes on", arguments: cases)
  func pushed(world: World, defines: Bool) async throws {
    try await start(world, defines) { app, search in
      try type(app, search)
      await app.expect("main[*(products) | account…]")
      app.navigator.show(.product(id: 1))
      await app.expect("main[*(products › product(1)) | account…]")
      app.navigator.back()
      await app.expect("main[*(products) | account…]")
      #expect(search.isActive)
    }
  }

  @Test("a push while the search is coming", arguments: cases)
  func during(world: World, defines: Bool) async throws {
    try await start(world, defines) { app, search in
      try app.screen.type("lamp", into: "Search")
      app.navigator.show(.product(id: 1))
      await app.expect("main[*(products › product(1)) | account…]")
      app.navigator.back()
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test("a sheet comes over it, at rest and while it is coming, and goes", arguments: cases)
  func sheet(world: World, defines: Bool) async throws {
    for isComing in [false, true] {
      try await start(world, defines) { app, search in
        if isComing {
          try app.screen.type("lamp", into: "Search")
        } else {
          try type(app, search)
        }
        app.navigator.show(.bag)
        await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
        app.navigator.dismiss()
        await app.expect("main[*(products) | account…]")
        #expect(search.isActive)
      }
    }
  }

  @Test("another tab is shown and left", arguments: cases)
  func tab(world: World, defines: Bool) async throws {
    try await start(world, defines) { app, search in
      app.session.isSignedIn = true
      try type(app, search)
      app.navigator.show(.account)
      await app.expect("main[(products) | *(account)]")
      app.navigator.show(.products)
      await app.expect("main[*(products) | (account)]")
    }
  }

  @Test("in a sheet: a push, another sheet over it, and the sheet goes with it", arguments: cases)
  func inSheet(world: World, defines: Bool) async throws {
    try await start(world, defines, searchIn: "bag") { app, search in
      app.navigator.show(.bag)
      await app.settle()
      try type(app, search)
      app.navigator.scene.screenDidChange()
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
      app.navigator.push(.product(id: 1))
      await app.expect("main[*(products) | account…] ⇧ sheet (bag › product(1))")
      app.navigator.back()
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
      app.navigator.show(.note)
      await app.expect("main[*(products) | account…] ⇧ sheet (bag) ⇧ fullScreen (note)")
      app.navigator.dismiss()
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
      app.navigator.dismiss()
      await app.expect("main[*(products) | account…]")
      #expect(!search.isActive)
    }
  }

  @Test("a person drags the sheet down while its screen is searched", arguments: cases)
  func dragged(world: World, defines: Bool) async throws {
    try await start(world, defines, searchIn: "bag") { app, search in
      app.navigator.show(.bag)
      await app.settle()
      try type(app, search)
      #expect(app.screen.beginSheetDrag())
      app.screen.finishSheetDrag()
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test("a drawer of the app's own comes over the searched sheet, and goes", arguments: cases)
  func drawer(world: World, defines: Bool) async throws {
    try await start(world, defines, searchIn: "bag") { app, search in
      // The drawer's own motion takes its time.
      let move = { (request: NavigationRequest?) in
        await app.settle()
        app.screen.advance(by: .seconds(1))
        await app.settle()
        #expect(request?.ending == "arrived")
      }
      app.navigator.show(.bag)
      await app.settle()
      try type(app, search)
      await move(app.navigator.show(.note, placed: .presented(.custom(Drawer.name))))
      await app.expect("main[*(products) | account…] ⇧ sheet (bag) ⇧ custom (note)")
      await move(app.navigator.dismiss())
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
      #expect(search.isActive)
      await move(app.navigator.show(.note, placed: .presented(.custom(Drawer.name))))
      await app.expect("main[*(products) | account…] ⇧ sheet (bag) ⇧ custom (note)")
      await move(app.navigator.dismissAll())
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test("a popover points at what is searched", arguments: cases)
  func popover(world: World, defines: Bool) async throws {
    try await start(world, defines, searchIn: "bag") { app, search in
      app.navigator.show(.bag)
      await app.settle()
      try type(app, search)
      // Where nothing is found to point at, a diagnostic says so.
      app.navigator.show(.note, placed: .presented(.popover(from: "button")))
      await app.expect("main[*(products) | account…] ⇧ sheet (bag) ⇧ popover (note)")
    }
  }
}
