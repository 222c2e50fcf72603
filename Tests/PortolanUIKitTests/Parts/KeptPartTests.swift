import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A kept part returns as it was, and no more parts stay than the limit allows (R11)")
struct KeptPartTests {
  @Test("R11: screens, layers and the order of calls are the old ones")
  func returnsTheSame() async {
    await TestApp.run { app in
      app.navigator.show(.reviews(of: 2))
      app.navigator.show(.checkout)
      app.navigator.show(.note)
      await app.settle()
      let before = controllers(of: app)
      #expect(before.count == 6)
      app.navigator.show(.lock, options: .keepingReplacedPart)
      await app.expect("lock")
      #expect(app.root.presentedViewController == nil)
      app.log.lines = []
      app.navigator.showKept()
      await app.expect(
        "main[*(products › product(2) › reviews(2)) | account…] ⇧ sheet (bag › checkout) "
          + "⇧ fullScreen (note)")
      #expect(controllers(of: app).map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
      #expect(!app.log.lines.contains { $0.hasSuffix("viewDidLoad") })
    }
  }

  @Test("R11: at most keptPartLimit parts are kept", arguments: [0, 1, 2])
  func budget(limit: Int) async {
    await TestApp.run { app in
      app.navigator.scene.keptPartLimit = limit
      app.navigator.show(.main)
      await app.settle()
      let main = Watch(app.part)
      app.navigator.show(.login, options: .keepingReplacedPart)
      await app.settle()
      let login = Watch(app.part)
      #expect(main.isAlive == (limit > 0))
      app.navigator.show(.lock, options: .keepingReplacedPart)
      await app.settle()
      #expect(login.isAlive == (limit > 0))
      #expect(main.isAlive == (limit > 1))
      let first = app.navigator.showKept()
      await app.settle()
      #expect(first.ending == (limit > 0 ? "arrived" : "NAV014"))
      let second = app.navigator.showKept()
      await app.settle()
      #expect(second.ending == (limit > 1 ? "arrived" : "NAV014"))
      await app.expect(["lock", "(login)", "main[*(products) | account…]"][limit])
    }
  }

  private func controllers(of app: TestApp) -> [UIViewController] {
    var found = [app.part, app.tabs?.viewControllers?.first].compactMap { $0 }
    var layer = app.root.presentedViewController
    while let next = layer {
      found += [next] + next.children
      layer = next.presentedViewController
    }
    return found
  }
}
