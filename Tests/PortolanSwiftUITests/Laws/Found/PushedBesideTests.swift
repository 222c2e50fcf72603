import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite("The tree matches the screen when other code pushes at the same time as the navigator")
struct PushedBesideTests {
  nonisolated private static let worlds = World.each.filter(\.reports)

  @Test("the turn in which a part comes: nobody sees its first screen", arguments: worlds)
  func part(world: World) async throws {
    let app = TestApp(in: world)
    let front = try #require(app.peeked.visiblePath.last)
    app.other.show(.push, from: front)
    await app.rest()
    #expect(app.shown == "main[*(products › ?) | account…]")
    #expect(app.peeked.picture == app.shown)
    #expect(app.codes == [])
  }

  @Test(
    "the turn in which the app pushes: its screen is never built", arguments: worlds, [true, false])
  func screen(world: World, isFirst: Bool) async throws {
    let app = TestApp(in: world)
    await app.rest()
    let front = try #require(app.peeked.visiblePath.last)
    if isFirst { app.other.show(.push, from: front) }
    let push = app.navigator.push(.product(id: 1))
    if !isFirst { app.other.show(.push, from: front) }
    await app.rest()
    #expect(push.ending == "arrived")
    #expect(app.shown == "main[*(products › product(1) › ?) | account…]")
    #expect(app.peeked.picture == app.shown)
    #expect(app.codes == [])
  }

  /// Seed 27100100.
  @Test("beneath a screen that other code has pushed: it is never built", arguments: worlds)
  func beneathAnother(world: World) async throws {
    let app = TestApp(in: world)
    let products = try #require(app.peeked.visiblePath.last)
    app.navigator.push(.product(id: 1))
    await app.rest()
    let product = try #require(app.peeked.visiblePath.last)
    app.other.show(.push, from: product)
    await app.rest()
    app.other.show(.push, from: products)
    app.navigator.show(.places)
    await app.rest()
    #expect(app.shown == "main[*(products › product(1) › ? › ?) | account…] ⇧ sheet (places)")
    #expect(app.peeked.picture == app.shown)
  }

  /// Seed 5748347.
  @Test("a screen beneath a cover, whose stack code then changes", arguments: worlds)
  func beneathCover(world: World) async throws {
    let app = TestApp(in: world)
    let products = try #require(app.peeked.visiblePath.last)
    app.other.show(.push, from: products)
    await app.rest()
    app.navigator.show(.note)
    await app.rest()
    app.navigator.stack(.products).set([.product(id: 1)])
    await app.rest()
    #expect(app.shown == "main[*(products › product(1)) | account…]")
    #expect(app.peeked.picture == app.shown)
    #expect(app.codes == [])
  }
}
