import HeadlessUIKit
import Portolan
import PortolanTesting
import PortolanUIKit
import ProductRecipe
import ProductUIKit
import Testing

extension Recipes {
  @Suite("The recipe Product updates a found product, adds Close buttons and counts visits")
  @MainActor struct ProductTasksTests {
    @Test("S4.6 each screen that nothing leads out of shows a Close button, from one place")
    func closeButtons() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        #expect(run.closeButton == nil, "the list stands in the base content")
        let steps: [(ProductRoute, Bool)] = [
          (.menu, true), (.product(id: "1"), true), (.account, false), (.products, false),
          (.product(id: "2", coupon: "A"), true),
        ]
        for (route, needsClose) in steps {
          try await run.show(route)
          #expect((run.closeButton != nil) == needsClose, "\(route)")
        }
        let screens = try Sources(of: "Product").files.filter { $0.key.contains("/Screens/") }
        #expect(screens.count == 12)
        for (name, text) in screens {
          #expect(!text.contains("\"Close\""), "\(name) has a Close button of its own")
        }
      }
    }

    @Test("C6 a found product gets the new value, and stays the same screen")
    func update() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        try await run.open("products/012345")
        let first = try #require(run.product)
        #expect(first.title == "Product 012345" && first.note.text == "")
        let request = try await run.open("products/012345/coupons/WINTER")
        #expect(run.product === first)
        #expect(first.note.text == "With the coupon WINTER")
        #expect(try request.outcome?.get().finding == .updated)
        #expect(run.closeButton?.title == "Close")
      }
    }

    @Test("C6 an update comes after the guards, never before")
    func updateAfterGuards() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        let pushed = NavigationCourse<ProductRoute>(through: [.products, .product(id: "012345")])
        run.app.navigator.show(pushed)
        try await run.stage.settle()
        let shown = try #require(run.product)
        run.app.session.signIn(.mallory)
        let other = try await run.open("products/067890/coupons/WINTER")
        guard case .failure(.refused)? = other.outcome else {
          Issue.record("\(String(describing: other.outcome))")
          return
        }
        #expect(run.product === shown && shown.title == "Product 012345")
        #expect(shown.note.text == "")
      }
    }

    @Test("S4.6 analytics: each visit is counted once, when its screen is on screen")
    func visits() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen)
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
        run.app.navigator.show(NavigationCourse(.products, then: .product(id: "012345")))
        try await run.stage.settle()
        #expect(visits.counts["product"] == 3)
        #expect(visits.lastChain == ["home", "products", "product"])
      }
    }

    @Test("C7 a product that was refused or cancelled is no visit")
    func noVisits() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen)
        try await run.tap("Product 012345")
        try await run.tap("Close")
        try await run.tap("Product 012345")
        try await run.tap("Continue as Mallory")
        #expect(run.app.visits.counts["product"] == nil)
        #expect(run.failures.count == 2)
      }
    }
  }
}
