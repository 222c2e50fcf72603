import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The guard of a tab under More is asked again when other code selects the tab later")
struct RowAskedForTests {
  /// Seeds 26, 41 and 43 with the dice of tabs: the row counted as asked for ever after.
  @Test("is selected by other code later", arguments: World.all)
  func selected(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, map: ManyTabsMap())
      app.navigator.show(.products)
      await app.settle()
      try screen.tap("More")
      await app.settle()
      try screen.tap("account")
      await app.settle()
      #expect(app.peeked.picture.hasSuffix("⇧ sheet (signIn)"))
      app.navigator.dismiss()
      await app.settle()
      app.navigator.show(.products)
      await app.settle()
      screen.rotate(to: CGSize(width: 1_024, height: 768), on: .pad)
      await app.settle()
      app.tabs?.selectedIndex = 4
      await app.expect(
        "main[*(products) | splash… | login… | lock… | account… | note…] ⇧ sheet (signIn)")
      #expect(app.brokenLawOfWindow() == nil)
    }
  }
}
