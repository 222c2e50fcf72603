import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A swipe back pops a screen that a custom transition has pushed (U61)")
struct StackTransitionSwipeTests {
  private static let pushed = "main[*(products › product(1)) | account…]"

  private func run(
    _ world: World, _ transition: ScreenTransition,
    _ body: @MainActor (TestApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, map: MovingMap(transition))
      app.navigator.show(.main)
      app.navigator.show(.product(id: 1))
      await app.expect(Self.pushed)
      try await body(app)
    }
  }

  /// A finger swipes, lets go early, and swipes again to the end.
  private func swipe(_ app: TestApp, begin: (HeadlessScreen) -> Bool) async {
    #expect(begin(app.screen))
    app.screen.cancelSwipeBack()
    await app.expect(Self.pushed)
    #expect(begin(app.screen))
    app.screen.finishSwipeBack()
    await app.expect("main[*(products) | account…]")
  }

  @Test(
    "and gives it back", arguments: World.all,
    [
      ScreenTransition.slide(from: .top), .crossDissolve(), .zoom(from: "photo"), .cut,
    ])
  func swipes(world: World, transition: ScreenTransition) async {
    await run(world, transition) { await swipe($0) { $0.beginSwipeBack() } }
  }

  @Test("U167: anywhere in the content", arguments: World.all.filter { $0.profile >= .iOS26 })
  func content(world: World) async {
    await run(world, .slide(from: .top)) { await swipe($0) { $0.beginSwipeBackInContent() } }
  }

  @Test("the button moves it as the map says", arguments: World.all)
  func button(world: World) async throws {
    try await run(world, .slide(from: .top)) { app in
      let film = try #require(app.front?.view as? FilmView)
      let before = film.places.count
      try app.screen.tap("Back")
      await app.expect("main[*(products) | account…]")
      #expect(film.places.dropFirst(before).contains(CGPoint(x: 0, y: -844)))
    }
  }

  @Test("a screen that asks before it leaves is asked", arguments: World.all)
  func asks(world: World) async throws {
    try await run(world, .slide(from: .top)) { app in
      let node = try #require(app.navigator.tree.visiblePath.last)
      let context = try #require(ScreenContext<Shop>(node: node, in: app.navigator.scene))
      var asked = 0
      context.askBeforeLeaving {
        asked += 1
        return asked > 1 ? .leave : .stay
      }
      #expect(!app.screen.beginSwipeBack())
      await app.expect(Self.pushed)
      try app.screen.tap("Back")
      await app.expect("main[*(products) | account…]")
      #expect(asked == 2)
    }
  }
}
