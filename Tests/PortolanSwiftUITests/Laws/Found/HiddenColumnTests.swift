import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A request arrives even if the user hides the request's column during the push")
struct HiddenColumnTests {
  nonisolated private static let reporting = World.each.filter(\.reports)

  /// Seeds 1795919127 and 1795920459 of those that fold: the step waited for a screen that was out of sight by then.
  @Test("a request waits for no deadline, and its screen is there", arguments: reporting, 0...3)
  func pushed(world: World, turns: Int) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    app.navigator.show(.album)
    await app.settle()
    let request = app.navigator.show(.folder(1))
    for _ in 0..<turns { await app.screen.passTurn() }
    try app.screen.tap("Hide Sidebar")
    await app.settle()
    #expect(request.outcome != nil && app.deadlines == 0)
    #expect(app.peeked.picture.contains("folder(1)"))
    #expect(app.shown == app.peeked.picture)
  }

  /// Seed 1795918875 of those that fold: UIKit kept the shorter stack, and nothing told of it.
  @Test(
    "a screen that asks once Back was tapped, and stays, is there again", arguments: World.each,
    0...3)
  func keptAtBack(world: World, turns: Int) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    app.navigator.show(.folder(1))
    await app.settle()
    let folder = try app.node(of: "folder(1)")
    try app.screen.tapBack()
    ScreenContext<Desk>(node: folder, in: app.navigator.scene)?.askBeforeLeaving { .stay }
    for _ in 0..<turns { await app.screen.passTurn() }
    try app.screen.tap("Hide Sidebar")
    await app.settle()
    #expect(app.shown == app.peeked.picture)
  }
}
