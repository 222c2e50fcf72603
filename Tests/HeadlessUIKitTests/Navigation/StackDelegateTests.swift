import HeadlessUIKit
import Testing

/// A delegate that writes down what a stack reports.
final class StackObserver: NSObject, UINavigationControllerDelegate {
  private let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("willShow \(viewController.title ?? "") \(animated)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("didShow \(viewController.title ?? "") \(animated)")
  }
}

@MainActor
@Suite("A stack reports each push, pop and swipe to its delegate and its transition coordinator")
struct StackDelegateTests {
  @Test("U51 willShow before, didShow after the appearance callbacks")
  func reports() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let observer = StackObserver(log)
      let (stack, window) = screen.stack(UIViewController())
      stack.delegate = observer
      stack.pushViewController(RecordingController("B", log), animated: true)
      screen.finishTransitions()
      #expect(
        log.take() == [
          "B.willEnter", "B.load", "willShow B true", "B.willAppear", "B.didAppear", "B.didEnter",
          "didShow B true",
        ])
      _ = window
    }
  }

  @Test("U51 a report without animation may come a turn late", arguments: [false, true])
  func lateReport(isLate: Bool) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(reportsDidShowLate: isLate)) { screen in
      let log = CallLog()
      let observer = StackObserver(log)
      let (stack, window) = screen.stack(UIViewController())
      screen.turn()
      stack.delegate = observer
      stack.pushViewController(UIViewController(), animated: false)
      screen.layoutIfNeeded()
      #expect(log.take().count == (isLate ? 1 : 2))
      screen.turn()
      #expect(log.take().count == (isLate ? 1 : 0))
      _ = window
    }
  }

  @Test("U52 U53 U45 a cancelled swipe: one willShow, no didShow, the screens turn round")
  func cancelledSwipe() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let observer = StackObserver(log)
      let (stack, window) = screen.stack(RecordingController("A", log))
      stack.pushViewController(RecordingController("B", log), animated: false)
      screen.layoutIfNeeded()
      stack.delegate = observer
      _ = log.take()
      #expect(screen.beginSwipeBack())
      stack.transitionCoordinator?.notifyWhenInteractionChanges {
        log.add("let go \($0.isCancelled)")
      }
      #expect(
        log.take() == ["B.willLeave", "willShow A true", "B.willDisappear", "A.willAppear"])
      screen.cancelSwipeBack()
      #expect(
        log.take() == [
          "let go true", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
        ])
      #expect(!screen.isTransitioning)
      #expect(stack.viewControllers.count == 2)
      _ = window
    }
  }

  @Test(
    "U52 as assumed, a cancelled swipe reports the screen that is back", arguments: [false, true])
  func cancelledSwipeReported(isReported: Bool) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(reportsCancelledSwipe: isReported)) { screen in
      let log = CallLog()
      let observer = StackObserver(log)
      let (stack, window) = screen.stack(UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      screen.layoutIfNeeded()
      stack.delegate = observer
      #expect(screen.beginSwipeBack())
      screen.cancelSwipeBack()
      #expect(log.take().count { $0.hasPrefix("didShow") } == (isReported ? 1 : 0))
      _ = window
    }
  }

  @Test("U54 a begun swipe is interactive and the array lacks the top")
  func begunSwipe() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      let top = UIViewController()
      stack.pushViewController(top, animated: false)
      #expect(screen.beginSwipeBack())
      #expect(stack.transitionCoordinator?.isInteractive == true)
      #expect(stack.transitionCoordinator?.initiallyInteractive == true)
      #expect(stack.viewControllers.count == 1)
      screen.cancelSwipeBack()
      #expect(stack.topViewController === top)
      #expect(top.view.window === window)
    }
  }

  @Test("U55 handlers hear the finger let go, and nothing of a plain pop")
  func interactionHandlers() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(UIViewController())
      for _ in 0..<2 { stack.pushViewController(UIViewController(), animated: false) }
      stack.popViewController(animated: true)
      stack.transitionCoordinator?.notifyWhenInteractionChanges { _ in log.add("plain") }
      screen.finishTransitions()
      #expect(log.take().isEmpty)
      #expect(screen.beginSwipeBack())
      for name in ["one", "two"] {
        stack.transitionCoordinator?.notifyWhenInteractionChanges { _ in log.add(name) }
      }
      screen.finishSwipeBack()
      #expect(log.take() == ["one", "two"])
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 1)
      _ = window
    }
  }

  @Test("U56 U57 children find their stack's coordinator; without animation there is none")
  func coordinatorLookup() async throws {
    try await onScreen { screen in
      let first = UIViewController()
      let (stack, window) = screen.stack(first)
      stack.pushViewController(UIViewController(), animated: false)
      #expect(stack.transitionCoordinator == nil)
      stack.popViewController(animated: true)
      #expect(first.transitionCoordinator != nil)
      #expect(first.transitionCoordinator === stack.transitionCoordinator)
      screen.finishTransitions()
      #expect(first.transitionCoordinator == nil)
      _ = window
    }
  }

  @Test("U58 an animation that comes too late is refused, its completion runs all the same")
  func lateAnimation() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(UIViewController())
      stack.pushViewController(UIViewController(), animated: true)
      screen.layoutIfNeeded()
      let isQueued = stack.transitionCoordinator?.animate(
        alongsideTransition: { _ in log.add("animation") }, completion: { _ in log.add("end") })
      #expect(isQueued == false)
      screen.finishTransitions()
      #expect(log.take() == ["end"])
      _ = window
    }
  }

  @Test("U59 the completion says whether the transition was cancelled")
  func cancelledCompletion() async throws {
    try await onScreen { screen in
      var outcomes: [Bool] = []
      let (stack, window) = screen.stack(UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      for cancels in [true, false] {
        #expect(screen.beginSwipeBack())
        stack.transitionCoordinator?.animate(alongsideTransition: nil) {
          outcomes.append($0.isCancelled)
        }
        if cancels { screen.cancelSwipeBack() } else { screen.finishSwipeBack() }
        screen.finishTransitions()
      }
      #expect(outcomes == [true, false])
      _ = window
    }
  }

  @Test("U62 without its own delegate a swipe begins whatever the bar shows")
  func noRules() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      stack.viewControllers += [UIViewController()]
      stack.isNavigationBarHidden = true
      #expect(!screen.beginSwipeBack())
      stack.interactivePopGestureRecognizer?.delegate = nil
      #expect(screen.beginSwipeBack())
      screen.cancelSwipeBack()
      _ = window
    }
  }

  @Test(
    "U167 from iOS 26 on a swipe in the content goes back too", arguments: HeadlessProfile.allCases)
  func contentSwipe(profile: HeadlessProfile) async throws {
    try await onScreen(profile) { screen in
      let (stack, window) = screen.stack(UIViewController())
      stack.viewControllers += [UIViewController()]
      screen.turn()
      let exists = profile >= .iOS26
      #expect((stack.interactiveContentPopGestureRecognizer != nil) == exists)
      stack.interactivePopGestureRecognizer?.isEnabled = false
      #expect(screen.beginSwipeBackInContent() == exists)
      screen.finishSwipeBack()
      screen.finishTransitions()
      #expect(stack.viewControllers.count == (exists ? 1 : 2))
      _ = window
    }
  }

  @Test("A swipe begins only with something to go back to and the recogniser's leave")
  func swipeRules() async throws {
    final class Gatekeeper: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      #expect(!screen.beginSwipeBack())
      stack.pushViewController(UIViewController(), animated: true)
      #expect(!screen.beginSwipeBack())
      screen.finishTransitions()
      stack.interactivePopGestureRecognizer?.isEnabled = false
      #expect(!screen.beginSwipeBack())
      stack.interactivePopGestureRecognizer?.isEnabled = true
      let gatekeeper = Gatekeeper()
      let rules = stack.interactivePopGestureRecognizer?.delegate
      stack.interactivePopGestureRecognizer?.delegate = gatekeeper
      #expect(!screen.beginSwipeBack())
      stack.interactivePopGestureRecognizer?.delegate = rules
      stack.isNavigationBarHidden = true
      #expect(!screen.beginSwipeBack())
      stack.isNavigationBarHidden = false
      #expect(screen.beginSwipeBack())
      screen.cancelSwipeBack()
      _ = window
    }
  }
}
