import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite("The tree matches the screen when UIKit code presents while a part or a lock changes")
struct PresentedBesideTests {
  @Test("while a part comes, and then a drawer", arguments: World.each)
  func drawer(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    app.navigator.show(.login)
    await app.settle()
    app.navigator.show(.main)
    await app.breathe()
    _ = app.screen.actBeside(animated: false)
    await app.breathe()
    app.navigator.show(.reviews(of: 1), placed: .presented(.custom(Drawer.name)))
    await app.breathe()
    await app.rest()
    #expect(app.shown == app.peeked.picture)
  }

  @Test("beneath a lock", arguments: World.each)
  func lock(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    app.navigator.show(.lock)
    await app.settle()
    app.navigator.show(.cover)
    await app.settle()
    _ = app.screen.actBeside(animated: false)
    await app.rest()
    #expect(app.shown == app.peeked.picture)
  }
}
