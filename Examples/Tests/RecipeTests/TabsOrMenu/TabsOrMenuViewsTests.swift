import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanTesting
import TabsOrMenu
import TabsOrMenuSwiftUI
import Testing

extension Recipes {
  @Suite("The recipe TabsOrMenu shows the same screens in tabs and in a menu of SwiftUI")
  @MainActor struct TabsOrMenuViewsTests {
    private let product = #"(menu › product("012345"))"#

    @Test("C9 the menu shows one section, and the others when it is opened")
    func menu() async throws {
      let run = try await TabsOrMenuViewsRun(layout: .menu)
      #expect(run.picture == "main#HamburgerMenu[*(menu) | account…]")
      #expect(run.titles == ["Menu"])
      try await run.choose("Account")
      #expect(run.picture == "main#HamburgerMenu[(menu) | *(account)]")
      #expect(run.titles == ["Account"])
      #expect(run.stage.scene.faults == [])
    }

    @Test("C27 switched live, what was written stays")
    func switched() async throws {
      let run = try await TabsOrMenuViewsRun(layout: .tabs)
      try await run.stage.tap("Product 012345")
      try await run.stage.type("for Ada", into: "Note on Product 012345")
      for layout in [LayoutKey.menu, .tabs, .menu] {
        run.app.layout = layout
        try await run.stage.settle()
        let own = layout == .tabs ? "main" : "main#HamburgerMenu"
        #expect(run.picture == "\(own)[*\(product) | account…]")
        #expect(run.titles == ["Product 012345"])
        #expect(run.notes == ["for Ada"])
      }
      #expect(run.stage.scene.faults == [])
    }

    @Test("C27 switched by a person, in a screen that stays in front")
    func byAPerson() async throws {
      let run = try await TabsOrMenuViewsRun(layout: .tabs)
      try await run.stage.tap("Product 012345")
      try await run.choose("Account")
      try await run.stage.tap("Settings")
      try await run.stage.tap("Use menu")
      #expect(run.picture == "main#HamburgerMenu[\(product) | *(account › settings)]")
      #expect(run.titles == ["Settings"])
      try await run.choose("Menu")
      #expect(run.titles == ["Product 012345"])
      try await run.choose("Account")
      try await run.stage.tap("Use tabs")
      #expect(run.picture == "main[\(product) | *(account › settings)]")
      #expect(run.titles == ["Settings"])
      #expect(run.stage.scene.faults == [])
    }

    @Test(
      "S4.5 the calls lead to the same screens under both layouts", arguments: LayoutKey.allCases)
    func calls(layout: LayoutKey) async throws {
      let run = try await TabsOrMenuViewsRun(layout: layout)
      run.app.goToAccount()
      try await run.stage.settle()
      #expect(run.titles == ["Account"])
      run.app.goToProduct(withId: "067890")
      try await run.stage.settle()
      #expect(run.titles == ["Product 067890"])
      run.app.goToMenu()
      try await run.stage.settle()
      #expect(run.titles == ["Menu"])
    }
  }
}

/// The shop's views on a headless scene, with the layout of one half of its users.
@MainActor private struct TabsOrMenuViewsRun {
  let app: ShopApp
  let stage: SwiftUIStage

  init(layout: LayoutKey) async throws {
    let app = ShopApp(layout: layout)
    self.app = app
    stage = SwiftUIStage { app.rootView }
    app.navigator.show(.main)
    try await stage.settle()
  }

  var picture: String { app.navigator.tree.picture }

  /// The titles of the screens that a person sees, as their fields say them.
  var titles: [String] { fields.map { String($0.label.dropFirst("Note on ".count)) } }

  /// What is written on the screens that a person sees.
  var notes: [String] { fields.compactMap(\.value) }

  private var fields: [HeadlessNode] {
    stage.scene.nodes.all(.field).filter(\.isHittable)
  }

  /// Opens the section as a person does under the layout.
  func choose(_ section: String) async throws {
    if app.layout == .menu { try await stage.tap("Sections") }
    try await stage.tap(section)
  }
}
