import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanTesting
import ProductRecipe
import Testing

extension Recipes {
  @Suite("The recipe Product shows a product in a sheet of SwiftUI after a sign-in")
  @MainActor
  struct ProductViewsTests {
    private static let home = "home[*(products) | account…]"
    private static let shown =
      "\(home) ⇧ sheet (product(id: \"012345\", coupon: nil))"

    @Test("S4.8 product, in a sheet with its title and a Close button", arguments: Draw.some)
    func sheet(draw: Draw) async throws {
      let run = try await ProductViewsRun(draw, user: .ada)
      try await run.show(.product(id: "012345"))
      #expect(run.picture == Self.shown)
      #expect(run.stage.picture == Self.shown)
      #expect(run.stage.texts.contains("Product 012345"))
      #expect(run.hasClose)
      try await run.tap("Close")
      #expect(run.stage.picture == Self.home)
      #expect(!run.hasClose)
      #expect(run.stage.faults == [])
    }

    @Test(
      "S4.8 only when signed in, from a list cell or a link: both lead through the sign-in",
      arguments: [false, true])
    func signIn(isLink: Bool) async throws {
      let run = try await ProductViewsRun()
      if isLink {
        try await run.open("products/012345")
      } else {
        try await run.tap("Product 012345")
      }
      #expect(run.stage.texts.contains("Sign In"))
      #expect(run.picture == "\(Self.home) ⇧ formSheet (signIn)")
      try await run.tap("Continue as Ada")
      #expect(run.picture == Self.shown)
      #expect(run.stage.picture == Self.shown)
      #expect(run.failures.isEmpty)
    }

    @Test("S4.8 found if shown; S4.6 another id is another screen")
    func found() async throws {
      let run = try await ProductViewsRun(user: .ada)
      try await run.tap("Product 012345")
      let again = try await run.open("products/012345")
      #expect(try again.outcome?.get().finding == .found)
      #expect(run.stage.picture == Self.shown)
      let other = try await run.open("products/067890")
      #expect(try other.outcome?.get().finding == .built)
      #expect(run.stage.texts.contains("Product 067890"))
    }

    @Test(
      "S4.6 refused = cancelled: a sign-in that is closed or dragged away cancels the product",
      arguments: [false, true])
    func cancelledSignIn(isDragged: Bool) async throws {
      let run = try await ProductViewsRun()
      try await run.tap("Product 012345")
      if isDragged {
        #expect(try await run.stage.drag(.down))
      } else {
        try await run.tap("Close")
      }
      #expect(run.stage.picture == Self.home)
      guard case .refused(let rule, _)? = run.failures.first else {
        Issue.record("\(run.failures)")
        return
      }
      #expect(rule.text == "signedIn" && run.failures.count == 1)
      // Nothing waits any more: a later sign-in shows no product.
      run.app.session.signIn(.ada)
      try await run.stage.settle()
      #expect(run.stage.picture == Self.home)
    }

    @Test("S4.6 a sign-in that is refused cancels the product with the reason")
    func refusedSignIn() async throws {
      let run = try await ProductViewsRun()
      try await run.tap("Product 012345")
      try await run.tap("Continue as Mallory")
      #expect(run.stage.picture == Self.home)
      guard case .refused(_, let reason)? = run.failures.first else {
        Issue.record("\(run.failures)")
        return
      }
      #expect(reason == "the account is closed")
    }

    @Test("S4.2 after a cold start a link builds what is beneath it")
    func coldStart() async throws {
      let app = ProductApp()
      app.session.signIn(.ada)
      let stage = SwiftUIStage { app.rootView }
      app.navigator.show(.home)
      app.wireframe.goToProduct(withId: "012345")
      try await stage.settle()
      #expect(app.navigator.tree.picture == Self.shown)
      #expect(stage.picture == Self.shown)
    }
  }
}
