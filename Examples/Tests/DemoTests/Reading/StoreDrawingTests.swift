import PortolanInspector
import Testing

@MainActor @Suite("The demo's drawing shows each screen of the Store, and no password")
struct StoreDrawingTests {
  @Test("the splash: its name, and that something goes on")
  func splash() async throws {
    try await TestDemo.run { demo in
      await demo.wait(for: "no splash") { !demo.drawing.elements.isEmpty && !demo.drawings.isEmpty }
      let first = try #require(demo.drawings.first { $0.elements.count > 1 })
      #expect(first.outline == "base\n  screen\n    heading \"Store\"\n    activity")
      #expect(first.width == 390)
      #expect(first.height == 844)
      #expect(!first.isRightToLeft)
      await demo.settle()
    }
  }

  @Test("the tabs: the one in front with its bar and rows, then the bar with all of them")
  func tabs() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      #expect(
        demo.drawing.outline == """
          base
            screen
              screen
                bar
                  title "Shop"
                  trailing "Bag"
                button "Lamp"
                button "Chair"
                button "Sea Chart"
                button "Kettle"
              tabBar
                tab "Shop" selected
                tab "Search"
                tab "Account"
          """)
      #expect(demo.drawing.gestures.isEmpty)
      try await demo.tap(.tab, "Search")
      #expect(demo.drawing.titles == ["Search"])
      let tabs = demo.drawing.elements.filter { $0.kind == .tab }
      #expect(tabs.map(\.isSelected) == [false, true, false])
    }
  }

  @Test("a product: the way back says what is beneath, and it can be swiped away")
  func product() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      try await demo.tap(.button, "Lamp")
      #expect(
        demo.drawing.outline.hasPrefix(
          """
          base
            screen
              screen
                bar
                  back "Shop"
                  title "Product"
                  trailing "Bag"
                heading "Lamp"
                heading "40 €"
                label "A reading lamp of brass."
                button "Add to Bag"
                note "0 in the bag"
                button "Reviews"
                button "Delivery"
              tabBar
          """))
      #expect(demo.drawing.gestures == [.swipe])
      try await demo.tap(.button, "Reviews")
      #expect(demo.drawing.element(.back, "Product") != nil)
    }
  }

  @Test("sheets over each other: what they cover is still drawn, a password is not")
  func sheets() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      let shop = demo.drawing.layers[0]
      try await demo.tap(.tab, "Account")
      try await demo.type("ada", into: "Name")
      try await demo.type("lovelace", into: "Password")
      let drawing = demo.drawing
      #expect(drawing.layers.map(\.style) == [.base, .sheet])
      #expect(drawing.layers[0] == shop)
      #expect(drawing.gestures == [.drag])
      #expect(
        drawing.outline.hasSuffix(
          """
          sheet
            screen
              bar
                leading "Cancel"
                title "Sign In"
              field "Name" = "ada"
              field "Password" secret
              button "Sign In"
              button "Forgot Password"
          """))
    }
  }

  @Test("what went wrong is a problem")
  func problem() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      try await demo.tap(.tab, "Account")
      try await demo.tap(.button, "Sign In")
      #expect(
        demo.drawing.element(.problem, "STORE010 No account has this name and password.") != nil)
    }
  }

  @Test("the address over the checkout over the tabs")
  func address() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      try await demo.act("Sign In", "ada", "lovelace")
      try await demo.tap(.button, "Chair")
      try await demo.tap(.button, "Add to Bag")
      try await demo.tap(.trailing, "Bag")
      try await demo.tap(.button, "Check Out")
      #expect(demo.drawing.gestures == [.swipe, .drag])
      try await demo.tap(.button, "Choose Address")
      #expect(demo.drawing.layers.map(\.style) == [.base, .sheet, .sheet])
      #expect(
        demo.drawing.outline.hasSuffix(
          """
          sheet
            screen
              bar
                back "Bag"
                title "Checkout"
              label "1 piece"
              label "No address yet"
              button "Choose Address"
          sheet
            screen
              bar
                leading "Cancel"
                title "Address"
              button "Harbour Street 8, Oslo"
              button "Quay 1, Bergen"
              button "Lighthouse Road 3, Skagen"
          """))
    }
  }
}
