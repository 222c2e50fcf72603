import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("Adopting another map keeps the tab bar controller that both maps place alike (C11)")
struct SameTabBarTests {
  @Test("the tab bar, when one tab is replaced by another", arguments: World.all)
  func replacedTab(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.product(id: 1))
      await app.expect("main[*(products › product(1)) | account…]")
      let bar = try #require(app.tabs)
      app.navigator.scene.adopt(LockTabMap())
      await app.expect("main[*(products › product(1)) | lock…]")
      let now = try #require(app.tabs)
      #expect(now === bar)
    }
  }
}
