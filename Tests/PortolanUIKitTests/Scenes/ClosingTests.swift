@_spi(Driver) import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("U143: a scene that ends leaves nothing of itself") struct ClosingTests {
  @Test func layersGoWithTheirPresenter() async {
    await HeadlessScreen.run { screen in
      var app: TestApp? = TestApp(screen)
      app?.navigator.show(.checkout)
      await app?.settle()
      weak let root = app?.root
      weak let layer = app?.root.presentedViewController
      #expect(root != nil && layer != nil)
      app?.navigator.scene.close()
      app?.window.rootViewController = nil
      app = nil
      for _ in 0..<5 {
        screen.turn()
        for _ in 0..<20 { await Task.yield() }
      }
      #expect(root == nil && layer == nil)
    }
  }
}
