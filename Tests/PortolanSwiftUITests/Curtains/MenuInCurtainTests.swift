import HeadlessSwiftUI
import Portolan
import TestSupport
import Testing

@MainActor @Suite("A menu that opens in a lock does not keep the lock alive")
struct MenuInCurtainTests {
  /// Seed 27000098.
  @Test(
    "a second window takes the lock while its menu opens", arguments: World.each + [World.menu])
  func movedToAnotherWindow(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    await app.settle()
    app.navigator.show(.cover)
    await app.settle()
    try app.screen.tap("Menu")
    app.openWindow()
    await app.rest()
    app.clock.advance(by: .seconds(3))
    await app.rest()
    app.navigator.close(.cover)
    await app.rest()
    app.other.forgetDismissals(but: app.peeked.contains)
    app.clock.advance(by: .seconds(4))
    await app.rest()
    #expect(!app.log.alive.contains("cover"))
    #expect(!app.codes.contains("NAV061"))
  }
}

extension World {
  fileprivate static var menu: World {
    var random = SeededGenerator(seed: 27_000_098)
    return World.random(using: &random)
  }
}
