import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A request ends even if other code replaces the stack's delegate during the push")
struct DelegateWhilePushingTests {
  /// Seed 115 with the dice of delegates, as the app begins: the other delegate alone heard the end of the push.
  @Test("the request ends", arguments: World.all)
  func ends(world: World) async throws {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.main)
      let request = app.navigator.stack(.products).set([.product(id: 1)], as: .push)
      let other = OtherDelegate()
      app.stack?.delegate = other
      await app.expect("main[*(products › product(1)) | account…]")
      #expect(request.outcome != nil)
    }
  }
}
