import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("Tabs that leave the tree are released although a tap on one of them waits for the user")
struct TabAskedForTests {
  /// Seeds 22, 5027 and others with the dice of saves: the tap that waited held the tabs.
  @Test("the tabs are released", arguments: World.all)
  func released(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.products)
      await app.settle()
      let old = Watch(app.tabs)
      try screen.tap("account")
      await app.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      let saved = app.navigator.scene.save()
      app.navigator.scene.restore(saved)
      await app.settle()
      screen.advance(by: .seconds(3))
      await app.settle()
      #expect(!old.isAlive)
      #expect(!app.codes.contains("NAV061"))
    }
  }
}
