import HeadlessUIKit
import Portolan
import Store
import Testing

@testable import DemoKit
@testable import PortolanInspector

@MainActor @Suite("The demo can draw one screen alone, and draws the Store unchanged afterwards")
struct AloneTests {
  /// A page's inspector of the Store, which shows a screen alone.
  private func inspector(of demo: TestDemo) -> Inspector {
    let inspector = Inspector(demo.store)
    inspector.inspect(demo.store.application.navigator.scene)
    return inspector
  }

  @Test(
    "it is drawn instead of the Store, which is there again afterwards as it was",
    arguments: StoreFramework.allCases)
  func product(in framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      await demo.settle()
      let shop = demo.drawing
      let tree = demo.store.application.navigator.tree
      let inspector = inspector(of: demo)
      inspector.show(alone: AnyRoute(StoreRoute.product(id: 2)), asks: false)
      await demo.settle()
      #expect(demo.drawing.titles == ["Product"])
      #expect(demo.drawing.elements.contains { $0.text == "Chair" })
      #expect(!demo.drawing.elements.contains { $0.kind == .tab })
      try await demo.tap(.button, "Reviews")
      #expect(demo.drawing.titles == ["Reviews"])
      #expect(demo.store.begin(.swipe))
      inspector.leave()
      await demo.settle()
      #expect(demo.drawing == shop)
      #expect(demo.store.application.navigator.tree == tree)
      try await demo.tap(.button, "Lamp")
      #expect(demo.drawing.titles == ["Product"])
    }
  }

  @Test("each screen of the catalogue can be shown so", arguments: StoreFramework.allCases)
  func all(in framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      await demo.settle()
      let inspector = inspector(of: demo)
      for route in StoreMap().samples {
        inspector.show(alone: AnyRoute(route), asks: false)
        await demo.settle()
        #expect(demo.drawing.layers.count == 1, "\(route)")
        #expect(demo.drawing.elements.contains { $0.kind == .tab } == (route == .main), "\(route)")
      }
      #expect(demo.faults.isEmpty)
    }
  }

  @Test("a relaunch ends it")
  func relaunch() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      let inspector = inspector(of: demo)
      demo.store.onStart = { inspector.inspect($0) }
      inspector.show(alone: AnyRoute(StoreRoute.search), asks: false)
      await demo.settle()
      #expect(demo.drawing.titles == ["Search"])
      try await demo.act("Relaunch")
      #expect(demo.drawing.titles == ["Shop"])
      #expect(demo.drawing.elements.filter { $0.kind == .tab }.count == 3)
    }
  }
}
