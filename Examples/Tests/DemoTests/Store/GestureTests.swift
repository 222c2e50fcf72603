import PortolanInspector
import Testing

@MainActor
@Suite("A swipe or drag on the demo's drawing navigates in the Store, and the tree follows")
struct GestureTests {
  @Test("a swipe that is thought better of leaves screen and tree as they were")
  func swipeCancelled() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      try await demo.tap(.button, "Lamp")
      let (drawing, tree) = (demo.drawing, demo.store.application.navigator.tree)
      #expect(demo.store.begin(.swipe))
      #expect(!demo.store.begin(.swipe))
      #expect(!demo.store.begin(.drag))
      await demo.settleHeld()
      #expect(demo.drawing.held == .swipe)
      demo.store.cancel(.swipe)
      await demo.settle()
      #expect(demo.drawing == drawing)
      #expect(demo.store.application.navigator.tree == tree)
    }
  }

  @Test("a swipe that is finished goes back, and the tree follows")
  func swipeFinished() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      let shop = demo.drawing
      try await demo.tap(.button, "Lamp")
      #expect(demo.store.begin(.swipe))
      demo.store.finish(.swipe)
      await demo.wait(for: "no pop") { demo.drawing.motion?.kind == .pop }
      await demo.settle()
      #expect(demo.drawing == shop)
      #expect(demo.agrees)
    }
  }

  @Test("a card that is held for long stays, springs back, and goes when it is let go")
  func drag() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      let shop = demo.drawing
      try await demo.tap(.trailing, "Bag")
      let bag = demo.drawing
      #expect(demo.store.begin(.drag))
      await demo.settleHeld()
      #expect(demo.drawing.held == .drag)
      #expect(demo.drawing.layers == shop.layers)
      demo.store.cancel(.drag)
      await demo.settle()
      #expect(demo.drawing == bag)
      #expect(demo.store.begin(.drag))
      demo.store.finish(.drag)
      await demo.settle()
      #expect(demo.drawing == shop)
      #expect(demo.agrees)
    }
  }

  @Test("where nothing comes along nothing begins, and letting go of nothing does nothing")
  func nothing() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      let shop = demo.drawing
      for gesture in [Drawing.Gesture.swipe, .drag] {
        #expect(!demo.store.begin(gesture))
        demo.store.cancel(gesture)
        demo.store.finish(gesture)
      }
      await demo.settle()
      #expect(demo.drawing == shop)
    }
  }
}
