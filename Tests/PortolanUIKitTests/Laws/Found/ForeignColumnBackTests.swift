import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// Seeds 1795963043 and 1796023383 of the splits.
@MainActor
@Suite("Back pops other code's screen in a collapsed split only to a column that can be shown")
struct ForeignColumnBackTests {
  /// A screen of other code replaces the one in the second of three columns.
  private func run(
    _ world: World, _ map: DeskMap, _ body: @MainActor (DeskApp) async throws -> Void
  ) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow, map: map) { app in
      app.navigator.show(.two)
      await app.settle()
      let stack = try #require(app.screen(named: "two")?.navigationController)
      stack.setViewControllers([OtherScreen()], animated: true)
      await app.settle()
      try await body(app)
      #expect(app.screen.faults == [])
    }
  }

  @Test("is not offered where no column before can be shown", arguments: World.all)
  func dead(world: World) async throws {
    try await run(world, DeskMap(lacking: [.one])) { app in
      await app.expect("trio{one… > *(?) > three…}")
      #expect(!app.screen.tappable.contains("Back") && !app.screen.beginSwipeBack())
    }
  }

  @Test("nor when the window became narrow while it came", arguments: World.all, [false, true])
  func narrowed(world: World, animated: Bool) async throws {
    let size = CGSize(width: 700, height: 1000)
    try await DeskApp.run(on: world.screen, size, map: DeskMap(lacking: [.one])) { app in
      app.navigator.show(.two)
      await app.settle()
      let stack = try #require(app.screen(named: "two")?.navigationController)
      stack.setViewControllers([OtherScreen()], animated: animated)
      await app.breathe()
      app.screen.rotate(to: DeskApp.narrow, on: .pad)
      await app.expect("trio{one… > *(?) > three}")
      #expect(!app.screen.tappable.contains("Back") && !app.screen.beginSwipeBack())
      #expect(app.screen.faults == [])
    }
  }

  @Test("leads to the column before", arguments: World.all)
  func goesBack(world: World) async throws {
    try await run(world, DeskMap()) { app in
      await app.expect("trio{one > *(?) > three…}")
      try app.screen.tap("Back")
      await app.expect("trio{*one > (?) > three…}")
    }
  }
}
