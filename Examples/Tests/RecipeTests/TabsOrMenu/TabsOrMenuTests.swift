import HeadlessUIKit
import Portolan
import PortolanTesting
import PortolanUIKit
import TabsOrMenu
import Testing

extension Recipes {
  @Suite("The recipe TabsOrMenu shows the same screens in tabs and in a menu")
  @MainActor struct TabsOrMenuTests {
    private let product = #"(menu › product("012345"))"#

    @Test("C9 the menu shows one section, and the others when it is opened")
    func menu() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await TabsOrMenuRun(screen, layout: .menu)
        #expect(run.picture == "main#HamburgerMenu[*(menu) | account…]")
        #expect(throws: (any Error).self) { try screen.tap("Account") }
        try await run.choose("Account")
        #expect(run.picture == "main#HamburgerMenu[(menu) | *(account)]")
        #expect(run.window.frontTitles == ["Account"])
        #expect(throws: (any Error).self) { try screen.tap("Menu") }
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("C27 switched live, the controllers stay with what was written in them")
    func switched() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await TabsOrMenuRun(screen, layout: .tabs)
        try await run.tap("Product 012345")
        let open = try #require(run.window.front)
        try #require(run.note).text = "for Ada"
        for layout in [LayoutKey.menu, .tabs, .menu] {
          try await run.use(layout)
          let own = layout == .tabs ? "main" : "main#HamburgerMenu"
          #expect(run.picture == "\(own)[*\(product) | account…]")
          #expect(run.window.front === open)
          #expect(run.note?.text == "for Ada")
          #expect(run.window.frontTitles == ["Menu", "Product 012345"])
        }
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("C27 switched by a person, in a screen that stays in front")
    func byAPerson() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await TabsOrMenuRun(screen, layout: .tabs)
        try await run.tap("Product 012345")
        try await run.choose("Account")
        try await run.tap("Settings")
        try await run.tap("Use menu")
        #expect(run.picture == "main#HamburgerMenu[\(product) | *(account › settings)]")
        #expect(run.window.frontTitles == ["Account", "Settings"])
        try await run.choose("Menu")
        #expect(run.window.frontTitles == ["Menu", "Product 012345"])
        try await run.choose("Account")
        try await run.tap("Use tabs")
        #expect(run.picture == "main[\(product) | *(account › settings)]")
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test(
      "S4.5 the calls lead to the same screens under both layouts", arguments: LayoutKey.allCases)
    func calls(layout: LayoutKey) async throws {
      try await HeadlessScreen.run { screen in
        let run = try await TabsOrMenuRun(screen, layout: layout)
        run.app.goToAccount()
        try await run.stage.settle()
        #expect(run.window.frontTitles == ["Account"])
        run.app.goToProduct(withId: "067890")
        try await run.stage.settle()
        #expect(run.window.frontTitles == ["Menu", "Product 067890"])
        run.app.goToMenu()
        try await run.stage.settle()
        #expect(run.window.frontTitles == ["Menu"])
      }
    }

    @Test("the screens and the assembly do not know which layout is used")
    func apart() throws {
      let sources = try Sources(of: "TabsOrMenu")
      for file in ["UIKit/Screens/RowsViewController.swift", "UIKit/ShopApp+UIKit.swift"] {
        try #require(sources.files[file] != nil)
        #expect(sources.lines(of: file, with: "LayoutKey").isEmpty)
      }
      for file in sources.files.keys where file.hasPrefix("UIKit") {
        for map in ["TabsMap", "MenuMap", "adopt("] {
          #expect(sources.lines(of: file, with: map).isEmpty, "\(file) names \(map)")
        }
      }
    }
  }
}
