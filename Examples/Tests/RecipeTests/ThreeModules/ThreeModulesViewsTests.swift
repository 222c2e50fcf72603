import Account
import Catalog
import Foundation
import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Help
import Portolan
import PortolanTesting
import Testing
import ThreeModules
import ThreeModulesSwiftUI

extension Recipes {
  @Suite("The recipe ThreeModules joins three modules in one app of SwiftUI")
  @MainActor struct ThreeModulesViewsTests {
    nonisolated private static let start = "main[*(products) | account…]"

    /// The app's views on a headless scene.
    private func started(
      _ draw: Draw = Draw(number: 0), stubbing stubs: Set<ThreeModulesApp.Module> = []
    ) async throws -> (app: ThreeModulesApp, stage: SwiftUIStage) {
      let app = try ThreeModulesApp(stubbing: stubs)
      let stage = SwiftUIStage(assumptions: draw.assumptions) { app.rootView }
      app.start()
      try await stage.settle()
      return (app, stage)
    }

    @Test(
      "C14 the modules stand where the app says, each with its own screens", arguments: Draw.some)
    func together(draw: Draw) async throws {
      let (app, stage) = try await started(draw)
      #expect(stage.picture == Self.start)
      try await stage.tap("Lamp")
      #expect(stage.picture == "main[*(products › product(1)) | account…]")
      #expect(stage.texts.contains("Price 40"))
      try await stage.tap("Back")
      try await stage.tap("Help")
      try await stage.tap("Prices")
      #expect(stage.picture == "\(Self.start) ⇧ sheet (topics › topic(\"Prices\"))")
      #expect(stage.texts.contains("Members pay less."))
      try await stage.tap("Back")
      try await stage.tap("Done")
      #expect(stage.picture == Self.start)
      #expect(app.scene.tree.picture == Self.start)
      #expect(stage.faults == [])
    }

    @Test("C14 a guard of one module leads through the sign-in of another, and back to its target")
    func guardCrosses() async throws {
      let (app, stage) = try await started()
      try await stage.tap("Chair")
      try await stage.tap("Price for Members")
      #expect(stage.picture == "main[*(products › product(2)) | account…] ⇧ sheet (signIn)")
      try await stage.tap("Continue as Ada")
      #expect(stage.picture == "main[*(products › product(2) › memberPrice(2)) | account…]")
      #expect(stage.texts.contains("For you 80"))
      #expect(app.session.user == "Ada")
    }

    @Test("C5 the same sign-in cancelled: nothing is shown, and the price stays hidden")
    func cancelled() async throws {
      let (app, stage) = try await started()
      let request = app.scene.of(CatalogRoute.self).show(.memberPrice(id: 2))
      try await stage.settle()
      try await stage.tap("Cancel")
      guard case .failure(.refused)? = request.outcome else {
        Issue.record("\(String(describing: request.outcome))")
        return
      }
      #expect(stage.picture == Self.start)
    }

    @Test("C14 a cyclic wish: the catalog wants the sign-in, and the account wants a product")
    func cyclicWish() async throws {
      let (app, stage) = try await started()
      try await stage.tap("Sign In")
      #expect(stage.picture == "\(Self.start) ⇧ sheet (signIn)")
      try await stage.tap("Continue as Ada")
      app.scene.of(AccountRoute.self).show(.account)
      try await stage.settle()
      #expect(stage.picture == "main[(products) | *(account)]")
      #expect(stage.texts.contains("Ada"))
      try await stage.tap("Order 11")
      #expect(stage.picture == "main[*(products › product(3)) | (account)]")
      #expect(stage.texts.contains("Table"))
    }

    @Test("C22 signing out takes away what only a user may see, in whichever module it stands")
    func signOut() async throws {
      let (app, stage) = try await started()
      app.session.signIn("Ada")
      app.scene.of(CatalogRoute.self).show(.memberPrice(id: 1))
      app.scene.of(AccountRoute.self).show(.account)
      try await stage.settle()
      try await stage.tap("Sign Out")
      #expect(app.scene.tree.picture.hasPrefix("main[*(products › product(1)) | account…]"))
      #expect(stage.picture == app.scene.tree.picture)
    }

    @Test(
      "C18 each module brings its links, and the app opens them all",
      arguments: [
        ("products/2", "main[*(products › product(2)) | account…]"),
        ("help/Orders", "\(Self.start) ⇧ sheet (topics › topic(\"Orders\"))"),
        ("account", "\(Self.start) ⇧ sheet (signIn)"),
        ("help/Nothing", Self.start),
      ])
    func links(path: String, picture: String) async throws {
      let (app, stage) = try await started()
      app.scene.open(try #require(URL(string: "\(ThreeModulesApp.scheme)://\(path)")))
      try await stage.settle()
      #expect(stage.picture == picture)
    }

    @Test(
      "C14 a module is replaced by a stub by a flag: bare screens at the same place",
      arguments: [
        (ThreeModulesApp.Module.catalog, "main[*(products) | account…]"),
        (.account, "main[(products) | *(account)]"),
        (.help, "main[*(products) | account…] ⇧ sheet (topics)"),
      ])
    func stub(module: ThreeModulesApp.Module, picture: String) async throws {
      let (app, stage) = try await started(stubbing: [module])
      switch module {
      case .catalog: app.scene.of(CatalogRoute.self).show(.products)
      case .account: app.scene.of(AccountRoute.self).show(.account)
      case .help: app.scene.of(HelpRoute.self).show(.topics)
      }
      try await stage.settle()
      #expect(stage.picture == picture)
      #expect(stage.texts.contains { $0.hasPrefix("Stub of ") })
      #expect(stage.faults == [])
    }
  }
}
