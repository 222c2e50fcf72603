import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanTesting
import ProductRecipe
import Testing

extension Recipes {
  @Suite("The recipe Product updates, closes and counts its screens in SwiftUI too")
  @MainActor
  struct ProductViewsTasksTests {
    @Test("S4.6 each screen that nothing leads out of shows a Close button, from one place")
    func closeButtons() async throws {
      let run = try await ProductViewsRun(user: .ada)
      #expect(!run.hasClose, "the list stands in the base content")
      let steps: [(ProductRoute, Bool)] = [
        (.menu, true), (.product(id: "1"), true), (.account, false), (.products, false),
        (.product(id: "2", coupon: "A"), true),
      ]
      for (route, needsClose) in steps {
        try await run.show(route)
        #expect(run.hasClose == needsClose, "\(route)")
      }
      #expect(run.stage.faults == [])
    }

    @Test("C6 a found product gets the new value, and stays the same screen")
    func update() async throws {
      let run = try await ProductViewsRun(user: .ada)
      try await run.open("products/012345")
      #expect(!run.stage.texts.contains("With the coupon WINTER"))
      let request = try await run.open("products/012345/coupons/WINTER")
      #expect(try request.outcome?.get().finding == .updated)
      #expect(run.stage.texts.contains("With the coupon WINTER"))
      #expect(run.stage.texts.contains("Product 012345"))
      #expect(run.hasClose)
    }

    @Test("C6 an update comes after the guards, never before")
    func updateAfterGuards() async throws {
      let run = try await ProductViewsRun(user: .ada)
      try await run.show(NavigationCourse(.products, then: .product(id: "012345")))
      run.app.session.signIn(.mallory)
      let other = try await run.open("products/067890/coupons/WINTER")
      guard case .failure(.refused)? = other.outcome else {
        Issue.record("\(String(describing: other.outcome))")
        return
      }
      #expect(run.stage.texts.contains("Product 012345"))
      #expect(!run.stage.texts.contains("Product 067890"))
    }

    @Test("S4.6 analytics: each visit is counted once, when its screen is on screen")
    func visits() async throws {
      let run = try await ProductViewsRun()
      let visits = run.app.visits
      #expect(visits.counts == ["home": 1])
      try await run.tap("Product 012345")
      #expect(visits.counts["product"] == nil, "it waits for the sign-in")
      try await run.tap("Continue as Ada")
      #expect(visits.counts["product"] == 1)
      #expect(visits.lastChain == ["home", "products", "product"])
      try await run.open("products/012345")
      #expect(visits.counts["product"] == 2, "found is a visit, too")
      try await run.tap("Close")
      #expect(visits.counts["product"] == 2, "closing is none")
    }

    @Test(
      "S4.7 ways passed to a view, which need not know where they lead",
      arguments: [
        (
          "Lamp",
          "home[*(products) | account…] ⇧ sheet (product(id: \"012345\", coupon: nil))", true
        ),
        (
          "Lamp for less",
          "home[*(products) | account…] ⇧ sheet (product(id: \"012345\", coupon: Optional(\"WINTER\")))",
          true
        ),
        (
          "Lamp in the list",
          "home[*(products › product(id: \"012345\", coupon: nil)) | account…]", false
        ),
        (
          "Chair, large",
          "home[*(products) | account…] ⇧ fullScreen (product(id: \"067890\", coupon: nil))", true
        ),
      ])
    func menu(offer: String, picture: String, needsClose: Bool) async throws {
      let run = try await ProductViewsRun(user: .ada)
      run.app.wireframe.goToMenu()
      try await run.stage.settle()
      #expect(run.hasClose)
      try await run.tap(offer)
      #expect(run.picture == picture)
      #expect(run.stage.picture == picture)
      #expect(run.hasClose == needsClose)
      #expect(run.stage.faults == [])
    }

    @Test("S4.8 found if shown: pushed in the list it is found there, and no sheet opens")
    func foundInList() async throws {
      let run = try await ProductViewsRun(user: .ada)
      try await run.show(NavigationCourse(.products, then: .product(id: "012345")))
      try await run.show(.account)
      #expect(run.stage.texts.contains("Account"))
      try await run.open("products/012345")
      #expect(
        run.stage.picture
          == "home[*(products › product(id: \"012345\", coupon: nil)) | (account)]")
      #expect(!run.hasClose)
    }
  }
}
