import Portolan
import Testing

@MainActor
@Suite("A layer stays when a split collapses beneath it")
struct CollapseBeneathLayerTests {
  /// Seed 1795802295 of those that fold: SwiftUI chose the column that has a path (S37), the host took that for a
  /// tap of a person, and the sheet went.
  @Test("the layer stays, whichever column SwiftUI chooses", arguments: World.each)
  func stays(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide, isWatched: true)
    app.navigator.show(.page(1))
    await app.settle()
    app.navigator.show(.list)
    await app.settle()
    app.navigator.show(.note)
    await app.settle()
    app.screen.screen.rotate(to: DeskApp.narrow, on: .pad)
    await app.settle()
    #expect(app.shown == app.peeked.picture)
    #expect(app.shown.hasSuffix("⇧ sheet (note)"))
  }
}
