import HeadlessSwiftUI
import Testing

/// The swipe back, as whole sequences of what is told, recorded and written.
@MainActor @Suite("A swipe back sends appearance callbacks and writes the path in a fixed order")
struct SwipeOrderTests {
  private func shown(_ path: [Int]) -> (PathModel, HeadlessScene, Log) {
    let (model, log) = (PathModel(), Log())
    let scene = HeadlessScene { RecordedStack(model: model, log: log) }
    for number in path {
      model.path.append(number)
      scene.finish()
    }
    _ = log.take()
    return (model, scene, log)
  }

  @Test func u54AFinishedSwipeEndsLikeAPop() throws {
    let (model, scene, log) = shown([1, 2])
    try scene.beginSwipeBack()
    #expect(log.take() == ["2.willDisappear", "1.willAppear"])
    scene.finishSwipeBack()
    scene.turn()
    #expect(log.take().isEmpty)
    #expect(scene.isTransitioning && !scene.isGestureRunning)
    scene.finishTransitions()
    #expect(log.take() == ["2.didDisappear", "1.didAppear", "2.dismantle"])
    #expect(model.path == [1])
    let made = try #require(scene.transitions.last)
    #expect(made.kind == .pop && made.animated)
    #expect(made.from == ["root", "1", "2"] && made.to == ["root", "1"])
    #expect(scene.transitions.filter { $0.kind == .pop }.count == 1)
  }

  @Test func aSwipeBuildsTheScreenBeneathThatWasNeverShown() throws {
    let (model, log) = (PathModel(), Log())
    model.path = [1, 2]
    let scene = HeadlessScene { RecordedStack(model: model, log: log) }
    #expect(scene.nodes.all(.screen).map(\.isBuilt) == [true, false, true])
    _ = log.take()
    try scene.beginSwipeBack()
    #expect(log.take() == ["1.didLoad", "2.willDisappear", "1.willAppear"])
    scene.cancelSwipeBack()
    #expect(
      log.take() == ["1.willDisappear", "1.didDisappear", "2.willAppear", "2.didAppear"])
    #expect(scene.nodes.all(.screen).map(\.isBuilt) == [true, true, true])
  }

  @Test func whatIsWrittenUnderAHeldSwipeIsShownAfterItIsCancelled() throws {
    let (model, scene, _) = shown([1])
    try scene.beginSwipeBack()
    model.path = [1, 2]
    scene.turn()
    #expect(scene.screens == ["root", "1"])
    scene.cancelSwipeBack()
    scene.finish()
    #expect(scene.screens == ["root", "1", "2"])
  }

  @Test func s11WhatIsWrittenUnderAHeldSwipeMayBeLost() throws {
    let model = PathModel()
    model.path = [1]
    let scene = HeadlessScene(assumptions: .with(\.pathDuringTransition, .lost)) {
      RecordedStack(model: model, log: Log())
    }
    try scene.beginSwipeBack()
    model.path = [1, 2]
    scene.turn()
    scene.cancelSwipeBack()
    scene.finish()
    #expect(scene.screens == ["root", "1"])
  }

  @Test func aSwipeThatTheStackOutlivesNotIsOver() throws {
    let (model, flags) = (PathModel(), TwoFlags())
    model.path = [1]
    let scene = HeadlessScene {
      if !flags.first { RecordedStack(model: model, log: Log()) }
    }
    try scene.beginSwipeBack()
    flags.first = true
    scene.turn()
    #expect(!scene.isTransitioning && !scene.isGestureRunning)
    scene.finishSwipeBack()
    scene.finish()
    #expect(model.path == [1])
  }

  @Test func aSwipeEndsWhereItWasGoingWhenACoverComes() throws {
    let (model, flags, log) = (PathModel(), TwoFlags(), Log())
    model.path = [1]
    let scene = HeadlessScene {
      RecordedStack(model: model, log: log)
        .fullScreenCover(isPresented: Bindable(flags).first) { Text("cover") }
    }
    try scene.beginSwipeBack()
    flags.first = true
    scene.finish()
    #expect(!scene.isGestureRunning)
    #expect(scene.screens == ["root", "1"])
    #expect(model.writes == [[1]])
    flags.first = false
    scene.finish()
    #expect(log.take().suffix(2) == ["1.willAppear", "1.didAppear"])
  }

  @Test func aSecondSwipeOrTapDuringAPopIsRefused() throws {
    let (_, scene, _) = shown([1, 2, 3])
    try scene.tapBack()
    scene.turn()
    #expect(throws: HeadlessTouchError.self) { try scene.beginSwipeBack() }
    #expect(throws: HeadlessTouchError.self) { try scene.tapBack(to: 0) }
    scene.finishTransitions()
    #expect(scene.screens == ["root", "1", "2"])
  }
}
