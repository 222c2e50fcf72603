import HeadlessUIKit
import Testing

@MainActor
@Suite("A transition coordinator runs animations alongside a transition and reports the end")
struct CoordinatorTests {
  @Test("U55 U58 what a coordinator of a push says of itself")
  func push() async throws {
    try await onScreen { screen in
      let first = UIViewController()
      let (stack, window) = screen.stack(first)
      let next = UIViewController()
      stack.pushViewController(next, animated: true)
      screen.layoutIfNeeded()
      let coordinator = try #require(stack.transitionCoordinator)
      #expect(coordinator.isAnimated)
      #expect(!coordinator.initiallyInteractive)
      #expect(!coordinator.isInteractive)
      #expect(!coordinator.isInterruptible)
      #expect(!coordinator.isCancelled)
      #expect(coordinator.presentationStyle == .none)
      #expect(coordinator.transitionDuration == 0.35)
      #expect(coordinator.percentComplete == 1)
      #expect(coordinator.viewController(forKey: .from) === first)
      #expect(coordinator.viewController(forKey: .to) === next)
      #expect(coordinator.view(forKey: .to) === next.view)
      #expect(coordinator.containerView === stack.view)
      #expect(coordinator.viewController(forKey: .init(rawValue: "other")) == nil)
      #expect(coordinator.view(forKey: .init(rawValue: "other")) == nil)
      screen.finishTransitions()
      _ = window
    }
  }

  @Test(
    "U56 U86 both ends of a modal have its coordinator, with its style, until it is over",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen])
  func modal(style: UIModalPresentationStyle) async throws {
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let root = try #require(window.rootViewController)
      let modal = UIViewController()
      modal.modalPresentationStyle = style
      root.present(modal, animated: true)
      #expect(modal.transitionCoordinator?.presentationStyle == style)
      #expect(root.transitionCoordinator === modal.transitionCoordinator)
      #expect(root.transitionCoordinator?.viewController(forKey: .to) === modal)
      screen.finishTransitions()
      #expect(root.transitionCoordinator == nil)
      root.dismiss(animated: true)
      #expect(root.transitionCoordinator?.viewController(forKey: .from) === modal)
      screen.finishTransitions()
      #expect(modal.transitionCoordinator == nil)
    }
  }

  @Test("U57 without animation there is none", arguments: ["flag", "switched off", "off window"])
  func none(why: String) async throws {
    try await onScreen { screen in
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = why == "off window" ? nil : screen.show(stack)
      screen.turn()
      if why == "switched off" { UIView.setAnimationsEnabled(false) }
      stack.pushViewController(UIViewController(), animated: why != "flag")
      #expect(stack.transitionCoordinator == nil)
      #expect(!screen.isTransitioning)
      #expect(stack.viewControllers.count == 2)
      _ = window
    }
  }

  @Test("U58 animations asked for in viewWillAppear run along, before the end")
  func alongside() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(UIViewController())
      let next = RecordingController("B", log)
      var isQueued = false
      next.onCall = { [unowned next] call in
        guard call == "willAppear" else { return }
        isQueued =
          next.transitionCoordinator?.animate(
            alongsideTransition: { _ in log.add("along") },
            completion: { log.add("end \($0.isCancelled)") }) ?? false
      }
      stack.pushViewController(next, animated: true)
      screen.layoutIfNeeded()
      #expect(isQueued)
      #expect(log.take() == ["B.willEnter", "B.load", "B.willAppear", "along"])
      screen.finishTransitions()
      #expect(log.take() == ["B.didAppear", "B.didEnter", "end false"])
      _ = window
    }
  }

  @Test("U166 a coordinator is still to be had for some turns after its end", arguments: 0...3)
  func lingering(turns: Int) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(coordinatorTurns: turns)) { screen in
      let (stack, window) = screen.stack(UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      #expect(screen.beginSwipeBack())
      let coordinator = try #require(stack.transitionCoordinator)
      // From iOS 18 on a cancelled swipe is over in the same turn.
      screen.cancelSwipeBack()
      for _ in 0..<turns {
        #expect(stack.transitionCoordinator === coordinator)
        #expect(!coordinator.animate(alongsideTransition: nil) { _ in })
        screen.turn()
      }
      #expect(stack.transitionCoordinator == nil)
      _ = window
    }
  }

  @Test("U58 after the end a coordinator takes nothing any more")
  func afterwards() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      stack.pushViewController(UIViewController(), animated: true)
      let coordinator = try #require(stack.transitionCoordinator)
      screen.finishTransitions()
      var isCalled = false
      #expect(!coordinator.animate(alongsideTransition: nil) { _ in isCalled = true })
      #expect(
        !coordinator.animateAlongsideTransition(in: nil, animation: nil) { _ in isCalled = true })
      screen.finishTransitions()
      #expect(!isCalled)
      _ = window
    }
  }

  @Test(
    "U55 U59 a swipe's coordinator changes once, at the end of the touch",
    arguments: HeadlessProfile.allCases, [true, false])
  func swipe(profile: HeadlessProfile, cancels: Bool) async throws {
    try await onScreen(profile) { screen in
      let log = CallLog()
      let (stack, window) = screen.stack(UIViewController())
      stack.viewControllers += [UIViewController()]
      screen.turn()
      #expect(screen.beginSwipeBack())
      let coordinator = try #require(stack.transitionCoordinator)
      #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
      #expect(coordinator.isInterruptible)
      #expect(coordinator.percentComplete == 0.5)
      coordinator.notifyWhenInteractionChanges {
        log.add("change \($0.isInteractive) \($0.isCancelled)")
      }
      coordinator.animate(alongsideTransition: nil) { log.add("end \($0.isCancelled)") }
      if cancels { screen.cancelSwipeBack() } else { screen.finishSwipeBack() }
      screen.finishTransitions()
      #expect(log.take() == ["change false \(cancels)", "end \(cancels)"])
      #expect(stack.viewControllers.count == (cancels ? 2 : 1))
      _ = window
    }
  }
}
