import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A kept part returns with the controllers that it had (R11)")
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
