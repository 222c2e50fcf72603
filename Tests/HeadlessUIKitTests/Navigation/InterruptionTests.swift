import HeadlessUIKit
import Testing

@MainActor
@Suite("A navigation stack handles an interrupted transition as the simulated iOS version does")
struct InterruptionTests {
  @Test("U44 before 18 a second animated edit is logged and waits", arguments: Conditions.profiles)
  func nestedEdits(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let isOld = conditions.profile < .iOS18
      let (stack, window) = screen.stack(UIViewController())
      screen.turn()
      stack.pushViewController(UIViewController(), animated: true)
      stack.pushViewController(UIViewController(), animated: true)
      #expect(screen.faults.map(\.kind) == (isOld ? [.nestedTransition] : []))
      #expect(screen.faults.allSatisfy { $0.severity == .log })
      #expect(stack.viewControllers.count == (isOld ? 2 : 3))
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 3)
      _ = window
    }
  }

  @Test("U46 only from 26 on does the back button answer during a push", arguments: Conditions.all)
  func impatientBack(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let (stack, window) = screen.stack(UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      screen.turn()
      stack.pushViewController(UIViewController(), animated: true)
      guard conditions.profile >= .iOS26 else {
        #expect(throws: HeadlessTouchError.self) { try screen.tap("Back") }
        #expect(!screen.beginSwipeBack())
        return
      }
      try screen.tap("Back")
      try screen.tap("Back")
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 1)
      _ = window
    }
  }

  @Test("U46 from 26 on a swipe may begin during a push", arguments: Conditions.profiles)
  func impatientSwipe(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(RecordingController("A", log))
      screen.turn()
      stack.pushViewController(RecordingController("B", log), animated: true)
      screen.layoutIfNeeded()
      _ = log.take()
      #expect(screen.beginSwipeBack() == (conditions.profile >= .iOS26))
      if conditions.profile >= .iOS26 {
        #expect(log.take().prefix(2) == ["A.didDisappear", "B.didAppear"])
        screen.cancelSwipeBack()
      }
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 2)
      _ = window
    }
  }

  @Test(
    "U45 from 18 on a pop makes a push end as appeared and begins within the same turn",
    arguments: Conditions.all.filter { $0.profile >= .iOS18 })
  func poppedPush(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(RecordingController("A", log))
      screen.turn()
      stack.pushViewController(RecordingController("B", log), animated: true)
      screen.advance(by: .milliseconds(100))
      _ = log.take()
      stack.popViewController(animated: true)
      screen.layoutIfNeeded()
      let calls = log.take().filter { !$0.contains("Leave") && !$0.contains("Enter") }
      #expect(calls == ["A.didDisappear", "B.didAppear", "B.willDisappear", "A.willAppear"])
      _ = window
    }
  }

  @Test(
    "U45 a pull at a screen that zooms in lets it appear first, then goes back, or comes back",
    arguments: Conditions.all.filter { $0.profile >= .iOS18 })
  func pulledPush(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(RecordingController("A", log))
      screen.turn()
      let zoomed = RecordingController("B", log)
      zoomed.preferredTransition = .zoom { [weak stack] _ in stack?.view }
      stack.pushViewController(zoomed, animated: true)
      screen.advance(by: .milliseconds(100))
      _ = log.take()
      #expect(screen.beginZoomBack())
      #expect(
        log.take().filter { !$0.contains("Leave") && !$0.contains("Enter") }
          == ["A.didDisappear", "B.didAppear", "B.willDisappear", "A.willAppear"])
      #expect(stack.viewControllers.count == 1 && screen.isGestureRunning)
      // There is one finger.
      #expect(!screen.beginZoomBack())
      screen.cancelSwipeBack()
      #expect(
        log.take().filter { !$0.contains("Leave") && !$0.contains("Enter") }
          == ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"])
      #expect(stack.viewControllers.last === zoomed && !screen.isTransitioning)
      _ = window
    }
  }

  @Test(
    "U45 a pull at a screen that zooms out holds it, and may take it back",
    arguments: Conditions.all.filter { $0.profile >= .iOS18 }, [true, false])
  func pulledPop(conditions: Conditions, comesBack: Bool) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(RecordingController("A", log))
      screen.turn()
      let zoomed = RecordingController("B", log)
      zoomed.preferredTransition = .zoom { [weak stack] _ in stack?.view }
      stack.pushViewController(zoomed, animated: true)
      screen.finishTransitions()
      stack.popViewController(animated: true)
      screen.advance(by: .milliseconds(100))
      stack.transitionCoordinator?.notifyWhenInteractionChanges {
        log.add("held \($0.isInteractive) \($0.isCancelled)")
      }
      _ = log.take()
      #expect(screen.beginZoomBack() && screen.isGestureRunning)
      screen.advance(by: .seconds(2))
      #expect(log.take() == ["held true false"])
      if comesBack { screen.cancelSwipeBack() } else { screen.finishSwipeBack() }
      screen.finishTransitions()
      let calls = log.take().filter { !$0.contains("Leave") && !$0.contains("Enter") }
      #expect(
        calls
          == (comesBack
            ? [
              "held false true", "A.willDisappear", "A.didDisappear", "B.willAppear",
              "B.didAppear",
            ] : ["held false false", "B.didDisappear", "A.didAppear"]))
      #expect(stack.viewControllers.count == (comesBack ? 2 : 1))
      #expect((zoomed.parent === stack) == comesBack && screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("U53 U45 how the screens turn round after a swipe", arguments: Conditions.profiles)
  func cancelledSwipe(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(RecordingController("A", log))
      stack.viewControllers += [RecordingController("B", log)]
      screen.turn()
      #expect(screen.beginSwipeBack())
      _ = log.take()
      screen.cancelSwipeBack()
      // Before 18 going back is an animation of its own; from 18 on it is over in the same turn.
      #expect(screen.isTransitioning == (conditions.profile < .iOS18))
      screen.finishTransitions()
      let calls = log.take()
      #expect(
        Set(calls) == ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"])
      #expect(calls.first == "A.willDisappear")
      #expect(calls.last == "B.didAppear")
      #expect(stack.viewControllers.count == 2)
      #expect(stack.topViewController?.view.window === window)
    }
  }

  @Test("A set that breaks into a swipe finds the whole stack", arguments: Conditions.profiles)
  func setDuringSwipe(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let (stack, window) = screen.stack(UIViewController())
      stack.viewControllers += [UIViewController()]
      screen.turn()
      #expect(screen.beginSwipeBack())
      let new = [UIViewController(), UIViewController()]
      stack.setViewControllers(new, animated: true)
      screen.cancelSwipeBack()
      screen.finishTransitions()
      #expect(stack.viewControllers == new)
      #expect(Set(stack.children) == Set(new))
      _ = window
    }
  }

  @Test("A cover over a swipe takes the screen back first", arguments: Conditions.profiles)
  func coverDuringSwipe(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(RecordingController("A", log))
      stack.viewControllers += [RecordingController("B", log)]
      screen.turn()
      #expect(screen.beginSwipeBack())
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stack.present(cover, animated: false)
      screen.finishSwipeBack()
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 2)
      #expect(log.take().suffix(2) == ["B.willDisappear", "B.didDisappear"])
      #expect(!screen.isTransitioning)
      _ = window
    }
  }

  @Test("An edit of a sheet that is dragged tells its old top the end")
  func editDuringDrag() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let window = screen.show(UIViewController())
      let sheet = UINavigationController(rootViewController: RecordingController("A", log))
      window.rootViewController?.present(sheet, animated: false)
      _ = log.take()
      #expect(screen.beginSheetDrag())
      sheet.setViewControllers([RecordingController("B", log)], animated: false)
      screen.cancelSheetDrag()
      let appearance = log.take().filter { !$0.contains("Leave") && !$0.contains("Enter") }
      #expect(
        appearance == [
          "A.willDisappear", "A.didDisappear", "B.load", "B.willAppear", "B.didAppear",
        ])
    }
  }

  @Test("U33 a held push waits for the turn, whatever is done with it", arguments: [true, false])
  func heldPush(animated: Bool) async throws {
    try await onScreen(.iOS17) { screen in
      let (stack, window) = screen.stack(UIViewController())
      screen.turn()
      let pushed = [UIViewController(), UIViewController()]
      stack.setViewControllers([UIViewController()], animated: false)
      for controller in pushed { stack.pushViewController(controller, animated: animated) }
      #expect(stack.viewControllers.count == 1)
      #expect(pushed.allSatisfy { $0.parent == nil })
      screen.turn()
      screen.finishTransitions()
      #expect(Array(stack.viewControllers.dropFirst()) == pushed)
      _ = window
    }
  }

  @Test("U34 before 18 held edits run in order", arguments: Conditions.profiles)
  func heldOrder(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let first = UIViewController()
      let (stack, window) = screen.stack(first)
      screen.turn()
      stack.pushViewController(UIViewController(), animated: true)
      let last = UIViewController()
      stack.pushViewController(UIViewController(), animated: false)
      stack.popToRootViewController(animated: false)
      stack.pushViewController(last, animated: false)
      screen.finishTransitions()
      #expect(stack.viewControllers == [first, last])
      #expect(last.view.window === window)
    }
  }
}
