import HeadlessSwiftUI
import Portolan
import Testing

@MainActor
@Suite("Walks that found a fault, as lists of steps: a person hides a column while its stack moves")
struct HiddenColumnTests {
  /// Seed 1795919127 of those that fold: the step waited for a screen that was out of sight by then.
  @Test("the request waits for no deadline", arguments: World.each)
  func hidden(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    app.navigator.show(.album)
    await app.settle()
    let request = app.navigator.show(.folder(1))
    await app.screen.breathe()
    try app.screen.tap("Hide Sidebar")
    let deadlines = await app.screen.settle(app.navigator.scene, app.clock)
    #expect(request.outcome != nil && (deadlines == 0 || !world.reports))
    #expect(app.shown == app.peeked.picture)
  }
}
