import HeadlessUIKit
import Portolan
import PortolanTesting
import PortolanUIKit
import ProductRecipe
import ProductUIKit
import Testing

extension Recipes {
  @Suite("The recipe Product places a product by its full chain or by the request's own placement")
  @MainActor struct ProductFormTests {
    private static let full = NavigationCourse<ProductRoute>(through: [
      .products, .product(id: "012345"),
    ])

    @Test("S4.8 full form: product ← ProductArrayViewController ← navigation ← Home")
    func fullForm() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        run.app.wireframe.goToMenu()
        try await run.stage.settle()
        run.app.navigator.show(Self.full)
        try await run.stage.settle()
        let product = try #require(run.product)
        let stack = try #require(product.navigationController)
        #expect(stack.viewControllers.first is ProductArrayViewController)
        #expect(stack.viewControllers.count == 2)
        #expect(stack.parent is UITabBarController && stack.presentingViewController == nil)
        #expect(run.window.frontTitles == ["Products", "Product 012345"])
        #expect(run.closeButton == nil, "Back leads out of it")
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("S4.8 full form from nothing: the whole chain is built, and guarded as in the sheet")
    func fromNothing() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen)
        run.app.navigator.show(Self.full)
        try await run.stage.settle()
        #expect(run.window.front is SignInViewController)
        try await run.tap("Continue as Ada")
        #expect(run.window.frontTitles == ["Products", "Product 012345"])
      }
    }

    @Test("S4.8 found if shown: pushed in the list it is found there, and no sheet opens")
    func foundInList() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        run.app.navigator.show(Self.full)
        try await run.stage.settle()
        let pushed = try #require(run.product)
        try await run.show(.account)
        try await run.open("products/012345")
        #expect(run.product === pushed)
        #expect(run.window.frontTitles == ["Products", "Product 012345"])
        #expect(run.closeButton == nil)
      }
    }

    @Test("S4.7 configurations kept in a dictionary, several for one screen")
    func dictionary() {
      let lamps = Offers.all.filter { course in
        guard case .product(id: "012345", _)? = course.value.routes.last else { return false }
        return true
      }
      #expect(lamps.count == 3)
      #expect(Set(lamps.values).count == 3, "as values they differ")
    }

    @Test(
      "S4.7 passed to a controller, which need not know where they lead",
      arguments: [
        ("Lamp", ["Product 012345"], "", "Close"),
        ("Lamp for less", ["Product 012345"], "With the coupon WINTER", "Close"),
        ("Lamp in the list", ["Products", "Product 012345"], "", nil),
        ("Chair, large", ["Product 067890"], "", "Close"),
      ])
    func menu(offer: String, titles: [String], note: String, button: String?) async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        run.app.wireframe.goToMenu()
        try await run.stage.settle()
        #expect(run.closeButton?.title == "Close")
        try await run.tap(offer)
        #expect(run.window.frontTitles == titles)
        #expect(run.product?.note.text == note)
        #expect(run.closeButton?.title == button)
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("C19 a placement of the asker: the chair covers the screen, with its Close button")
    func placement() async throws {
      try await HeadlessScreen.run { screen in
        let run = try await ProductRun(screen, user: .ada)
        run.app.navigator.show(try #require(Offers.all["Chair, large"]))
        try await run.stage.settle()
        #expect(run.picture.contains("⇧ fullScreen (product("))
        let stack = try #require(run.product?.navigationController)
        #expect(stack.modalPresentationStyle == .fullScreen)
        try await run.tap("Close")
        #expect(run.picture == "home[*(products) | account…]")
      }
    }

    @Test("S4.7 an unfinished chain is refused: the types leave no way to write one")
    func empty() async {
      let run = ProductApp()
      await #expect(throws: NavigationError.emptyCourse) {
        try await run.navigator.navigate(through: NavigationCourse(through: []))
      }
    }
  }
}
