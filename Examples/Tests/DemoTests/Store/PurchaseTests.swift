import PortolanInspector
import Testing
import WalkKit

@testable import DemoKit

@MainActor @Suite("The demo's drawing, the screen and the tree match after each step of a purchase")
struct PurchaseTests {
  @Test("after each step drawing, screen and tree say the same", arguments: StoreFramework.allCases)
  func purchase(in framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      let guest = "main[*(products) | search… | orders…]"
      let product = "main[*(products › product(1)) | search… | orders…]"
      await demo.settle()
      #expect(demo.step == ["Shop", guest])
      try await demo.tap(.button, "Lamp")
      #expect(demo.step == ["Product", product])
      try await demo.tap(.button, "Reviews")
      #expect(
        demo.step
          == ["Reviews", "main[*(products › product(1) › reviews(1)) | search… | orders…]"])
      try await demo.tap(.back, "Product")
      try await demo.tap(.button, "Add to Bag")
      #expect(demo.step == ["Product", product])
      try await demo.tap(.trailing, "Bag")
      #expect(demo.step == ["Bag", "\(product) ⇧ sheet (bag)"])
      try await demo.tap(.button, "Check Out")
      #expect(demo.step == ["Sign In", "\(product) ⇧ sheet (bag) ⇧ sheet (signIn)"])
      try await demo.type("ada", into: "Name")
      try await demo.type("lovelace", into: "Password")
      let password = demo.drawing.element(.field, "Password")
      #expect(password?.isSecret == true && password?.value == "")
      try await demo.tap(.button, "Sign In")
      #expect(demo.step == ["Checkout", "\(product) ⇧ sheet (bag › checkout)"])
      try await demo.tap(.button, "Choose Address")
      #expect(
        demo.step == ["Address", "\(product) ⇧ sheet (bag › checkout) ⇧ sheet (address(Oslo))"])
      try await demo.tap(.button, "Quay 1, Bergen")
      #expect(demo.step == ["Checkout", "\(product) ⇧ sheet (bag › checkout)"])
      #expect(demo.drawing.element(.label, "Quay 1, Bergen") != nil)
      try await demo.tap(.button, "Place Order")
      #expect(demo.step == ["Shop", guest])
      try await demo.tap(.tab, "Account")
      #expect(demo.step == ["Account", "main[(products) | search… | *(orders)]"])
    }
  }
}

extension TestDemo {
  /// The title that is drawn in front, which is the front screen's, and the tree's picture, which
  /// is the screen's.
  fileprivate var step: [String] {
    #expect(agrees)
    let title = drawing.titles.last
    if let uikit = store.shell as? UIKitShell {
      #expect(title == FrontScreen(of: uikit.window).controller?.title)
    }
    return [title ?? "", store.application.navigator.tree.picture]
  }
}
