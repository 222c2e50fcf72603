import PortolanTesting
import Testing

@MainActor @Suite("A test clock advances only when the test advances it")
struct TestClockTests {
  private let clock = TestClock()

  /// Somebody who sleeps, and how it ended.
  private func sleep(for time: Duration) -> Task<String, Never> {
    Task {
      do {
        try await clock.sleep(for: time)
        return "slept"
      } catch is CancellationError { return "cancelled" } catch { return "\(error)" }
    }
  }

  @Test func `it stands still`() {
    #expect(clock.now == clock.now)
    #expect(clock.now.offset == .zero)
    #expect(clock.minimumResolution == .zero)
  }

  @Test func `who sleeps wakes when the time has passed, not before`() async {
    let task = sleep(for: .seconds(2))
    await eventually { clock.sleeping(within: .seconds(2)) == 1 }
    #expect(clock.sleeping(within: .milliseconds(1999)) == 0)
    clock.pass(.milliseconds(1999))
    #expect(clock.sleeping(within: .milliseconds(1)) == 1)
    await clock.advance(by: .milliseconds(1))
    #expect(await task.value == "slept")
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `several wake together`() async {
    let tasks = [1, 2, 3].map { sleep(for: .seconds($0)) }
    await eventually { clock.sleeping(within: .seconds(3)) == 3 }
    clock.pass(.seconds(2))
    #expect(await tasks[0].value == "slept")
    #expect(await tasks[1].value == "slept")
    #expect(clock.sleeping(within: .seconds(1)) == 1)
    tasks[2].cancel()
    #expect(await tasks[2].value == "cancelled")
    #expect(clock.sleeping(within: .seconds(10)) == 0)
  }

  @Test func `a task that is cancelled before it sleeps does not sleep`() async {
    let task = sleep(for: .seconds(1))
    task.cancel()
    #expect(await task.value == "cancelled")
  }

  @Test func `time that has passed already is not waited for`() async throws {
    let start = clock.now
    clock.pass(.seconds(5))
    try await clock.sleep(until: start.advanced(by: .seconds(5)), tolerance: nil)
    try await clock.sleep(for: .zero)
  }

  @Test func `moments are counted from the start`() {
    let later = clock.now.advanced(by: .seconds(3))
    #expect(clock.now < later)
    #expect(clock.now.duration(to: later) == .seconds(3))
  }
}

@MainActor
@Suite(
  "A test waits a limited number of main-actor turns for a condition, and fails if it never holds")
struct EventuallyTests {
  @Test func `it comes about`() async {
    var count = 0
    await eventually {
      count += 1
      return count == 50
    }
    #expect(count == 50)
  }

  @Test func `it never does`() async {
    let line = #line + 2
    let failures = await CaughtFailures.of {
      await eventually("the moon is reached") { false }
    }
    #expect(failures.map(\.message) == ["the moon is reached"] && failures.map(\.line) == [line])
  }
}
