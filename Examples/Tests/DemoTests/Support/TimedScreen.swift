import HeadlessUIKit
import Testing

@testable import DemoKit

/// A screen with a root controller that runs on a wall clock which the test moves.
@MainActor final class TimedScreen {
  let screen = HeadlessScreen()
  let wall = HeadlessClock()
  let time: RealTime
  let root = UIViewController()
  let window: UIWindow
  private(set) var looks = 0

  private init() {
    time = RealTime(screen, clock: wall)
    window = screen.makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    time.onChange = { [weak self] in self?.looks += 1 }
  }

  /// Lets a screen run, does something with it and ends the run.
  static func run(_ body: @MainActor (TimedScreen) async throws -> Void) async throws {
    let timed = TimedScreen()
    try await HeadlessScreen.run(on: timed.screen) { _ in
      async let running: Void = timed.time.run()
      do { try await body(timed) } catch {
        timed.time.end()
        throw error
      }
      timed.time.end()
      await running
    }
  }

  /// Returns when the run waits for the wall clock.
  func asleep(sourceLocation: SourceLocation = #_sourceLocation) async {
    var patience = TestPatience()
    while wall.pendingCount == 0 {
      await Task.yield()
      guard patience.takesTurn() else {
        Issue.record("the run does not wait", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Lets the wall clock go on, and what is due happen.
  func pass(_ milliseconds: Int..., sourceLocation: SourceLocation = #_sourceLocation) async {
    for step in milliseconds {
      await asleep(sourceLocation: sourceLocation)
      wall.advance(by: .milliseconds(step))
      await Task.yield()
      await asleep(sourceLocation: sourceLocation)
    }
  }

  /// Lets frames go by until the screen is at rest; gives how many it took.
  @discardableResult
  func rest(sourceLocation: SourceLocation = #_sourceLocation) async -> Int {
    await asleep(sourceLocation: sourceLocation)
    for frame in 0..<1_000 {
      if time.isResting { return frame }
      await pass(16, sourceLocation: sourceLocation)
    }
    Issue.record("the screen does not come to rest", sourceLocation: sourceLocation)
    return 1_000
  }
}
