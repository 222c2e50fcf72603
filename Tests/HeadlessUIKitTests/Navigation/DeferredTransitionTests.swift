import HeadlessUIKit
import Testing

@MainActor @Suite("A navigation stack starts its transition at the next layout pass (U163)")
struct DeferredTransitionTests {
  private func stack(_ names: String..., on screen: HeadlessScreen, _ log: CallLog)
    -> (UINavigationController, UIWindow)
  {
    let stack = UINavigationController()
    stack.viewControllers = names.map { RecordingController($0, log) }
    let window = screen.show(stack)
    screen.turn()
    _ = log.take()
    return (stack, window)
  }

  @Test("inside push, set and pop the array changes, and no view is loaded", arguments: 0..<6)
  func later(edit: Int) async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = stack("A", "B", on: screen, log)
      let observer = StackObserver(log)
      stack.delegate = observer
      let (next, animated) = (RecordingController("C", log), edit % 2 == 0)
      switch edit / 2 {
      case 0: stack.pushViewController(next, animated: animated)
      case 1: stack.setViewControllers([next], animated: animated)
      default: stack.popViewController(animated: animated)
      }
      #expect(log.take().allSatisfy { $0.hasSuffix("willEnter") || $0.hasSuffix("willLeave") })
      #expect(stack.viewControllers.count == [3, 1, 1][edit / 2])
      #expect((stack.transitionCoordinator != nil) == animated)
      #expect(screen.isTransitioning == animated)
      stack.view.layoutIfNeeded()
      #expect(log.take().contains { $0.hasPrefix("willShow") })
      screen.finishTransitions()
      #expect(log.take().last == (animated ? "didShow \(edit / 2 == 2 ? "A" : "C") true" : nil))
      #expect(stack.topViewController?.view.window === window)
    }
  }

  @Test("animations asked for after the call run along")
  func alongside() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = stack("A", on: screen, log)
      stack.pushViewController(UIViewController(), animated: true)
      let isQueued = stack.transitionCoordinator?.animate(
        alongsideTransition: { _ in log.add("along") }, completion: { _ in log.add("end") })
      #expect(isQueued == true)
      screen.layoutIfNeeded()
      #expect(log.take().contains("along"))
      screen.finishTransitions()
      #expect(log.take().contains("end"))
      _ = window
    }
  }

  @Test("of several edits in one turn the last is shown, and none between is loaded")
  func severalEdits() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = stack("A", on: screen, log)
      for name in ["B", "C"] {
        stack.pushViewController(RecordingController(name, log), animated: true)
      }
      let coordinator = stack.transitionCoordinator
      stack.pushViewController(RecordingController("D", log), animated: false)
      #expect(stack.transitionCoordinator === coordinator)
      #expect(coordinator?.viewController(forKey: .to)?.title == "D")
      screen.finishTransitions()
      #expect(
        log.take() == [
          "B.willEnter", "C.willEnter", "D.willEnter", "D.load", "A.willDisappear", "D.willAppear",
          "A.didDisappear", "D.didAppear", "B.didEnter", "C.didEnter", "D.didEnter",
        ])
      #expect(stack.viewControllers[1].isViewLoaded == false)
      _ = window
    }
  }

  @Test("edits that lead back move nothing, and whoever waits for the end hears of it")
  func backAgain() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = stack("A", on: screen, log)
      stack.pushViewController(RecordingController("B", log), animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.add("end") }
      stack.popViewController(animated: true)
      screen.finishTransitions()
      #expect(log.take() == ["B.willEnter", "B.willLeave", "B.didLeave", "end"])
      #expect(!screen.isTransitioning)
      #expect(stack.children.count == 1)
      _ = window
    }
  }

  @Test("or, as assumed, inside the call")
  func atOnce() async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(defersStackTransitions: false)) { screen in
      let log = CallLog()
      let (stack, window) = stack("A", on: screen, log)
      stack.pushViewController(RecordingController("B", log), animated: false)
      #expect(log.take().contains("B.didAppear"))
      _ = window
    }
  }
}
