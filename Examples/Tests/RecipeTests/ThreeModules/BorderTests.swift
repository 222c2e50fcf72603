import Account
import Catalog
import Help
import Portolan
import PortolanTesting
import Testing

@testable import ThreeModules

extension Recipes {
  @Suite("The recipe ThreeModules imports no module into another")
  @MainActor struct ThreeModulesBorderTests {
    @Test("C14 the three modules import the core and nothing else, neither hosts nor each other")
    func imports() throws {
      let sources = try Sources(of: "ThreeModules")
      for module in ["Catalog", "Account", "Help"] {
        let imported = sources.imports(in: "\(module)/")
        #expect(imported.files >= 6)
        #expect(
          imported.names == ["Portolan", "PortolanLinks"], "\(module) imports \(imported.names)")
      }
    }

    @Test("S4.9 the screens know the modules' models and UIKit, and not the library")
    func screens() throws {
      let imported = try Sources(of: "ThreeModules").imports(in: "UIKit/Screens/")
      #expect(imported.names == ["Account", "Catalog", "Help", "HeadlessUIKit", "UIKit"])
    }

    @Test("S4.9 the views know the modules' models, and neither context nor navigator")
    func views() throws {
      let sources = try Sources(of: "ThreeModules")
      let imported = sources.imports(in: "SwiftUI/Screens/")
      #expect(imported.files == 8)
      #expect(imported.names == ["Account", "Catalog", "Help", "PortolanSwiftUI"])
      for (name, text) in sources.files where name.hasPrefix("SwiftUI/Screens/") {
        for word in ["ScreenContext", "Navigator"] {
          #expect(!text.contains(word), "\(name) names \(word)")
        }
      }
    }

    @Test("S4.9 composed without the library: by hand there is no host, navigator or map")
    func byHand() throws {
      let sources = try Sources(of: "ThreeModules")
      #expect(
        sources.imports(in: "ByHand/").names
          == ["Account", "Catalog", "Help", "Portolan", "ThreeModulesScreens"])
      let text = sources.files.filter { $0.key.hasPrefix("ByHand/") }.values.joined()
      #expect(text.count > 1_000)
      for word in [
        "SceneNavigator", "NavigationMap", "RouteDestination", "NavigationFeature(", " Navigator<",
      ] {
        #expect(!text.contains(word), "by hand there is a \(word)")
      }
    }

    @Test("C14 no module names a type of another")
    func names() throws {
      let sources = try Sources(of: "ThreeModules").files
      for (module, others) in [
        ("Catalog/", ["Account", "Help", "AppRoute"]),
        ("Account/", ["Catalog", "Help", "AppRoute"]),
        ("Help/", ["Catalog", "Account", "AppRoute"]),
      ] {
        let types = others.flatMap { ["\($0)Route", "\($0)Model", "\($0)Event", "import \($0)"] }
        for (name, text) in sources where name.hasPrefix(module) {
          for type in types { #expect(!text.contains(type), "\(name) names \(type)") }
        }
      }
    }

    @Test("E11 a fourth module changes no plan of the three, whatever is shown")
    func fourthModule() async throws {
      let today = try Self.scene()
      let tomorrow = try Self.scene(NavigationFeature(Extras.Map()))
      let steps: [@MainActor (Scene) async throws -> NavigationPlan] = [
        { try await $0.go(AppRoute.main) }, { try await $0.go(CatalogRoute.product(id: 1)) },
        { try await $0.go(HelpRoute.topics) }, { try await $0.go(HelpRoute.topic("Prices")) },
        { try await $0.go(CatalogRoute.memberPrice(id: 1)) },
        { try await $0.go(AccountRoute.signIn) },
        { try await $0.go(AccountRoute.account) }, { try await $0.go(CatalogRoute.product(id: 2)) },
        { try await $0.go(HelpRoute.topics) }, { try await $0.go(CatalogRoute.products) },
      ]
      for (place, step) in steps.enumerated() {
        let plans = [try await step(today), try await step(tomorrow)]
        #expect(plans[0] == plans[1], "step \(place)")
      }
      #expect(today.scene.tree.picture == tomorrow.scene.tree.picture)
      #expect(tomorrow.scene.problems == [])
      let shown = tomorrow.scene.tree.picture
      _ = try await tomorrow.go(Extras.review(of: 1))
      #expect(tomorrow.scene.tree.picture != shown, "and it can be shown")
    }

    /// The three modules' real maps, with guards that allow.
    private static func scene(_ more: NavigationFeature? = nil) throws -> Scene {
      let session = Session()
      session.signIn("Ada")
      let app = NavigationFeature(AppMap())
      let catalog = NavigationFeature.catalog(
        in: AppRoute.main, scheme: "three", isMember: { true }, otherwise: .allow)
      let account = NavigationFeature.account(in: AppRoute.main, scheme: "three", session: session)
      let help = NavigationFeature.help(over: AppRoute.main, scheme: "three")
      if let more { return Scene(try SceneNavigator(app, catalog, account, help, more)) }
      return Scene(try SceneNavigator(app, catalog, account, help))
    }
  }
}

/// A scene in which each plan is made before it is carried out.
@MainActor private struct Scene {
  let scene: SceneNavigator

  init(_ scene: SceneNavigator) {
    self.scene = scene
  }

  func go<R: NavigationRoute>(_ route: R) async throws -> NavigationPlan {
    let plan = try scene.of(R.self).plan(for: route)
    try await scene.of(R.self).navigate(to: route)
    return plan
  }
}

/// A module that comes later and stands on one of the others.
private enum Extras: NavigationRoute {
  case review(of: Int)

  struct Map: NavigationMap {
    func destination(for route: Extras) -> RouteDestination<Extras> {
      switch route {
      case .review(let id): return .screen(.pushed(onto: CatalogRoute.product(id: id)))
      }
    }

    var samples: [Extras] { [.review(of: 1)] }
  }
}
