import HeadlessUIKit
import Testing

@MainActor
@Suite("Dismissing a controller also closes those above it, in order, after any running transition")
struct DismissingTests {
  @Test("U78 U79 full screen: order of dismissing, the completion last")
  func fullScreen() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = RecordingController("A", log)
      let window = screen.show(root)
      let modal = RecordingController("B", log)
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      _ = log.take()
      root.dismiss(animated: true) { log.add("completion") }
      #expect(log.take() == ["B.willDisappear", "A.willAppear"])
      screen.finishTransitions()
      #expect(log.take() == ["A.didAppear", "B.didDisappear", "completion"])
      #expect(root.view.window === window)
    }
  }

  @Test("U82 dismiss closes what is presented, or else the receiver")
  func receiver() async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(unanimatedDismissalTurns: 0)) { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let (first, second) = (UIViewController(), UIViewController())
      root.present(first, animated: false)
      first.present(second, animated: false)
      first.dismiss(animated: false)
      #expect(first.presentedViewController == nil)
      #expect(root.presentedViewController === first)
      first.dismiss(animated: false)
      #expect(root.presentedViewController == nil)
      _ = window
    }
  }

  @Test("U83 U92 dismissing a lower one takes the whole chain")
  func chain() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = UIViewController()
      let window = screen.show(root)
      let modals = ["B", "C", "D"].map { RecordingController($0, log) }
      root.present(modals[0], animated: false)
      modals[0].present(modals[1], animated: false)
      modals[1].present(modals[2], animated: false)
      _ = log.take()
      root.dismiss(animated: true)
      #expect(root.transitionCoordinator?.viewController(forKey: .from) === modals[2])
      screen.finishTransitions()
      #expect(
        log.take() == [
          "D.willDisappear", "C.willDisappear", "B.willDisappear", "D.didDisappear",
          "C.didDisappear", "B.didDisappear",
        ])
      #expect(modals.allSatisfy { $0.presentingViewController == nil })
      #expect(window.subviews.count == 1)
    }
  }

  @Test("U84 a dismissal without animation takes turns", arguments: [0, 2])
  func turns(count: Int) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(unanimatedDismissalTurns: count)) { screen in
      let root = UIViewController()
      let window = screen.show(root)
      root.present(UIViewController(), animated: false)
      var isDone = false
      root.dismiss(animated: false) { isDone = true }
      for _ in 0..<count {
        #expect(root.presentedViewController != nil)
        #expect(!isDone)
        screen.turn()
      }
      #expect(root.presentedViewController == nil)
      #expect(isDone)
      _ = window
    }
  }

  @Test("U85 during a dismissal the presenter is busy")
  func busy() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let modal = UIViewController()
      root.present(modal, animated: false)
      root.dismiss(animated: true)
      #expect(root.presentedViewController === modal)
      #expect(modal.isBeingDismissed)
      root.present(UIViewController(), animated: false)
      #expect(screen.faults.map(\.kind) == [.alreadyPresenting])
      screen.finishTransitions()
      #expect(root.presentedViewController == nil)
      _ = window
    }
  }

  @Test(
    "U87 a dismissal during another is performed at its end, or dropped", arguments: [true, false])
  func second(isHeld: Bool) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(holdsDismissals: isHeld)) { screen in
      let log = CallLog()
      let root = UIViewController()
      let window = screen.show(root)
      let (lower, upper) = (UIViewController(), UIViewController())
      root.present(lower, animated: false)
      lower.present(upper, animated: false)
      lower.dismiss(animated: true) { log.add("upper") }
      lower.dismiss(animated: true) { log.add("lower") }
      root.dismiss(animated: true) { log.add("nothing") }
      screen.finishTransitions()
      #expect(log.take() == (isHeld ? ["upper", "lower", "nothing"] : ["upper"]))
      #expect((root.presentedViewController == nil) == isHeld)
      let dropped = Array(repeating: HeadlessFault.Kind.dismissalInProgress, count: 2)
      #expect(screen.faults.map(\.kind) == (isHeld ? [] : dropped))
      _ = window
    }
  }

  @Test("U87 a dismissal during a presentation follows it")
  func duringPresentation() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = UIViewController()
      let window = screen.show(root)
      root.present(RecordingController("B", log), animated: true) { log.add("presented") }
      root.dismiss(animated: true) { log.add("dismissed") }
      _ = log.take()
      screen.finishTransitions()
      #expect(
        log.take() == [
          "B.didAppear", "presented", "B.willDisappear", "B.didDisappear", "dismissed",
        ])
      _ = window
    }
  }

  @Test("U86 a foreign dismissal can be waited for through the modal's coordinator")
  func coordinator() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let modal = UIViewController()
      root.present(modal, animated: false)
      root.dismiss(animated: true)
      var isDone = false
      modal.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isDone = true }
      #expect(!isDone)
      screen.finishTransitions()
      #expect(isDone)
      _ = window
    }
  }

  @Test("U88 with nothing to dismiss nothing happens", arguments: [false, true])
  func nothing(callsCompletion: Bool) async throws {
    let assumptions = HeadlessAssumptions(callsEmptyDismissCompletion: callsCompletion)
    try await onScreen(.iOS18, assumptions) { screen in
      let window = screen.show(UIViewController())
      var isCalled = false
      window.rootViewController?.dismiss(animated: false) { isCalled = true }
      screen.finishTransitions()
      #expect(isCalled == callsCompletion)
      #expect(screen.faults.isEmpty)
    }
  }

  @Test("U93 a covered modal disappears without being dismissed")
  func covered() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = UIViewController()
      let window = screen.show(root)
      let modal = RecordingController("B", log)
      root.present(modal, animated: false)
      _ = log.take()
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      modal.present(cover, animated: false)
      #expect(log.take() == ["B.willDisappear", "B.didDisappear"])
      #expect(modal.presentingViewController === root)
      _ = window
    }
  }
}
