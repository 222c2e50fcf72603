import HeadlessUIKit
import Portolan
import PortolanTesting
import PortolanUIKit
import ProductRecipe
import ProductUIKit
import Testing

extension Recipes {
  @Suite("The recipe Product opens the same screens from a button and from a link")
  @MainActor struct WireframeTests {
    private static let ways:
      [(name: String, link: String, go: @MainActor @Sendable (Wireframe) -> NavigationRequest)] = [
        ("goToAccount()", "account", { $0.goToAccount() }),
        ("goToMenu()", "menu", { $0.goToMenu() }),
        (
          "goToProduct(withId:)", "products/012345", { $0.goToProduct(withId: "012345") }
        ),
      ]

    @Test(
      "S4.5 goToAccount(), goToMenu(), goToProduct(withId: \"012345\"), from a button or a link",
      arguments: 0..<3, [Session.User.ada, nil])
    func alike(way: Int, user: Session.User?) async throws {
      let way = Self.ways[way]
      for shown in [[], [ProductRoute.menu], [.account], [.product(id: "067890")]] {
        var pictures: [String] = []
        for isLink in [false, true] {
          try await HeadlessScreen.run { screen in
            let run = try await ProductRun(screen, user: user)
            for route in shown { try await run.show(route) }
            if isLink { try await run.open(way.link) } else { _ = way.go(run.app.wireframe) }
            try await run.stage.settle()
            pictures.append(run.picture)
            #expect(screen.faults.isEmpty, "\(screen.faults)")
          }
        }
        #expect(pictures[0] == pictures[1], "\(way.name) over \(shown)")
        #expect(pictures[0] != "home[*(products) | account…]")
      }
    }

    @Test("S4.5 where each of them leads")
    func destinations() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        run.app.wireframe.goToAccount()
        try await run.stage.settle()
        #expect(run.picture == "home[(products) | *(account)]")
        run.app.wireframe.goToMenu()
        try await run.stage.settle()
        #expect(run.picture == "home[(products) | *(account)] ⇧ sheet (menu)")
        run.app.wireframe.goToProduct(withId: "012345")
        try await run.stage.settle()
        #expect(
          run.picture
            == "home[(products) | *(account)] ⇧ sheet (product(id: \"012345\", coupon: nil))")
      }
    }

    @Test("E3 the wireframe on a test's navigator: what each way asks for")
    func asks() {
      let navigator = TestNavigator<ProductRoute>()
      let wireframe = Wireframe(navigator)
      wireframe.goToAccount()
      wireframe.goToMenu()
      wireframe.goToProduct(withId: "012345")
      navigator.expect {
        $0.show(.account)
        $0.show(.menu)
        $0.show(.product(id: "012345"))
      }
    }

    @Test(
      "S4.5 links that lead nowhere say so, and nothing moves",
      arguments: ["nowhere", "products/012345/coupons", "products//coupons/A/B"])
    func unknown(path: String) async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        let request = try await run.open(path)
        guard case .failure(.wrongLink)? = request.outcome else {
          Issue.record("\(String(describing: request.outcome))")
          return
        }
        #expect(run.picture == "home[*(products) | account…]")
      }
    }
  }
}
