import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A drawer that says that it has closed takes no other layer along")
struct LayerHandleTests {
  @Test("M10: said once it has gone, it closes nothing", arguments: [false, true])
  func gone(isSameTurn: Bool) async throws {
    try await TestApp.run { app in
      app.navigator.show(.main)
      app.navigator.show(.note, placed: .presented(.custom(Drawer.name)))
      await app.rest()
      let handle = try #require(app.drawer.last?.screen)
      app.navigator.show(.reviews(of: 1), placed: .presented(.sheet))
      await app.rest()
      app.navigator.dismissAll()
      if !isSameTurn { await app.rest() }
      app.navigator.show(.bag)
      handle.dismiss()
      await app.rest()
      handle.dismiss()
      handle.wasDismissed()
      await app.rest()
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
    }
  }
}

extension TestApp {
  /// Settles, and lets a drawer come to rest: its animation is no transition of UIKit's.
  fileprivate func rest() async {
    await settle()
    screen.advance(by: .seconds(1))
    await settle()
  }
}
