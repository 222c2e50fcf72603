import HeadlessUIKit
import Testing

@MainActor @Suite("An animator performs a stack's pushes and pops") struct StackAnimatorTests {
  private let log = CallLog()
  private let director: Director
  private let finger = UIPercentDrivenInteractiveTransition()
  private let stack: UINavigationController
  private let top: RecordingController

  init() {
    director = Director(log)
    stack = UINavigationController(rootViewController: RecordingController("first", log))
    top = RecordingController("top", log)
    stack.delegate = director
  }

  private func run(
    _ profile: HeadlessProfile, _ body: (HeadlessScreen) throws -> Void
  ) async throws {
    try await onScreen(profile) { screen in
      let window = screen.show(stack)
      screen.finishTransitions()
      _ = log.take()
      try body(screen)
      #expect(stack.view.subviews.last === stack.navigationBar, "The bar is in front.")
      #expect(stack.topViewController?.view.superview === stack.view)
      #expect(stack.view.subviews.count == 2 && stack.view.window === window)
      #expect(screen.faults.isEmpty && !screen.isTransitioning)
    }
  }

  private var ends: [String] { log.take().filter { !$0.contains(".") } }

  @Test("It performs pushes and pops, which end when it ends", arguments: HeadlessProfile.allCases)
  func performed(profile: HeadlessProfile) async throws {
    try await run(profile) { screen in
      stack.pushViewController(top, animated: true)
      screen.layoutIfNeeded()
      #expect(top.transitionCoordinator?.transitionDuration == 1)
      #expect(director.slide.context?.presentationStyle == UIModalPresentationStyle.none)
      screen.advance(by: .milliseconds(990))
      #expect(screen.isTransitioning)
      screen.advance(by: .milliseconds(20))
      #expect(ends == ["push first top", "didShow top", "ended true"])
      stack.popViewController(animated: true)
      screen.finishTransitions()
      #expect(ends == ["pop top first", "didShow first", "ended true"])
      #expect(top.parent == nil && stack.viewControllers.count == 1)
      stack.pushViewController(top, animated: false)
      screen.turn()
      #expect(ends == ["didShow top"], "Without animation nothing is asked for.")
    }
  }

  @Test(
    "A finger pops, or lets the screen stay", arguments: HeadlessProfile.allCases, [true, false])
  func pop(profile: HeadlessProfile, finishes: Bool) async throws {
    try await run(profile) { screen in
      stack.pushViewController(top, animated: false)
      screen.finishTransitions()
      director.finger = finger
      _ = log.take()
      stack.popViewController(animated: true)
      screen.layoutIfNeeded()
      #expect(stack.transitionCoordinator?.isInteractive == true && stack.topViewController !== top)
      finger.update(0.4)
      screen.advance(by: .seconds(2))
      screen.finishSwipeBack()
      #expect(screen.isGestureRunning, "The app follows this finger, not the system.")
      if finishes { finger.finish() } else { finger.cancel() }
      screen.finishTransitions()
      #expect((stack.topViewController === top) != finishes)
      #expect((top.parent === stack) != finishes)
      #expect(log.lines.contains("didShow first") == finishes)
      let back = ["top.willDisappear", "top.willAppear", "top.didAppear"]
      let own = log.lines.filter { $0.hasPrefix("top.") && $0.hasSuffix("ppear") }
      #expect(own == (finishes ? ["top.willDisappear", "top.didDisappear"] : back))
    }
  }

  @Test("A push that goes back leaves nothing", arguments: HeadlessProfile.allCases)
  func push(profile: HeadlessProfile) async throws {
    try await run(profile) { screen in
      director.finger = finger
      stack.pushViewController(top, animated: true)
      screen.layoutIfNeeded()
      finger.update(0.9)
      finger.cancel()
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 1 && top.parent == nil)
      #expect(ends == ["push first top", "ended false"])
    }
  }

  @Test("U43 an array that was set stays, though its transition goes back")
  func set() async throws {
    try await run(.iOS18) { screen in
      director.finger = finger
      let other = RecordingController("other", log)
      stack.pushViewController(top, animated: false)
      screen.finishTransitions()
      stack.setViewControllers([other], animated: true)
      screen.layoutIfNeeded()
      finger.cancel()
      screen.finishTransitions()
      #expect(stack.viewControllers == [other])
      stack.setViewControllers([other, RecordingController("next", log)], animated: false)
      screen.finishTransitions()
    }
  }

  @Test("U61 a swipe of the system needs an interaction controller, or pops by itself")
  func swipe() async throws {
    try await run(.iOS18) { screen in
      stack.pushViewController(top, animated: false)
      screen.finishTransitions()
      #expect(!screen.beginSwipeBack() && screen.isTransitioning)
      screen.finishTransitions()
      #expect(stack.topViewController !== top)
    }
  }

  @Test("What comes next does not wait for the app", arguments: [true, false])
  func interrupted(isHeld: Bool) async throws {
    try await run(.iOS18) { screen in
      if isHeld { director.finger = finger }
      stack.pushViewController(top, animated: true)
      screen.layoutIfNeeded()
      let next = RecordingController("next", log)
      stack.pushViewController(next, animated: false)
      #expect(stack.viewControllers.contains(top) != isHeld)
      finger.finish()
      screen.finishTransitions()
      #expect(stack.topViewController === next)
    }
  }
}
