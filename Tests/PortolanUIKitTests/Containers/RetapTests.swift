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
      let commits = app.commits
      try app.screen.tap("products")
      await app.expect("main[*(products) | account…]")
      #expect(app.commits == commits + 1)
      #expect(app.log.lines.count { $0 == "products.didAppear" } == 1)
      #expect(!app.log.lines.contains("product(id: 1).didAppear"))
    }
  }

  @Test(
    "U111: at the first screen nothing happens and nothing is complained of", arguments: World.all)
  func atTheFirst(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      let commits = app.commits
      try app.screen.tap("products")
      try app.screen.tap("products")
      await app.expect("main[*(products) | account…]")
      #expect(app.commits == commits)
      #expect(app.codes == [])
    }
  }
}

extension TestApp {
  /// How many trees were committed.
  fileprivate var commits: Int {
    events.count { if case .committed = $0 { return true } else { return false } }
  }
}
