import HeadlessSwiftUI
import Portolan
import Testing

/// Seed 1795952644: the sheet was taken for one that had gone, and came back as other code's.
@MainActor
@Suite("A sheet stays in the tree when code resets its stack while the user drags the sheet")
struct RefilledSheetTests {
  @Test("while a finger holds it", arguments: World.each)
  func held(world: World) async throws {
    let app = TestApp(in: world)
    app.navigator.show(.bag)
    app.navigator.push(.product(id: 4))
    app.navigator.push(.product(id: 1))
    await app.rest()
    app.navigator.back()
    await app.breathe()
    try app.screen.beginSheetDrag()
    await app.breathe()
    app.navigator.reset(to: .product(id: 3))
    await app.breathe()
    app.screen.cancelSheetDrag()
    await app.rest()
    #expect(app.shown == "main[*(products) | account…] ⇧ sheet (product(3))")
    #expect(app.peeked.picture == app.shown)
  }
}
