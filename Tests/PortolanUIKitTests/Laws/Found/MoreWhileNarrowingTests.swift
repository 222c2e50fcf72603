import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A push arrives in a tab that a narrower window moves under More during the push")
struct MoreWhileNarrowingTests {
  /// Seed 711501510 of the general walk at 12871bfb.
  ///
  /// UIKit takes the tab from the bar and puts it under More in one layout, in which it ends the push
  /// (U45, U118). The plan that waited for that end selected the tab once more, in the middle of it.
  @Test(
    "a screen is pushed in a tab that stood on the bar and stands under More now",
    arguments: World.all)
  func narrowing(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      screen.rotate(to: CGSize(width: 1_024, height: 768), on: .pad)
      let app = TestApp(screen, map: ManyTabsMap())
      app.navigator.show(.products)
      await app.expect("main[*(products) | splash… | login… | lock… | account… | note…]")
      try screen.tap("note")
      await app.breathe()
      screen.turn()
      screen.advance(by: .milliseconds(100))
      app.navigator.push(.product(id: 4))
      screen.rotate(to: CGSize(width: 390, height: 844), on: .pad)
      await app.expect(
        "main[(products) | splash… | login… | lock… | account… | *(note › product(4))]")
      app.navigator.push(.product(id: 2))
      await app.expect(
        "main[(products) | splash… | login… | lock… | account… | *(note › product(4) › product(2))]"
      )
    }
  }
}
