import HeadlessUIKit
import Testing

@testable import DemoKit

@MainActor @Suite("In real time a screen animates by the clock, and does almost no work at rest")
struct RealTimeTests {
  @Test("it comes to rest by itself within a few frames, and is then looked at now and again")
  func rest() async throws {
    try await TimedScreen.run { timed in
      #expect(await timed.rest() < 10)
      let looks = timed.looks
      await timed.pass(50, 50, 50, 50)
      #expect(timed.looks == looks)
      await timed.pass(50)
      #expect(timed.looks == looks + 1)
      #expect(timed.time.isResting)
    }
  }

  @Test(
    "a transition takes its time on the wall, however long it was quiet before", arguments: 0..<3)
  func transition(quiet: Int) async throws {
    try await TimedScreen.run { timed in
      await timed.rest()
      for _ in 0..<quiet { await timed.pass(120) }
      let sheet = UIViewController()
      timed.root.present(sheet, animated: true)
      #expect(!timed.time.isResting)
      await timed.asleep()
      for _ in 0..<24 { await timed.pass(16) }
      #expect(timed.screen.isTransitioning, "384 of 400 ms")
      await timed.pass(16)
      #expect(!timed.screen.isTransitioning)
      #expect(!sheet.isBeingPresented)
      #expect(await timed.rest() < 10)
    }
  }

  @Test("frames that are late catch up")
  func late() async throws {
    try await TimedScreen.run { timed in
      await timed.rest()
      timed.root.present(UIViewController(), animated: true)
      await timed.pass(16, 5_000)
      #expect(!timed.screen.isTransitioning)
    }
  }

  @Test("a layout that is asked for wakes it, and is done in the next frame")
  func layout() async throws {
    try await TimedScreen.run { timed in
      await timed.rest()
      let column = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let label = UILabel(frame: .zero)
      label.text = "soon"
      column.addArrangedSubview(label)
      timed.root.view.addSubview(column)
      #expect(!timed.time.isResting)
      #expect(label.frame.width == 0)
      let looks = timed.looks
      await timed.pass(16)
      #expect(label.frame.width > 0)
      #expect(timed.looks > looks)
      await timed.rest()
    }
  }

  @Test("what waits for turns alone comes to its end")
  func turns() async throws {
    try await TimedScreen.run { timed in
      timed.root.present(UIViewController(), animated: false)
      await timed.rest()
      timed.root.dismiss(animated: false)
      #expect(timed.screen.isTransitioning)
      await timed.rest()
      #expect(!timed.screen.isTransitioning)
      #expect(timed.root.presentedViewController == nil)
    }
  }

  @Test("an animation of views ends in its time, and until then there is no rest")
  func animation() async throws {
    try await TimedScreen.run { timed in
      await timed.rest()
      var hasEnded = false
      UIView.animate(withDuration: 0.2, animations: {}, completion: { _ in hasEnded = true })
      timed.time.wake()
      for _ in 0..<12 { await timed.pass(16) }
      #expect(!hasEnded)
      #expect(!timed.time.isResting)
      await timed.pass(16)
      #expect(hasEnded)
      await timed.rest()
    }
  }

  @Test("what a finger holds is at rest")
  func held() async throws {
    try await TimedScreen.run { timed in
      timed.root.present(UIViewController(), animated: false)
      await timed.rest()
      #expect(timed.screen.beginSheetDrag())
      #expect(await timed.rest() < 10)
      #expect(timed.screen.isTransitioning)
      timed.screen.finishSheetDrag()
      timed.time.wake()
      #expect(await timed.rest() > 20)
      #expect(timed.root.presentedViewController == nil)
    }
  }

  @Test("waking twice, or while frames go by, is the same as once")
  func wake() async throws {
    try await TimedScreen.run { timed in
      await timed.rest()
      let looks = timed.looks
      for _ in 0..<10 { timed.time.wake() }
      let frames = await timed.rest()
      #expect(timed.looks - looks <= frames + 2)
      #expect(frames < 10)
    }
  }

  @Test("at its end nothing waits any more, and the screen wakes nobody")
  func end() async throws {
    let timed = try await ended { $0.time.end() }
    #expect(timed.wall.pendingCount == 0)
    #expect(timed.screen.onUnrest == nil)
    timed.time.wake()
    timed.time.end()
    #expect(timed.wall.pendingCount == 0)
  }

  private func ended(_ end: @MainActor (TimedScreen) -> Void) async throws -> TimedScreen {
    var kept: TimedScreen?
    try await TimedScreen.run { timed in
      await timed.rest()
      end(timed)
      kept = timed
    }
    return try #require(kept)
  }

  @Test("a task that is cancelled ends the run too")
  func cancelled() async {
    let screen = HeadlessScreen()
    let wall = HeadlessClock()
    let time = RealTime(screen, clock: wall)
    let run = Task { await time.run() }
    var patience = TestPatience()
    while wall.pendingCount == 0, patience.takesTurn() { await Task.yield() }
    run.cancel()
    await run.value
    #expect(wall.pendingCount == 0)
  }

  @Test("by the clock of this computer a transition ends by itself, and then there is rest")
  func wallClock() async {
    let screen = HeadlessScreen()
    let time = RealTime(screen)
    await HeadlessScreen.run(on: screen) { _ in
      let root = UIViewController()
      let window = screen.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      async let running: Void = time.run()
      root.present(UIViewController(), animated: true)
      var patience = TestPatience()
      while !time.isResting, patience.takesTurn() { await Task.yield() }
      #expect(time.isResting)
      #expect(!screen.isTransitioning)
      time.end()
      await running
    }
  }
}
