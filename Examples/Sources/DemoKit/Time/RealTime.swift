/// Lets a screen run on a real clock.
///
/// While something moves or was just asked for, the screen is given a turn and the time that went
/// by, frame after frame; at rest it is looked at a few times a second, until something wakes it.
@MainActor final class RealTime {
  /// Called when the screen may show something else.
  var onChange: @MainActor () -> Void = {}

  private static let frame = Duration.milliseconds(16)
  /// A view that changes without a layout is seen that late.
  private static let look = Duration.milliseconds(250)
  /// So many frames nothing may ask for, before the screen is at rest.
  private static let calmFrames = 3

  private let screen: any SteppedScreen
  private let elapsed: () -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void
  private var last = Duration.zero
  private var calm = 0
  private var isEnded = false
  /// Whether nothing waits for frames.
  private(set) var isResting = false
  private var pause: Task<Void, any Error>?

  init(_ screen: any SteppedScreen, clock: any Clock<Duration> = ContinuousClock()) {
    self.screen = screen
    elapsed = Self.stopwatch(clock)
    sleep = { try await clock.sleep(for: $0) }
  }

  private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// Runs until `end()`, or until the task is cancelled.
  func run() async {
    screen.onUnrest = { [weak self] in self?.wake() }
    last = elapsed()
    while !isEnded, !Task.isCancelled {
      giveFrame()
      isResting = calm >= Self.calmFrames && !screen.isWaiting
      await wait(isResting ? Self.look : Self.frame)
    }
    screen.onUnrest = nil
  }

  /// Says that something was asked for.
  func wake() {
    calm = 0
    guard isResting else { return }
    isResting = false
    // Nothing waited for time to go by at rest: what begins now has all of its own.
    last = elapsed()
    pause?.cancel()
  }

  /// Ends the run.
  func end() {
    isEnded = true
    pause?.cancel()
  }

  private func giveFrame() {
    let now = elapsed()
    let time = now - last
    last = now
    calm += 1
    screen.turn()
    screen.advance(by: time)
    onChange()
  }

  /// Waking ends it early.
  private func wait(_ time: Duration) async {
    let pause = Task { [sleep] in try await sleep(time) }
    self.pause = pause
    await withTaskCancellationHandler {
      _ = await pause.result
    } onCancel: {
      pause.cancel()
    }
  }
}
