import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite("Back and swipes work during a stack's transition, from iOS 26 on (U46)")
struct BackDuringMotionTests {
  private let model = PathModel()
  private let log = Log()

  /// A stack that pops its third screen.
  private func popping(_ profile: HeadlessProfile) -> HeadlessScene {
    model.path = [1, 2, 3]
    let scene = HeadlessScene(profile: profile) { RecordedStack(model: model, log: log) }
    scene.finish()
    model.path = [1, 2]
    scene.turn()
    #expect(scene.isTransitioning)
    _ = log.take()
    return scene
  }

  private func refusal(_ touch: () throws -> Void) -> HeadlessTouchError.Reason? {
    do {
      try touch()
      return nil
    } catch { return (error as? HeadlessTouchError)?.reason }
  }

  @Test(arguments: HeadlessProfile.allCases)
  func aTapOnBackEndsThePopAndBeginsTheNext(profile: HeadlessProfile) {
    let scene = popping(profile)
    guard profile >= .iOS26 else {
      #expect(refusal { try scene.tapBack() } == .transitioning)
      return
    }
    #expect(refusal { try scene.tapBack() } == nil)
    #expect(
      log.take() == [
        "3.didDisappear", "2.didAppear", "3.dismantle", "1.didLoad", "2.willDisappear",
        "1.willAppear",
      ])
    scene.finish()
    #expect(scene.screens == ["root", "1"] && model.path == [1])
  }

  @Test(arguments: HeadlessProfile.allCases)
  func aSwipeBeginsAndMayBeTakenBack(profile: HeadlessProfile) {
    let scene = popping(profile)
    guard profile >= .iOS26 else {
      #expect(refusal { try scene.beginSwipeBack() } == .transitioning)
      return
    }
    #expect(refusal { try scene.beginSwipeBack() } == nil)
    #expect(refusal { try scene.tapBack() } == .transitioning, "a finger holds the stack")
    scene.cancelSwipeBack()
    scene.finish()
    #expect(scene.screens == ["root", "1", "2"] && model.path == [1, 2])
  }

  @Test func aSwipeThatRunsOnByItselfIsEndedByTheNext() throws {
    let scene = popping(.iOS26)
    for _ in 0..<2 {
      try scene.beginSwipeBackInContent()
      scene.finishSwipeBack()
    }
    #expect(scene.isTransitioning && model.path == [])
    #expect(refusal { try scene.beginSwipeBack() } == .transitioning)
    scene.finish()
    #expect(scene.screens == ["root"])
  }
}
