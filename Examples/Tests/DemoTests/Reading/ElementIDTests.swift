import HeadlessUIKit
import PortolanInspector
import Testing

@testable import DemoKit

@MainActor @Suite("Each element on the screen has an id, which no other element ever gets")
struct ElementIDTests {
  @Test("a name is the same as long as the object lives, and another one for each part of it")
  func same() {
    let ids = ElementIDs()
    let (one, two) = (UIViewController(), UIViewController())
    let first = ids.id(.screen, of: one)
    #expect(ids.id(.screen, of: two) != first)
    #expect(ids.id(.layer, of: one) != first)
    #expect(ids.id(.screen, of: one) == first)
    ids.forgetReleased()
    #expect(ids.id(.screen, of: one) == first)
    #expect(ids.count == 2)
  }

  @Test("a name is never given again, not even to an object in the same place of memory")
  func never() {
    let ids = ElementIDs()
    var names: Set<String> = []
    var places: Set<ObjectIdentifier> = []
    for _ in 0..<1_000 {
      let object = UIView()
      places.insert(ObjectIdentifier(object))
      names.insert(ids.id(.view, of: object))
    }
    #expect(names.count == 1_000)
    #expect(places.count < 1_000, "no place was used again, so nothing was shown")
  }

  @Test("of what went nothing is kept")
  func forgotten() {
    let ids = ElementIDs()
    var view: UIView? = UIView()
    let kept = UIView()
    for object in [view, kept].compactMap({ $0 }) { _ = ids.id(.view, of: object) }
    view = nil
    ids.forgetReleased()
    #expect(ids.count == 1)
    #expect(view == nil)
  }

  @Test("in the Store every id is there once, and stays over pushes, sheets and tabs")
  func stable() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      let shop = demo.drawing
      try await demo.tap(.button, "Lamp")
      let product = demo.drawing
      // The screen and all of it are others, the tabs are the same.
      let screens = { (drawing: Drawing) in drawing.layers[0].content.children[0] }
      let bar = try #require(screens(shop).children.first { $0.kind == .bar })
      let common = Set(screens(shop).all.map(\.id)).intersection(screens(product).all.map(\.id))
      #expect(common == [bar.id])
      #expect(screens(shop).id != screens(product).id)
      #expect(shop.layers[0].content.children[1] == product.layers[0].content.children[1])
      try await demo.tap(.trailing, "Bag")
      #expect(demo.drawing.layers[0] == product.layers[0])
      try await demo.tap(.leading, "Done")
      #expect(demo.drawing == product)
      try await demo.tap(.back, "Shop")
      #expect(demo.drawing == shop)
      for drawing in demo.drawings { #expect(Set(drawing.ids).count == drawing.ids.count) }
      #expect(demo.drawings.count > 10)
    }
  }

  @Test("after the app was started again nothing has an id of before")
  func relaunch() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      let before = Set(demo.drawing.ids)
      try await demo.act("Relaunch")
      let after = Set(demo.drawing.ids)
      #expect(after.count == before.count)
      #expect(after.isDisjoint(with: before))
    }
  }
}
