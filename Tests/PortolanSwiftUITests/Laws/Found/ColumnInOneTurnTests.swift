import HeadlessSwiftUI
import Portolan
import Testing

/// Seed 1795965083 of the splits: the column between, which SwiftUI is to see first, was read as the one in front.
@MainActor @Suite("Of two columns requested in one main-actor turn, the last requested is in front")
struct ColumnInOneTurnTests {
  @Test("the last one is in front", arguments: World.each)
  func last(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    app.navigator.show(.three)
    await app.settle()
    app.navigator.show(.one)
    app.navigator.show(.three)
    await app.settle()
    #expect(app.shown == "trio{one | two… | *three}")
    #expect(app.peeked.picture == app.shown)
  }
}
