import HeadlessUIKit
import Testing

@MainActor @Suite("A push, a pop and `setViewControllers` send their callbacks in a fixed order")
struct StackOrderTests {
  @Test("U27 U29 animated push order")
  func push() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(RecordingController("A", log))
      _ = log.take()
      stack.pushViewController(RecordingController("B", log), animated: true)
      screen.layoutIfNeeded()
      #expect(log.take() == ["B.willEnter", "B.load", "A.willDisappear", "B.willAppear"])
      screen.finishTransitions()
      #expect(log.take() == ["A.didDisappear", "B.didAppear", "B.didEnter"])
      _ = window
    }
  }

  @Test("U28 U29 U157 animated pop order; the popped one is released after its end")
  func pop() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(RecordingController("A", log))
      weak var popped: UIViewController?
      do {
        let next = RecordingController("B", log)
        popped = next
        stack.pushViewController(next, animated: false)
      }
      screen.layoutIfNeeded()
      _ = log.take()
      stack.popViewController(animated: true)
      screen.layoutIfNeeded()
      #expect(log.take() == ["B.willLeave", "B.willDisappear", "A.willAppear"])
      #expect(popped != nil)
      screen.finishTransitions()
      #expect(log.take() == ["B.didDisappear", "A.didAppear", "B.didLeave"])
      #expect(popped == nil)
      _ = window
    }
  }

  @Test("U30 isMovingToParent and isMovingFromParent tell coming and going from covering")
  func moving() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let first = RecordingController("A", log)
      let next = RecordingController("B", log)
      let (stack, window) = screen.stack(first)
      var facts: [String] = []
      for controller in [first, next] {
        controller.onCall = { [unowned controller] call in
          if controller.isMovingToParent { facts.append("\(controller.name) to \(call)") }
          if controller.isMovingFromParent { facts.append("\(controller.name) from \(call)") }
        }
      }
      stack.pushViewController(next, animated: true)
      screen.finishTransitions()
      #expect(facts == ["B to willAppear", "B to didAppear"])
      facts = []
      stack.popViewController(animated: true)
      screen.finishTransitions()
      #expect(facts == ["B from willDisappear", "B from didDisappear"])
      _ = window
    }
  }

  @Test("U31 when the stack is dismissed its members are not")
  func dismissedStack() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = UIViewController()
      let window = screen.show(root)
      let member = RecordingController("B", log)
      let stack = UINavigationController(rootViewController: member)
      root.present(stack, animated: false)
      var flags: [Bool] = []
      member.onCall = { [unowned member] in
        if $0 == "willDisappear" {
          flags = [member.isBeingDismissed, member.isMovingFromParent, stack.isBeingDismissed]
        }
      }
      root.dismiss(animated: true)
      #expect(flags == [false, false, true])
      screen.finishTransitions()
      _ = window
    }
  }

  @Test("U32 the array changes inside the call")
  func synchronousArray() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      let next = UIViewController()
      stack.pushViewController(next, animated: true)
      #expect(stack.topViewController === next)
      screen.finishTransitions()
      stack.popViewController(animated: true)
      #expect(stack.viewControllers.count == 1)
      screen.finishTransitions()
      _ = window
    }
  }

  @Test("U33 iOS 17 holds a push that follows an unanimated set; 18 does not", arguments: [17, 18])
  func heldPush(version: Int) async throws {
    let profile = try #require(HeadlessProfile(rawValue: version))
    try await onScreen(profile) { screen in
      let (stack, window) = screen.stack(UIViewController())
      screen.turn()
      let next = UIViewController()
      stack.setViewControllers([UIViewController()], animated: false)
      stack.pushViewController(next, animated: true)
      #expect((stack.topViewController === next) == (version >= 18))
      #expect((stack.transitionCoordinator != nil) == (version >= 18))
      screen.turn()
      #expect(stack.topViewController === next)
      #expect(stack.transitionCoordinator != nil)
      screen.finishTransitions()
      _ = window
    }
  }

  @Test("U34 iOS 17 holds an edit made during a transition", arguments: [17, 18])
  func heldEdit(version: Int) async throws {
    let profile = try #require(HeadlessProfile(rawValue: version))
    try await onScreen(profile) { screen in
      let (stack, window) = screen.stack(UIViewController())
      stack.pushViewController(UIViewController(), animated: true)
      stack.pushViewController(UIViewController(), animated: false)
      #expect(stack.viewControllers.count == (version >= 18 ? 3 : 2))
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 3)
      _ = window
    }
  }

  @Test("U45 18 completes a push that a pop interrupts, in one cycle")
  func interruptedPush() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(RecordingController("A", log))
      stack.pushViewController(RecordingController("B", log), animated: true)
      screen.layoutIfNeeded()
      _ = log.take()
      stack.popViewController(animated: true)
      screen.layoutIfNeeded()
      #expect(
        log.take() == [
          "A.didDisappear", "B.didAppear", "B.didEnter", "B.willLeave", "B.willDisappear",
          "A.willAppear",
        ])
      screen.finishTransitions()
      #expect(log.take() == ["B.didDisappear", "A.didAppear", "B.didLeave"])
      _ = window
    }
  }
}

extension HeadlessScreen {
  /// Shows a stack in a new window, which the caller holds.
  func stack(_ first: UIViewController) -> (UINavigationController, UIWindow) {
    let stack = UINavigationController(rootViewController: first)
    return (stack, show(stack))
  }
}
