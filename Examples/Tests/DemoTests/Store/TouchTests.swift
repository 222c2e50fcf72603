import HeadlessUIKit
import PortolanInspector
import Testing

@testable import DemoKit

@MainActor
@Suite("A tap on the demo's drawing reaches the intended element, or fails with a reason")
struct TouchTests {
  @Test("an element that went answers no more, and one that no finger means anything by never did")
  func gone() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      let lamp = try #require(demo.drawing.element(.button, "Lamp"))
      let title = try #require(demo.drawing.element(.title, "Shop"))
      for id in [title.id, "nothing"] {
        #expect(throws: InspectedProblem.noElement(id)) { try demo.store.tap(id) }
        #expect(throws: InspectedProblem.noElement(id)) { try demo.store.type("x", into: id) }
      }
      try await demo.tap(.button, "Lamp")
      let product = demo.drawing
      #expect(throws: InspectedProblem.noElement(lamp.id)) { try demo.store.tap(lamp.id) }
      await demo.settle()
      #expect(demo.drawing == product)
    }
  }

  @Test("what a sheet covers is drawn and cannot be tapped; the words say what can")
  func covered() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      try await demo.tap(.trailing, "Bag")
      let drawing = demo.drawing
      let covered = drawing.layers[0].content.all.filter { [.button, .tab].contains($0.kind) }
      #expect(covered.count == 7)
      for element in covered {
        #expect(
          throws: HeadlessTouchError(
            label: element.text, reason: .covered, tappable: ["Done"])
        ) { try demo.store.tap(element.id) }
      }
      await demo.settle()
      #expect(demo.drawing == drawing)
    }
  }

  @Test("while something moves no finger gets through")
  func moving() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      let lamp = try #require(demo.drawing.element(.button, "Lamp"))
      let bag = try #require(demo.drawing.element(.trailing, "Bag"))
      try demo.store.tap(lamp.id)
      await demo.wait(for: "no push") { demo.drawing.motion?.kind == .push }
      let next = try #require(demo.drawing.element(.back, "Shop"))
      let screen = try demo.uikit.screen
      do throws(HeadlessTouchError) {
        try screen.tap(.control(UIButton()))
      } catch { #expect(error.reason == .transitioning) }
      try demo.store.tap(next.id)
      #expect(throws: InspectedProblem.noElement(bag.id)) { try demo.store.tap(bag.id) }
      await demo.settle()
      #expect(demo.drawing.titles == ["Product"])
    }
  }

  @Test("what is typed stands in the field that is meant, and the search follows it")
  func typing() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      try await demo.tap(.tab, "Search")
      let field = try #require(demo.drawing.element(.field, "Search for"))
      #expect(field.value == "")
      try await demo.type("ket", into: "Search for")
      let after = try #require(demo.drawing.element(.field, "Search for"))
      #expect(after.id == field.id)
      #expect(after.value == "ket")
      #expect(demo.drawing.elements.filter { $0.kind == .button }.map(\.text) == ["Kettle"])
      try await demo.type("", into: "Search for")
      #expect(demo.drawing.element(.field, "Search for")?.value == "")
      let tab = try #require(demo.drawing.element(.tab, "Shop"))
      #expect(throws: InspectedProblem.noField(tab.id)) { try demo.store.type("x", into: tab.id) }
    }
  }

  @Test("of two buttons with one label each does its own")
  func twins() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      var taps: [Int] = []
      let extra = UIViewController()
      for number in 0...1 {
        let button = Make.button("Same") { taps.append(number) }
        button.frame = CGRect(x: 0, y: 100 + number * 50, width: 100, height: 44)
        extra.view.addSubview(button)
      }
      try demo.uikit.window.rootViewController?.present(extra, animated: false)
      await demo.settle()
      try await demo.tap(.button, "Same", 1)
      try await demo.tap(.button, "Same", 0)
      try await demo.tap(.button, "Same", 1)
      #expect(taps == [1, 0, 1])
    }
  }

  @Test("what cannot be done is told in sentences")
  func words() {
    #expect(
      "\(InspectedProblem.noElement("v7"))"
        == "The screen has nothing with the id \"v7\" that answers a finger; it may have gone.")
    #expect(
      "\(InspectedProblem.noField("v7"))"
        == "The element \"v7\" is no field, so nothing can be typed in it.")
    #expect(
      "\(InspectedProblem.store(.wrongPassword))"
        == "STORE010 No account has this name and password.")
    #expect("\(InspectedProblem.starting)" == "The app is being started again already.")
  }
}
