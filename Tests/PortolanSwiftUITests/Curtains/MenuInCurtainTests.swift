import HeadlessSwiftUI
import Portolan
import Testing

@MainActor @Suite("A menu that opens in a lock does not keep the lock alive")
struct MenuInCurtainTests {
  /// Seed 27000098.
  @Test("a second window takes the lock while its menu opens", arguments: World.all)
  func movedToAnotherWindow(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    await app.settle()
    app.navigator.show(.cover)
    await app.settle()
    try app.screen.tap("Menu")
    app.openWindow()
    app.navigator.close(.cover)
    await app.rest()
    app.other.forgetDismissals { _ in false }
    app.clock.advance(by: .seconds(4))
    await app.rest()
    #expect(!app.log.alive.contains("cover"))
    #expect(!app.codes.contains("NAV061"))
  }
}
