import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A layer of a replaced root closes exactly once, even while an alert over that layer closes")
struct ReplacedWhileClosingTests {
  /// Seed 70010 of --fold: the host asked UIKit again and again within one turn, until the stack was full.
  @Test(
    "an alert without animation goes over a layer of a root that is replaced, and may leave its window",
    arguments: World.all, [false, true])
  func alert(world: World, leaves: Bool) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      app.navigator.show(.bag)
      await app.settle()
      let first = app.root
      let alert = UIAlertController(title: "Other", message: nil, preferredStyle: .alert)
      first.presentedViewController?.present(alert, animated: false)
      await app.settle()
      alert.presentingViewController?.dismiss(animated: false)
      app.openWindow()
      if leaves { first.view.window?.rootViewController = nil }
      await app.settle()
      #expect(first.presentedViewController == nil)
      #expect(app.shown == app.navigator.tree.picture)
      app.closeAllWindows()
      await app.settle()
    }
  }
}
