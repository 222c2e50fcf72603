import PortolanInspector
import Testing

@testable import DemoKit

@MainActor
@Suite(
  "The demo's drawing shows the Store's alerts, dialogs, popovers, columns and texts", .serialized)
struct AskingDrawingTests {
  @Test(
    "an alert: its title, its message and its buttons by their roles; the answer counts",
    arguments: StoreFramework.allCases)
  func alert(framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      try await demo.fillBag()
      try await demo.tap(.button, "Empty Bag")
      let alert = try #require(demo.drawing.layers.last)
      #expect(alert.style == .alert)
      #expect(alert.beside == nil)
      #expect(alert.content.children.map(\.kind) == [.title, .label, .button, .button])
      #expect(
        alert.content.children.map(\.text)
          == ["Empty the bag?", "All products are taken out of it.", "Empty", "Keep"])
      #expect(alert.content.children.map(\.role) == [nil, nil, .destructive, .cancel])
      try await demo.tap(.button, "Keep")
      #expect(demo.drawing.element(.button, "Remove 1 × Lamp") != nil)
      try await demo.tap(.button, "Empty Bag")
      try await demo.tap(.button, "Empty")
      #expect(demo.drawing.element(.label, "The bag is empty.") != nil)
      #expect(demo.drawing.layers.map(\.style) == [.base, .sheet])
    }
  }

  @Test(
    "a dialog stands at the bottom, with a button that cancels; a tap beside it does the same",
    arguments: StoreFramework.allCases)
  func dialog(framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      try await demo.search("a")
      #expect(demo.found == ["Chair", "Lamp", "Sea Chart"])
      try await demo.tap(.trailing, "Sort")
      let dialog = try #require(demo.drawing.layers.last)
      #expect(dialog.style == .dialog)
      #expect(dialog.source == nil)
      #expect(dialog.content.children.map(\.text) == ["Sort by", "Name", "Price", "Cancel"])
      #expect(dialog.content.children.map(\.role) == [nil, nil, nil, .cancel])
      try await demo.tapBeside()
      #expect(demo.drawing.layers.map(\.style) == [.base])
      try await demo.tap(.trailing, "Sort")
      try await demo.tap(.button, "Price")
      #expect(demo.found == ["Lamp", "Sea Chart", "Chair"])
    }
  }

  @Test(
    "on a tablet a dialog points at its source, and a tap beside it stands for the button that cancels",
    arguments: StoreFramework.allCases)
  func dialogOnTablet(framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      try await demo.act("Tablet")
      try await demo.search("a")
      try await demo.tap(.trailing, "Sort")
      let dialog = try #require(demo.drawing.layers.last)
      #expect(dialog.style == .popover)
      let source = demo.drawing.elements.first { $0.id == dialog.source }
      #expect(source?.text == "Sort")
      #expect(dialog.content.children.map(\.text) == ["Sort by", "Name", "Price"])
      try await demo.tapBeside()
      #expect(demo.drawing.layers.map(\.style) == [.base])
      #expect(demo.faults == [])
    }
  }

  @Test(
    "a popover points at its source on a tablet, and is a card on a phone",
    arguments: StoreFramework.allCases)
  func popover(framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      await demo.settle()
      try await demo.tap(.button, "Lamp")
      try await demo.tap(.button, "Delivery")
      #expect(demo.drawing.layers.map(\.style) == [.base, .sheet])
      #expect(demo.drawing.layers.last?.source == nil)
      try await demo.act("Tablet")
      let popover = try #require(demo.drawing.layers.last)
      #expect(popover.style == .popover)
      #expect(demo.drawing.elements.first { $0.id == popover.source }?.text == "Delivery")
      try await demo.tapBeside()
      #expect(demo.drawing.titles == ["Product"])
    }
  }

  @Test(
    "a split: columns beside each other with a bar each, and one of them where there is no room",
    arguments: StoreFramework.allCases)
  func split(framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      await demo.settle()
      try await demo.act("Sign In", "ada", "lovelace")
      try await demo.tap(.tab, "Account")
      try await demo.tap(.leading, "Help")
      #expect(demo.drawing.titles == ["Help"])
      try await demo.tap(.button, "Paying")
      #expect(demo.drawing.titles == ["Paying"])
      #expect(demo.drawing.element(.back, "Help") != nil)
      try await demo.act("Tablet")
      #expect(demo.drawing.titles == ["Help", "Paying"])
      let split = try #require(demo.drawing.elements.first { $0.kind == .split })
      #expect(split.children.map(\.kind) == [.screen, .screen])
      #expect(split.children.map { $0.children.first?.kind } == [.bar, .bar])
      #expect(demo.drawing.element(.back, "Help") == nil)
      try await demo.tap(.button, "Repairs")
      #expect(demo.drawing.titles == ["Help", "Repairs"])
      try await demo.act("Phone")
      #expect(demo.drawing.titles == ["Repairs"])
      try await demo.tap(.back, "Help")
      #expect(demo.drawing.titles == ["Help"])
      #expect(Set(demo.drawing.ids).count == demo.drawing.ids.count)
    }
  }

  @Test("texts keep their size, weight and colour", arguments: StoreFramework.allCases)
  func looks(framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      await demo.settle()
      try await demo.tap(.button, "Lamp")
      #expect(demo.drawing.element(.heading, "Lamp")?.look == .init(size: 28))
      #expect(demo.drawing.element(.heading, "40 €")?.look == .init(isBold: true))
      #expect(demo.drawing.element(.label, "A reading lamp of brass.")?.look == .init())
      #expect(
        demo.drawing.element(.note, "0 in the bag")?.look == .init(size: 13, color: .secondary))
    }
  }
}

extension TestDemo {
  fileprivate func fillBag() async throws {
    await settle()
    try await tap(.button, "Lamp")
    try await tap(.button, "Add to Bag")
    try await tap(.trailing, "Bag")
  }

  fileprivate func search(_ text: String) async throws {
    await settle()
    try await tap(.tab, "Search")
    try await type(text, into: "Search for")
  }

  /// The names of the products that were found.
  fileprivate var found: [String] {
    drawing.elements.filter { $0.kind == .button }.map(\.text)
  }

  fileprivate func tapBeside() async throws {
    try store.tap(try #require(drawing.layers.last?.beside))
    await settle()
  }
}
