import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite("The tree matches the screen when another tab is selected during a swipe back")
struct GivenBackTests {
  /// Seed 11270467 of the sidebars: SwiftUI loses the shorter path, and its stack keeps the screen.
  @Test(
    "by another tab and a change of the size, in a tab that is then only tapped",
    arguments: World.each, [false, true])
  func byAnotherTab(world: World, breathes: Bool) async throws {
    let app = await RadioApp(world, RadioApp.narrow, isLong: true)
    for route in [Radio.inbox, .item(2)] {
      app.navigator.show(route)
      await app.settle()
    }
    try app.screen.beginSwipeBack()
    if breathes { await app.screen.breathe() }
    app.navigator.show(.albums)
    await app.screen.breathe()
    app.screen.screen.rotate(to: RadioApp.wide, on: .pad)
    for tab in ["home", "inbox"] {
      await app.screen.breathe()
      try app.screen.tapTab(tab)
    }
    await app.screen.breathe()
    app.screen.cancelSwipeBack()
    await app.settle()
    #expect(app.differences == [])
  }
}
