import Account
import Catalog
import HeadlessUIKit
import Help
import Portolan
import PortolanTesting
import Testing

@testable import ThreeModules

extension Recipes {
  @Suite("The recipe ThreeModules replaces a module by a stub, and runs one module alone")
  @MainActor
  struct ThreeModulesStubTests {
    @Test(
      "C14 a module is replaced by a stub by a flag: bare screens at the same place",
      arguments: [
        (ThreeModulesApp.Module.catalog, "main[*(products) | account…]"),
        (.account, "main[(products) | *(account)]"),
        (.help, "main[*(products) | account…] ⇧ sheet (topics)"),
      ])
    func stub(module: ThreeModulesApp.Module, picture: String) async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen, stubbing: [module])
        switch module {
        case .catalog: run.app.scene.of(CatalogRoute.self).show(.products)
        case .account: run.app.scene.of(AccountRoute.self).show(.account)
        case .help: run.app.scene.of(HelpRoute.self).show(.topics)
        }
        try await run.stage.settle()
        #expect(run.picture == picture)
        #expect(run.window.front?.title?.hasPrefix("Stub of ") == true)
        #expect(run.app.scene.problems == [])
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("C14 with all modules stubbed the app still runs, and knows no screen of theirs")
    func allStubbed() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(
          screen, stubbing: Set(ThreeModulesApp.Module.allCases))
        run.app.scene.of(CatalogRoute.self).show(.product(id: 1))
        try await run.stage.settle()
        #expect(run.window.frontTitles == ["Stub of products", "Stub of product"])
        let unwritten = run.app.scene.of(HelpRoute.self).show(.topic("Nothing"))
        try await run.stage.settle()
        #expect(try unwritten.outcome?.get().finding == .built, "a stub refuses nothing")
      }
    }

    @Test("C14 what a stub stands in for is not asked: no sign-in where there is none to show")
    func stubbedAccount() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen, stubbing: [.account])
        try await run.tap("Lamp")
        try await run.tap("Price for Members")
        #expect(run.window.front?.title == "Lamp for Members")
        let link = try await run.open("account")
        guard case .failure(.wrongLink(problem: .noPattern))? = link.outcome else {
          Issue.record("the links went with the module: \(String(describing: link.outcome))")
          return
        }
      }
    }

    @Test(
      "E11 a stub changes no plan of another module's routes",
      arguments: ThreeModulesApp.Module.allCases)
    func plans(module: ThreeModulesApp.Module) throws {
      let whole = try ThreeModulesApp().scene
      let stubbed = try ThreeModulesApp(stubbing: [module]).scene
      #expect(try whole.of(AppRoute.self).plan(for: .main).isEmpty == false)
      for scene in [whole, stubbed] { scene.of(AppRoute.self).show(.main) }
      if module != .catalog {
        let plans = try [whole, stubbed].map {
          try $0.of(CatalogRoute.self).plan(for: .product(id: 1))
        }
        #expect(plans[0] == plans[1])
      }
      if module != .help {
        let plans = try [whole, stubbed].map { try $0.of(HelpRoute.self).plan(for: .topics) }
        #expect(plans[0] == plans[1])
      }
      if module != .account {
        let plans = try [whole, stubbed].map { try $0.of(AccountRoute.self).plan(for: .signIn) }
        #expect(plans[0] == plans[1])
      }
    }

    @Test("C12 C14 a module alone, on a stand of a test's own: its catalogue, its guards")
    func alone() async throws {
      let scene = try SceneNavigator(
        NavigationFeature(Stand.Map()),
        .catalog(
          in: Stand.tabs, scheme: "alone", isMember: { false }, otherwise: .deny("not here")))
      #expect(scene.problems == [])
      #expect(
        scene.catalogue.matching("catalog").modules.map { $0.screens.map(\.label.text) }
          == [["products", "product", "memberPrice"]])
      try await scene.of(CatalogRoute.self).navigate(to: .product(id: 3))
      #expect(scene.tree.picture == "tabs[*(products › product(3))]")
      await #expect(throws: NavigationError.self) {
        try await scene.of(CatalogRoute.self).navigate(to: .memberPrice(id: 3))
      }
      #expect(scene.tree.picture == "tabs[*(products › product(3))]")
    }

    @Test("C23 the app without one of its modules: the check names who misses it")
    func missing() throws {
      let scene = try SceneNavigator(
        NavigationFeature(AppMap()),
        .catalog(
          in: AppRoute.main, scheme: "alone", isMember: { true }, otherwise: .allow))
      #expect(scene.problems.map(\.code) == ["NAV113"])
      #expect(scene.problems.first?.route?.text == "main")
      #expect(scene.problems.first?.fix.contains(AccountRoute.savedName) == true)
    }
  }
}

/// What a module stands on when it is tried alone.
private enum Stand: NavigationRoute, CaseIterable {
  case tabs

  struct Map: NavigationMap {
    func destination(for route: Stand) -> RouteDestination<Stand> {
      .tabs([CatalogRoute.products], .root)
    }
  }
}
