import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite("The tree matches what other code presents, without a request or a gesture of the user")
struct NoticedTests {
  nonisolated private static let lower: [Shop?] = [nil, .note, .signIn]
  nonisolated private static let ways = OtherCode.Way.allCases.filter { $0 != .push }

  @Test("presented by a view of ours, and taken away", arguments: World.each, lower)
  func ownPresentation(world: World, lower: Shop?) async throws {
    for way in Self.ways {
      let app = TestApp(in: world)
      if let lower { app.navigator.show(lower) }
      await app.settle()
      let beneath = app.navigator.tree.picture
      app.other.show(way, from: try #require(app.navigator.tree.visiblePath.last))
      await app.expect(beneath + " ⇧ foreign (?)")
      app.other.takeAway()
      await app.expect(beneath)
      #expect(app.codes == [], "\(way)")
    }
  }

  @Test("presented by code of UIKit's, and dismissed", arguments: World.each, lower)
  func uikit(world: World, lower: Shop?) async throws {
    for animated in [true, false] {
      let app = TestApp(in: world)
      if let lower { app.navigator.show(lower) }
      await app.settle()
      let beneath = app.navigator.tree.picture
      _ = app.screen.actBeside(animated: animated)
      await app.expect(beneath + " ⇧ foreign (?)")
      _ = app.screen.actBeside(animated: animated)
      await app.expect(beneath)
      #expect(app.codes == [])
    }
  }

  @Test("closed by a person after the window has changed its size", arguments: World.each)
  func resized(world: World) async throws {
    for way in [OtherCode.Way.sheet, .cover, .popover] {
      let app = TestApp(in: world)
      await app.settle()
      app.other.show(way, from: try #require(app.navigator.tree.visiblePath.last))
      await app.breathe()
      app.screen.screen.rotate(to: DeskApp.wide, on: .pad)
      await app.expect("main[*(products) | account…] ⇧ foreign (?)")
      try app.screen.tap("Done")
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test(
    "a layer that its own screen dismisses with UIKit", arguments: World.each,
    [Shop.bag, .note, .card])
  func ownScreen(world: World, layer: Shop) async throws {
    let app = TestApp(in: world)
    app.navigator.show(layer)
    await app.settle()
    app.screen.topController?.dismiss(animated: true)
    await app.expect("main[*(products) | account…]")
    #expect(app.codes == [])
  }

  @Test("dismissed in the turn of a request, when the screen wants to stay", arguments: World.each)
  func sameTurn(world: World) async throws {
    let app = TestApp(in: world)
    app.navigator.show(.note)
    await app.settle()
    try #require(app.front).askBeforeLeaving { .stay }
    await app.settle()
    app.navigator.show(.reviews(of: 1), placed: .presented(.alert))
    app.screen.screen.window?.rootViewController?.dismiss(animated: true)
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
    app.clock.advance(by: .seconds(60))
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
  }
}
