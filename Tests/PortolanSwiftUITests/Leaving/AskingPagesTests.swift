import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("While a page has an exit guard, neither Back nor a swipe back closes the pages")
struct AskingPagesTests {
  /// Seed 1795920727 of those that fold: Back took the pages away, and they came back without their state.
  @Test(
    "Back is hidden, in front and beside it, until it asks no longer", arguments: World.each,
    [0, 1])
  func back(world: World, asking: Int) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    app.navigator.show(.photo(1))
    await app.settle()
    let page = try #require(app.peeked.node(of: Desk.photo(asking)))
    let context = try #require(ScreenContext<Desk>(node: page, in: app.navigator.scene))
    context.askBeforeLeaving { .stay }
    await app.settle()
    let before = app.shown
    #expect(throws: HeadlessTouchError.self) { try app.screen.tapBack() }
    #expect(throws: HeadlessTouchError.self) { try app.screen.beginSwipeBack() }
    await app.expectFollowed(before, "after a swipe")
    context.askBeforeLeaving(when: false) { .stay }
    await app.settle()
    try app.screen.tapBack()
    await app.settle()
    #expect(!app.shown.contains("photo") && app.shown == app.peeked.picture)
  }
}
