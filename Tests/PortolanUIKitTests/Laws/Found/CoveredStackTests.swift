import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The tree matches a stack that other code changes just before a tab switch hides that stack")
struct CoveredStackTests {
  /// Seed 1795912814: what was read last was what other code restored, and nobody looked again.
  @Test("other code takes back what a plan pushes, and selects another tab", arguments: World.all)
  func takenBack(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, map: ManyTabsMap())
      app.navigator.show(.products)
      await app.settle()
      let stack = try #require(app.controllers.last { $0.title != nil }?.navigationController)
      app.navigator.stack(.products).set(
        [.product(id: 1), .product(id: 4), .product(id: 1)], as: .pop)
      stack.popToRootViewController(animated: false)
      await app.breathe()
      app.tabs?.selectedIndex = 2
      await app.breathe()
      app.tabs?.selectedIndex = 1
      await app.settle()
      #expect(app.shown.hasPrefix("main[(products"))
      #expect(app.peeked.picture == app.shown)
      #expect(!app.navigator.scene.isBusy && app.screen.faults == [])
    }
  }
}
