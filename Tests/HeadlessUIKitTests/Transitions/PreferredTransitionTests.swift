import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "A zoom transition grows a controller from a source view that UIKit looks up each time (U106)")
struct PreferredTransitionTests {
  private let photo = UIView()

  private func zooming(_ controller: UIViewController = UIViewController()) -> UIViewController {
    controller.preferredTransition = .zoom { [photo] _ in photo }
    return controller
  }

  private func ways(on screen: HeadlessScreen) -> [Bool] { screen.zooms.map(\.isComing) }

  @Test func `pushed, and popped`() async throws {
    try await onScreen { screen in
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = screen.show(stack)
      let next = zooming()
      stack.pushViewController(next, animated: true)
      screen.finishTransitions()
      stack.popViewController(animated: true)
      screen.finishTransitions()
      #expect(ways(on: screen) == [true, false])
      #expect(screen.zooms.allSatisfy { $0.source === photo })
      withExtendedLifetime((window, next)) {}
    }
  }

  @Test func `presented, and dismissed`() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      root.present(zooming(), animated: true)
      screen.finishTransitions()
      root.dismiss(animated: true)
      screen.finishTransitions()
      #expect(ways(on: screen) == [true, false])
      withExtendedLifetime(window) {}
    }
  }

  @Test func `at once, and before iOS 18, nothing zooms`() async throws {
    for profile in [HeadlessProfile.iOS17, .iOS18] {
      try await onScreen(profile) { screen in
        let root = UIViewController()
        let window = screen.show(root)
        root.present(zooming(), animated: profile == .iOS17)
        screen.finishTransitions()
        #expect(screen.zooms.isEmpty)
        withExtendedLifetime(window) {}
      }
    }
  }

  @Test func `a property animator shows how its changes end, and says so when its time is over`()
    async throws
  {
    try await onScreen { screen in
      let view = UIView()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { view.alpha = 0.5 }
      animator.addAnimations { view.isHidden = true }
      animator.addCompletion { ends.append($0) }
      #expect(animator.duration == 0.2 && view.alpha == 1)
      animator.startAnimation()
      #expect(view.alpha == 0.5 && view.isHidden && ends.isEmpty)
      screen.advance(by: .milliseconds(199))
      #expect(ends.isEmpty)
      screen.advance(by: .milliseconds(1))
      #expect(ends == [.end])
    }
  }
}
