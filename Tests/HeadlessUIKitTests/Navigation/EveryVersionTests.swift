import HeadlessUIKit
import Testing

/// What versions and assumptions do not change.
@MainActor
@Suite(
  "Push, pop, full-screen presentation and tab switch send the same callbacks in every iOS version")
struct EveryVersionTests {
  /// Shows a stack of A and, if wanted, B, with nothing of its coming in the log.
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

  @Test("U27 U29 U32 U51 push", arguments: Conditions.all, [true, false])
  func push(conditions: Conditions, animated: Bool) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, window) = stack("A", on: screen, log)
      let observer = StackObserver(log)
      stack.delegate = observer
      let next = RecordingController("B", log)
      stack.pushViewController(next, animated: animated)
      #expect(stack.topViewController === next)
      screen.finishTransitions()
      #expect(
        log.take() == [
          "B.willEnter", "B.load", "willShow B \(animated)", "A.willDisappear", "B.willAppear",
          "A.didDisappear", "B.didAppear", "B.didEnter", "didShow B \(animated)",
        ])
      _ = window
    }
  }

  @Test("U28 U29 U32 U51 pop", arguments: Conditions.all, [true, false])
  func pop(conditions: Conditions, animated: Bool) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, window) = stack("A", "B", on: screen, log)
      let observer = StackObserver(log)
      stack.delegate = observer
      stack.popViewController(animated: animated)
      #expect(stack.viewControllers.count == 1)
      screen.finishTransitions()
      #expect(
        log.take() == [
          "B.willLeave", "A.load", "willShow A \(animated)", "B.willDisappear", "A.willAppear",
          "B.didDisappear", "A.didAppear", "B.didLeave", "didShow A \(animated)",
        ])
      _ = window
    }
  }

  @Test("U54 U38 a finished swipe is a pop", arguments: Conditions.all)
  func swipe(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, window) = stack("A", "B", on: screen, log)
      #expect(screen.beginSwipeBack())
      screen.finishSwipeBack()
      #expect(log.take() == ["B.willLeave", "A.load", "B.willDisappear", "A.willAppear"])
      screen.finishTransitions()
      #expect(log.take() == ["B.didDisappear", "A.didAppear", "B.didLeave"])
      #expect(stack.children.count == 1)
      _ = window
    }
  }

  /// What a stack of A, B, C is set to, and how it gets there.
  private static let sets: [(new: [Int], operation: String)] = [
    ([0, 1, 3], "push"), ([0, 1], "pop"), ([0, 1, 2, 3], "push"), ([3, 2], "none"),
    ([3, 0, 1], "pop"), ([2], "none"), ([1], "pop"), ([3], "push"), ([0, 1, 2], "none"),
    ([2, 1, 0], "pop"), ([0, 3, 4], "push"),
  ]

  @Test("U39 a set moves once, by where its top was", arguments: 0..<11, Conditions.profiles)
  func set(row: Int, conditions: Conditions) async throws {
    let (new, operation) = Self.sets[row]
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, window) = stack("A", "B", "C", on: screen, log)
      let pool = stack.viewControllers + [UIViewController(), UIViewController()]
      stack.setViewControllers(new.map { pool[$0] }, animated: true)
      let coordinator = stack.transitionCoordinator
      #expect((coordinator == nil) == (operation == "none"))
      if operation != "none" {
        #expect(coordinator?.viewController(forKey: .from) === pool[2])
        #expect(coordinator?.viewController(forKey: .to) === pool[new[new.count - 1]])
        let comesNew = new[new.count - 1] > 2
        #expect((operation == "push") == comesNew)
      }
      screen.finishTransitions()
      #expect(stack.viewControllers == new.map { pool[$0] })
      #expect(Set(stack.children) == Set(stack.viewControllers))
      #expect(stack.topViewController?.view.window === window)
      #expect(pool[..<3].allSatisfy { ($0.parent === stack) == stack.viewControllers.contains($0) })
    }
  }

  @Test("U77 U78 U79 full screen", arguments: Conditions.all)
  func fullScreen(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let root = RecordingController("A", log)
      let window = screen.show(root)
      let modal = RecordingController("B", log)
      modal.modalPresentationStyle = .fullScreen
      _ = log.take()
      root.present(modal, animated: true) { log.add("presented") }
      screen.finishTransitions()
      root.dismiss(animated: true) { log.add("dismissed") }
      screen.finishTransitions()
      #expect(
        log.take() == [
          "B.load", "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear",
          "presented", "B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear",
          "dismissed",
        ])
      #expect(root.view.window === window)
    }
  }

  @Test("U107 U109 tabs", arguments: Conditions.all)
  func tabs(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map { RecordingController($0, log) }
      let window = screen.show(tabs)
      _ = log.take()
      try screen.tap("B")
      #expect(tabs.selectedIndex == 1)
      screen.finishTransitions()
      #expect(
        log.take() == [
          "B.load", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear",
        ])
      _ = window
    }
  }
}
