import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A closed scene releases all of its controllers (U143)") struct ClosingTests {
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

  @Test("of a window that is dropped unclosed, only UIKit's presentation keeps anything")
  func droppedUnclosed() async {
    for route in [Shop.product(id: 1), .checkout] {
      await HeadlessScreen.run { screen in
        var app: TestApp? = TestApp(screen)
        app?.navigator.show(route)
        await app?.settle()
        let window = Watch(app?.window)
        let scene = Watch(app?.navigator.scene)
        weak let root = app?.root
        #expect(scene.isAlive && root != nil)
        app = nil
        await outwait(screen)
        #expect(!window.isAlive)
        // Presenter and layer hold each other until the layer is dismissed (U89, U142).
        #expect((root != nil) == (route == .checkout))
        root?.dismiss(animated: false)
        await outwait(screen)
        #expect(root == nil && !scene.isAlive)
      }
    }
  }

  private func outwait(_ screen: HeadlessScreen) async {
    for _ in 0..<5 {
      screen.advance(by: .seconds(1))
      for _ in 0..<50 { await Task.yield() }
    }
  }
}
