import HeadlessUIKit
import Testing

@MainActor @Suite("The headless clock fires timers and wakes sleeping tasks in a fixed order")
struct ClockOrderTests {
  private func after(_ seconds: Double, _ work: @escaping () -> Void) {
    UIView.animate(withDuration: seconds, animations: {}) { _ in work() }
  }

  @Test("What is due at the same moment fires in the order in which it was asked for")
  func equalDeadlines() async throws {
    try await onScreen { screen in
      var fired: [Int] = []
      for number in 0..<50 { after(number.isMultiple(of: 2) ? 1 : 2) { fired.append(number) } }
      screen.advance(by: .seconds(2))
      #expect(fired == (0..<50).filter { $0 % 2 == 0 } + (0..<50).filter { $0 % 2 == 1 })
    }
  }

  @Test("A timer that a timer sets fires in the same advance, if it is due")
  func nested() async throws {
    try await onScreen { screen in
      var fired: [String] = []
      after(1) {
        fired.append("a")
        self.after(1) { fired.append("b") }
        self.after(5) { fired.append("c") }
      }
      screen.advance(by: .seconds(3))
      #expect(fired == ["a", "b"])
      #expect(screen.clock.pendingCount == 1)
      #expect(screen.clock.now.offset == .seconds(3))
      screen.advance(by: .seconds(3))
      #expect(fired == ["a", "b", "c"])
    }
  }

  @Test("A timer reads its own moment, however far the clock is moved at once")
  func ownMoment() async throws {
    try await onScreen { screen in
      let clock = screen.clock
      var moments: [Duration] = []
      for second in [3, 1, 2] { after(Double(second)) { moments.append(clock.now.offset) } }
      screen.advance(by: .seconds(100))
      #expect(moments == [.seconds(1), .seconds(2), .seconds(3)])
      #expect(clock.now.offset == .seconds(100))
    }
  }

  @Test("A turn runs what was there when it began; what that asks for waits for the next")
  func turns() async throws {
    try await onScreen { screen in
      var fired: [Int] = []
      after(0) {
        fired.append(1)
        self.after(0) { fired.append(2) }
      }
      #expect(fired.isEmpty)
      screen.turn()
      #expect(fired == [1])
      screen.turn()
      #expect(fired == [1, 2])
      #expect(screen.clock.now.offset == .zero)
    }
  }

  @Test("Ten thousand timers fire, each once and in order")
  func many() async throws {
    try await onScreen { screen in
      var random = SeededGenerator(seed: 7)
      var fired: [Int] = []
      let delays = (0..<10_000).map { _ in Int.random(in: 1...5_000, using: &random) }
      for delay in delays { after(Double(delay)) { fired.append(delay) } }
      #expect(screen.clock.pendingCount == 10_000)
      screen.advance(by: .seconds(2_500))
      #expect(fired.count == delays.count { $0 <= 2_500 })
      screen.advance(by: .seconds(2_500))
      #expect(fired == delays.sorted())
      #expect(screen.clock.pendingCount == 0)
    }
  }

  @Test("Sleepers wake in order of deadline; a cancelled one leaves the others asleep")
  func sleepers() async throws {
    let clock = HeadlessClock()
    let first = Task { try await clock.sleep(for: .seconds(1)) }
    let second = Task { try await clock.sleep(for: .seconds(2)) }
    let third = Task { try await clock.sleep(for: .seconds(3)) }
    while clock.pendingCount < 3 { await Task.yield() }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    #expect(clock.pendingCount == 2)
    #expect(clock.advanceToNextDeadline())
    try await first.value
    #expect(clock.now.offset == .seconds(1))
    #expect(clock.advanceToNextDeadline())
    try await third.value
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("A deadline that is past does not wait", arguments: [-1, 0])
  func past(seconds: Int) async throws {
    let clock = HeadlessClock()
    clock.advance(by: .seconds(5))
    try await clock.sleep(until: clock.now.advanced(by: .seconds(seconds)))
    #expect(clock.pendingCount == 0)
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("Instants are points on a line")
  func instants() {
    let start = HeadlessClock.Instant(offset: .zero)
    let later = start.advanced(by: .seconds(2))
    #expect(start < later)
    #expect(start.duration(to: later) == .seconds(2))
    #expect(later.duration(to: start) == .seconds(-2))
    #expect(HeadlessClock().minimumResolution == .nanoseconds(1))
  }

  @Test("Delay and duration add up; animations run at once, their completion later")
  func delayed() async throws {
    try await onScreen { screen in
      var calls: [String] = []
      UIView.animate(withDuration: 1, delay: 2) {
        calls.append("animations")
      } completion: {
        calls.append("done \($0)")
      }
      UIView.transition(with: UIView(), duration: 4, animations: nil) { _ in calls.append("last") }
      #expect(calls == ["animations"])
      screen.advance(by: .milliseconds(2_999))
      #expect(calls.count == 1)
      screen.advance(by: .milliseconds(1))
      #expect(calls == ["animations", "done true"])
      screen.advance(by: .seconds(1))
      #expect(calls.last == "last")
    }
  }

  @Test("performWithoutAnimation switches off and back, also inside itself")
  func withoutAnimation() async throws {
    try await onScreen { _ in
      var seen: [Bool] = []
      UIView.performWithoutAnimation {
        UIView.performWithoutAnimation { seen.append(UIView.areAnimationsEnabled) }
        seen.append(UIView.areAnimationsEnabled)
      }
      seen.append(UIView.areAnimationsEnabled)
      #expect(seen == [false, false, true])
    }
  }
}
