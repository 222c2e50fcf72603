import HeadlessUIKit
import Testing

@MainActor @Suite("Each headless screen has its own clock, which drives its timers and transitions")
struct ClockTests {
  @Test("Timers fire in order of deadline, each with the turns that it causes")
  func timers() async throws {
    try await onScreen { screen in
      let clock = screen.clock
      var events: [String] = []
      UIView.animate(withDuration: 0.2, animations: {}) { _ in
        events.append("late \(clock.now.offset)")
      }
      UIView.animate(withDuration: 0.1, animations: {}) { _ in
        events.append("early")
        UIView.animate(withDuration: 0, animations: {}) { _ in events.append("turn") }
      }
      #expect(clock.pendingCount == 2)
      clock.advance(by: .milliseconds(150))
      #expect(events == ["early", "turn"])
      #expect(clock.advanceToNextDeadline())
      #expect(events.count == 3)
      #expect(!clock.advanceToNextDeadline())
      #expect(clock.now.offset == .milliseconds(200))
    }
  }

  @Test("A sleeper wakes at its deadline")
  func sleeping() async throws {
    let clock = HeadlessClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(5)) }
    while clock.pendingCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(4))
    #expect(clock.pendingCount == 1)
    clock.advance(by: .seconds(1))
    try await sleeper.value
    #expect(clock.pendingCount == 0)
  }

  @Test("A cancelled sleeper throws and waits no longer", arguments: [false, true])
  func cancelling(isEarly: Bool) async {
    let clock = HeadlessClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(5)) }
    if !isEarly { while clock.pendingCount == 0 { await Task.yield() } }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.pendingCount == 0)
  }

  @Test("Without animations a transition ends inside the call; one that is held is a fault")
  func noAnimation() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      UIView.setAnimationsEnabled(false)
      stack.pushViewController(UIViewController(), animated: true)
      #expect(!screen.isTransitioning)
      UIView.setAnimationsEnabled(true)
      #expect(screen.beginSwipeBack())
      screen.finishTransitions()
      #expect(screen.faults.map(\.kind) == [.endlessTransition])
      screen.cancelSwipeBack()
      #expect(!screen.isTransitioning)
      _ = window
    }
  }

  @Test("Two screens that run side by side do not meet")
  func separateScreens() async throws {
    async let first: Void = onScreen { screen in
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      screen.reduceMotion = true
    }
    async let second: Void = onScreen { _ in
      #expect(UIView.areAnimationsEnabled)
      #expect(!UIAccessibility.isReduceMotionEnabled)
    }
    _ = try await (first, second)
  }
}
