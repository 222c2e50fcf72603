import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A plan also waits for a dismissal that other code starts when the awaited transition ends")
struct DismissedAtTheEndTests {
  /// Seed 1795895032: our dismissal came while that of other code ran, and UIKit ignores one then (U87).
  @Test("the plan that waited for that end waits for the dismissal too", arguments: World.all)
  func waits(world: World) async throws {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      let alert = UIAlertController(title: "Other", message: nil, preferredStyle: .alert)
      app.root.present(alert, animated: false)
      await app.settle()
      app.navigator.show(.account)
      await app.settle()
      app.navigator.push(.product(id: 1))
      await app.settle()
      #expect(
        app.shown == "main[*(products) | account…] ⇧ foreign (?) ⇧ sheet (signIn › product(1))")
      #expect(app.screen.beginSwipeBack())
      app.navigator.show(.splash)
      await app.breathe()
      alert.presentedViewController?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        alert.dismiss(animated: true)
      }
      app.screen.cancelSwipeBack()
      await app.settle()
      #expect(app.shown == "splash")
      #expect(app.screen.faults.isEmpty)
    }
  }
}
