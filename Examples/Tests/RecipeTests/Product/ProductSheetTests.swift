import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import PortolanUIKit
import ProductRecipe
import ProductUIKit
import Testing

extension Recipes {
  @Suite("The recipe Product shows a product in a sheet to a person who is signed in")
  @MainActor struct ProductSheetTests {
    private static let shown =
      "home[*(products) | account…] ⇧ sheet (product(id: \"012345\", coupon: nil))"

    @Test("S4.8 product, in a modal navigation controller with its title and a Close button")
    func sheet() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        try await run.show(.product(id: "012345"))
        #expect(run.picture == Self.shown)
        #expect(run.product?.title == "Product 012345")
        let stack = try #require(run.product?.navigationController)
        #expect(stack.viewControllers == [run.product].compactMap { $0 })
        #expect(stack.presentingViewController != nil)
        #expect(run.closeButton?.title == "Close")
        try await run.tap("Close")
        #expect(run.picture == "home[*(products) | account…]")
        #expect(run.window.front is ProductArrayViewController)
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("S4.8 only when signed in, from a list cell or a link: both lead through the sign-in")
    func signIn() async throws {
      for isLink in [false, true] {
        try await HeadlessScreen.run { screen in
          let run = try await ProductRun(screen)
          if isLink {
            try await run.open("products/012345")
          } else {
            try await run.tap("Product 012345")
          }
          #expect(run.picture == "home[*(products) | account…] ⇧ formSheet (signIn)")
          #expect(run.product == nil)
          try await run.tap("Continue as Ada")
          #expect(run.stage.window.frontTitles == ["Product 012345"])
          #expect(run.window.front?.navigationController?.presentingViewController != nil)
          #expect(run.failures.isEmpty)
        }
      }
    }

    @Test("S4.8 found if shown: the same controller, with nothing built anew")
    func found() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        try await run.tap("Product 012345")
        let first = try #require(run.product)
        let again = try await run.open("products/012345")
        #expect(run.product === first)
        #expect(try again.outcome?.get().finding == .found)
        let other = try await run.open("products/067890")
        #expect(run.product !== first, "S4.6 the same class with another id is another screen")
        #expect(try other.outcome?.get().finding == .built)
        #expect(run.window.frontTitles == ["Product 067890"])
      }
    }

    @Test("S4.6 refused = cancelled: a sign-in that is closed cancels the product, and says so")
    func cancelledSignIn() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen)
        try await run.tap("Product 012345")
        try await run.tap("Close")
        #expect(run.picture == "home[*(products) | account…]")
        #expect(run.product == nil && run.app.session.user == nil)
        guard case .refused(let rule, _)? = run.failures.first else {
          Issue.record("\(run.failures)")
          return
        }
        #expect(rule.text == "signedIn" && run.failures.count == 1)
        // Nothing waits any more: a later sign-in shows no product.
        run.app.session.signIn(.ada)
        try await run.stage.settle()
        #expect(run.product == nil)
      }
    }

    @Test("S4.6 a sign-in that is dragged away is one that was closed")
    func draggedSignIn() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen)
        let request = try await run.show(.product(id: "012345"))
        #expect(screen.beginSheetDrag())
        screen.finishSheetDrag()
        try await run.stage.settle()
        guard case .failure(.refused)? = request.outcome else {
          Issue.record("\(String(describing: request.outcome))")
          return
        }
        #expect(run.picture == "home[*(products) | account…]")
      }
    }

    @Test("S4.6 a sign-in that is refused cancels the product with the reason")
    func refusedSignIn() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen)
        try await run.tap("Product 012345")
        try await run.tap("Continue as Mallory")
        #expect(run.picture == "home[*(products) | account…]")
        guard case .refused(_, let reason)? = run.failures.first else {
          Issue.record("\(run.failures)")
          return
        }
        #expect(reason == "the account is closed")
        let other = try await run.show(.account)
        #expect(run.picture == "home[*(products) | account…]", "who is refused is not asked again")
        guard case .failure(.refused)? = other.outcome else {
          Issue.record("\(String(describing: other.outcome))")
          return
        }
      }
    }

    @Test("C5 a request that is cancelled while the sign-in is open shows nothing afterwards")
    func cancelledRequest() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen)
        let request = try await run.show(.product(id: "012345"))
        request.cancel()
        #expect(request.outcome == .failure(.cancelled))
        try await run.tap("Continue as Ada")
        #expect(run.picture == "home[*(products) | account…]")
        #expect(run.app.session.user == .ada)
      }
    }

    @Test("S4.2 after a cold start a link builds what is beneath it, the sign-in included")
    func coldStart() async throws {
      try await HeadlessScreen.run { screen in
        let app = ProductApp(clock: screen.clock)
        app.session.signIn(.ada)
        let stage = UIKitStage(on: screen) { app.start(in: $0) }
        app.wireframe.goToProduct(withId: "012345")
        try await stage.settle()
        #expect(app.navigator.tree.picture == Self.shown)
        #expect(stage.window.frontTitles == ["Product 012345"])
      }
    }

    @Test("C23 the map has no problems")
    func problems() {
      #expect(ProductMap().problems == [])
      #expect(ProductApp().navigator.scene.problems == [])
    }
  }
}
