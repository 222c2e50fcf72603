import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A path that is set during a transition or swipe is shown, or its request fails (S11)")
struct PathDuringTransitionTests {
  private func start(_ world: World) async -> FiveApp {
    let app = FiveApp(in: world)
    app.stack.path = [.first, .second]
    await app.expect([.first, .second])
    return app
  }

  @Test("while a push runs: it waits for the end and follows", arguments: World.each)
  func duringAPush(world: World) async {
    let app = await start(world)
    let first = app.stack.append(.third)
    await app.breathe()
    #expect(app.screen.isTransitioning)
    let before = app.screen.transitions.count
    let second = app.stack.set([.first])
    await app.breathe()
    #expect(app.screen.transitions.count == before, "nothing is written into a transition")
    await app.expect([.first])
    #expect(first.outcome != nil)
    #expect(second.ending == "arrived")
  }

  @Test("while a finger holds a swipe that it then finishes", arguments: World.each)
  func duringASwipe(world: World) async throws {
    let app = await start(world)
    try app.screen.beginSwipeBack()
    let request = app.stack.set([.first, .second, .fourth])
    await app.breathe()
    #expect(app.screen.isGestureRunning)
    #expect(app.screen.nodes.all(.screen).count == 3)
    app.screen.finishSwipeBack()
    await app.expect([.first, .second, .fourth])
    #expect(request.ending == "arrived")
  }

  @Test("while a finger holds a swipe that it then cancels", arguments: World.each)
  func duringACancelledSwipe(world: World) async throws {
    let app = await start(world)
    try app.screen.beginSwipeBack()
    let request = app.stack.set([.first])
    await app.breathe()
    app.screen.cancelSwipeBack()
    await app.expect([.first])
    #expect(request.ending == "arrived")
  }

  @Test("right behind the finger's letting go, before SwiftUI has updated", arguments: World.each)
  func behindASwipe(world: World) async throws {
    let app = await start(world)
    try app.screen.beginSwipeBack()
    app.screen.finishSwipeBack()
    app.stack.append(.third)
    await app.settle()
    #expect(app.screen.nodes.all(.screen).count == app.stack.path.count + 1)
    #expect(app.front == app.stack.path.last?.rawValue)
    #expect(!app.navigator.scene.isBusy)
    #expect(app.screen.faults == [])
  }

  @Test("behind a tap on Back, while the pop runs", arguments: World.each)
  func behindATap(world: World) async throws {
    let app = await start(world)
    try app.screen.tapBack()
    app.stack.path = [.third, .fourth]
    await app.settle()
    await app.expect([.third, .fourth])
  }

  /// The path is written by the host just as a finger touches the screen: SwiftUI looks at it in
  /// the next update, and by then a transition runs.
  @Test("a write that a swipe overtakes is repaired, or the request says so", arguments: World.each)
  func overtaken(world: World) async throws {
    let app = await start(world)
    app.mayWait = true
    let request = app.stack.append(.third)
    try app.screen.beginSwipeBack()
    await app.breathe()
    app.screen.cancelSwipeBack()
    await app.settle()
    #expect(!app.navigator.scene.isBusy)
    let isLost = world.assumptions.pathDuringTransition == .lost
    #expect(request.ending == (isLost ? "NAV044" : "arrived"))
    await app.expect(isLost ? [.first, .second] : [.first, .second, .third])
    app.stack.append(.third)
    await app.expect([.first, .second, .third])
  }

  @Test("a shorter path that a swipe overtakes is said again", arguments: World.each)
  func overtakenPop(world: World) async throws {
    let app = await start(world)
    app.mayWait = true
    let request = app.stack.set([])
    try app.screen.beginSwipeBack()
    await app.breathe()
    app.screen.cancelSwipeBack()
    await app.expect([])
    #expect(["arrived", "NAV044"].contains(request.ending))
    app.stack.path = [.fourth]
    await app.expect([.fourth])
  }

  @Test("a finger that holds for longer than a transition may take", arguments: World.each)
  func heldTooLong(world: World) async throws {
    let app = await start(world)
    app.mayWait = true
    try app.screen.beginSwipeBack()
    await app.breathe()
    let request = app.stack.append(.third)
    await app.breathe()
    #expect(request.ending == "open")
    for _ in 0..<2 {
      app.clock.advance(by: .seconds(2))
      await app.breathe()
    }
    #expect(request.outcome != nil, "nobody waits for a finger for ever")
    app.screen.finishSwipeBack()
    await app.settle()
    await app.expect(app.stack.path)
    app.stack.path = [.fourth]
    await app.expect([.fourth])
  }
}
