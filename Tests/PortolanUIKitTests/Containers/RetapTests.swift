import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A tap on the selected tab pops that tab to its first screen (U111)")
struct RetapTests {
  @Test("U111: it pops to the first screen in one transition", arguments: World.all)
  func pops(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.reviews(of: 1))
      await app.settle()
      app.log.lines = []
      try app.screen.tap("products")
      await app.expect("main[*(products) | account…]")
      #expect(app.log.lines.count { $0 == "products.didAppear" } == 1)
      #expect(!app.log.lines.contains("product(id: 1).didAppear"))
    }
  }
}
