import HeadlessUIKit
import Testing

@MainActor @Suite("A stack that leaves the window as its transition begins ends that transition")
struct TakenAwayTests {
  /// Lets other code act once, as it begins to leave.
  private final class Leaving: UIViewController {
    var onLeave: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      let act = onLeave
      onLeave = nil
      act?()
    }
  }

  @Test("goes, and the transition ends", arguments: Conditions.all, [true, false])
  func duringTheWillHalf(conditions: Conditions, isAnimated: Bool) async throws {
    try await onScreen(conditions) { screen in
      let (first, next) = (Leaving(), UIViewController())
      let stack = UINavigationController(rootViewController: first)
      let window = screen.show(stack)
      screen.finishTransitions()
      let other = UIViewController()
      first.onLeave = { window.rootViewController = other }
      stack.pushViewController(next, animated: isAnimated)
      screen.turn()
      screen.finishTransitions()
      #expect(first.onLeave == nil)
      #expect(window.rootViewController === other)
      #expect(stack.view.window == nil)
      #expect(stack.viewControllers == [first, next])
      #expect(stack.transitionCoordinator == nil)
      #expect(!screen.isTransitioning)
    }
  }
}
