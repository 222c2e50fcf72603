import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// Dismisses a screen by an animator of the app's own, with a finger or without.
private final class Curtain: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var finger: UIPercentDrivenInteractiveTransition?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) {
      context.containerView.insertSubview(view, at: 0)
    }
    UIView.animate(withDuration: 1) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A layer sets its transitioning delegate itself: the host asks for no animator.
@MainActor
@Suite(
  "The tree matches the screen when the app's interaction controller closes a layer (U171, U172)")
struct InteractiveDismissalTests {
  private let beneath = "main[*(products) | account…]"
  private let covered = "main[*(products) | account…] ⇧ fullScreen (note)"

  private func run(
    _ world: World,
    _ body: @MainActor (TestApp, UIPercentDrivenInteractiveTransition) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let curtain = Curtain()
      let app = TestApp(screen) { if $0.name == "note" { $0.transitioningDelegate = curtain } }
      app.navigator.show(.main)
      app.navigator.show(.note)
      await app.settle()
      let finger = UIPercentDrivenInteractiveTransition()
      curtain.finger = finger
      try await body(app, finger)
      await app.settle()
      #expect(app.screen.faults == [])
      #expect(!app.codes.contains("NAV088") && !app.navigator.scene.isBusy)
    }
  }

  /// Lifts the finger: what comes next, no finger drives.
  private func lift(
    _ finger: UIPercentDrivenInteractiveTransition, in app: TestApp, finishes: Bool
  ) {
    (app.front?.transitioningDelegate as? Curtain)?.finger = nil
    if finishes { finger.finish() } else { finger.cancel() }
  }

  @Test("the tree follows the finger when it next looks", arguments: World.all, [true, false])
  func followed(world: World, finishes: Bool) async {
    await run(world) { app, finger in
      app.front?.dismiss(animated: true)
      finger.update(0.5)
      await app.breathe()
      app.navigator.scene.screenDidChange()
      #expect(app.navigator.tree.picture == covered, "The finger may still go back.")
      lift(finger, in: app, finishes: finishes)
      await app.settle()
      app.navigator.scene.screenDidChange()
      await app.expect(finishes ? beneath : covered)
      #expect(app.codes == [])
    }
  }

  @Test(
    "a request waits for the finger, then begins from what is there", arguments: World.all,
    [true, false])
  func awaited(world: World, finishes: Bool) async {
    await run(world) { app, finger in
      app.front?.dismiss(animated: true)
      finger.update(0.5)
      let request = app.navigator.show(.bag)
      await app.breathe()
      #expect(request.ending == "open")
      lift(finger, in: app, finishes: finishes)
      await app.expect(beneath + " ⇧ sheet (bag)")
      #expect(request.ending == "arrived")
      #expect(app.codes == [])
    }
  }

  @Test("a request that dismisses it ends with the finger", arguments: World.all)
  func requested(world: World) async {
    await run(world) { app, finger in
      let request = app.navigator.back()
      await app.breathe()
      finger.update(0.5)
      #expect(request.ending == "open")
      lift(finger, in: app, finishes: true)
      await app.expect(beneath)
      #expect(request.ending == "arrived")
      #expect(app.codes == [])
    }
  }

  @Test(
    "a request that dismisses it outranks a finger that goes back, and says so",
    arguments: World.all)
  func outranked(world: World) async {
    await run(world) { app, finger in
      let request = app.navigator.back()
      await app.breathe()
      finger.update(0.5)
      lift(finger, in: app, finishes: false)
      await app.expect(beneath)
      #expect(request.ending == "arrived")
      #expect(app.codes == ["NAV044"])
    }
  }
}
