import Account
import Catalog
import HeadlessUIKit
import Help
import Portolan
import PortolanTesting
import Testing

@testable import ThreeModules

extension Recipes {
  @Suite("The recipe ThreeModules joins three modules in one app")
  @MainActor struct ThreeModulesTests {
    @Test("C14 the modules stand where the app says, each with its own screens")
    func together() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen)
        #expect(run.picture == "main[*(products) | account…]")
        try await run.tap("Lamp")
        #expect(run.picture == "main[*(products › product(1)) | account…]")
        #expect(run.window.frontTitles == ["Products", "Lamp"])
        try await run.tap("Back")
        try await run.tap("Help")
        try await run.tap("Prices")
        #expect(run.picture == "main[*(products) | account…] ⇧ sheet (topics › topic(\"Prices\"))")
        #expect(run.window.frontTitles == ["Help", "Prices"])
        try await run.tap("Back")
        try await run.tap("Done")
        #expect(run.picture == "main[*(products) | account…]")
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("C14 a guard of one module leads through the sign-in of another, and back to its target")
    func guardCrosses() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen)
        try await run.tap("Chair")
        try await run.tap("Price for Members")
        #expect(run.picture == "main[*(products › product(2)) | account…] ⇧ sheet (signIn)")
        try await run.tap("Continue as Ada")
        #expect(
          run.picture == "main[*(products › product(2) › memberPrice(2)) | account…]")
        #expect(run.window.frontTitles == ["Products", "Chair", "Chair for Members"])
        #expect(run.app.session.user == "Ada")
      }
    }

    @Test("C5 the same sign-in cancelled: nothing is shown, and the price stays hidden")
    func cancelled() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen)
        let request = run.app.scene.of(CatalogRoute.self).show(.memberPrice(id: 2))
        try await run.stage.settle()
        try await run.tap("Cancel")
        guard case .failure(.refused)? = request.outcome else {
          Issue.record("\(String(describing: request.outcome))")
          return
        }
        #expect(run.picture == "main[*(products) | account…]")
      }
    }

    @Test("C14 a cyclic wish: the catalog wants the sign-in, and the account wants a product")
    func cyclicWish() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen)
        try await run.tap("Sign In")
        #expect(run.picture == "main[*(products) | account…] ⇧ sheet (signIn)")
        try await run.tap("Continue as Ada")
        run.app.scene.of(AccountRoute.self).show(.account)
        try await run.stage.settle()
        #expect(run.picture == "main[(products) | *(account)]")
        try await run.tap("Order 11")
        #expect(run.picture == "main[*(products › product(3)) | (account)]")
        #expect(run.window.frontTitles == ["Products", "Table"])
      }
    }

    @Test("C22 signing out takes away what only a user may see, in whichever module it stands")
    func signOut() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen)
        run.app.session.signIn("Ada")
        run.app.scene.of(CatalogRoute.self).show(.memberPrice(id: 1))
        run.app.scene.of(AccountRoute.self).show(.account)
        try await run.stage.settle()
        #expect(
          run.picture == "main[(products › product(1) › memberPrice(1)) | *(account)]")
        try await run.tap("Sign Out")
        let picture = run.picture
        #expect(!picture.contains("memberPrice") && !picture.contains("(account)"))
        #expect(picture.hasPrefix("main[*(products › product(1)) | account…]"))
      }
    }

    @Test(
      "C18 each module brings its links, and the app opens them all",
      arguments: [
        ("products", "main[*(products) | account…]"),
        ("products/2", "main[*(products › product(2)) | account…]"),
        ("sign-in", "main[*(products) | account…] ⇧ sheet (signIn)"),
        ("help", "main[*(products) | account…] ⇧ sheet (topics)"),
        (
          "help/Orders", "main[*(products) | account…] ⇧ sheet (topics › topic(\"Orders\"))"
        ),
        ("account", "main[*(products) | account…] ⇧ sheet (signIn)"),
        ("products/2/price", "main[*(products) | account…] ⇧ sheet (signIn)"),
      ])
    func links(path: String, picture: String) async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen)
        try await run.open(path)
        #expect(run.picture == picture)
      }
    }

    @Test("C17 a link to what a module has not is refused by that module, and nothing moves")
    func refusedLinks() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen)
        let unwritten = try await run.open("help/Nothing")
        guard case .failure(.refused(let rule, let reason))? = unwritten.outcome else {
          Issue.record("\(String(describing: unwritten.outcome))")
          return
        }
        #expect(rule.text == "written" && reason == "no such topic")
        let unknown = try await run.open("nothing")
        guard case .failure(.wrongLink(problem: .noPattern))? = unknown.outcome else {
          Issue.record("\(String(describing: unknown.outcome))")
          return
        }
        #expect(run.picture == "main[*(products) | account…]")
      }
    }

    @Test("C12 the catalogue lists all modules' screens, and each opens as ever")
    func catalogue() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen)
        run.app.session.signIn("Ada")
        let modules = run.app.scene.catalogue.modules
        #expect(
          modules.map(\.name)
            == [
              AccountRoute.savedName, CatalogRoute.savedName, HelpRoute.savedName,
              AppRoute.savedName,
            ]
            .sorted())
        let screens = modules.flatMap(\.screens)
        #expect(screens.count == 8)
        for screen in screens {
          let arrival = run.app.scene.show(screen)
          try await run.stage.settle()
          #expect(try arrival.outcome?.get().route == screen)
        }
        let found = run.app.scene.catalogue.matching("account sign")
        #expect(found.modules.map { $0.screens.map(\.label.text) } == [["signIn"]])
      }
    }

    @Test("C23 the maps of all modules together have no problems, nor have their links")
    func problems() throws {
      #expect(try ThreeModulesApp().scene.problems == [])
    }
  }
}
