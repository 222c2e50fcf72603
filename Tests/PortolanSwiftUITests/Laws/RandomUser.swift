import HeadlessSwiftUI
import Portolan

/// Code and a person who do anything at any time.
@MainActor struct RandomUser {
  let app: TestApp
  var random: SeededGenerator
  private var code: RandomCode
  /// Whether the scene takes touches.
  private var isActive = true

  init(_ app: TestApp, random: SeededGenerator) {
    self.app = app
    self.random = random
    code = RandomCode(app)
  }

  /// What was asked for.
  var requests: [NavigationRequest] { code.requests }

  /// Does one thing, whatever runs; returns what.
  mutating func act() -> String {
    Int.random(in: 0..<5, using: &random) < 3 ? code.ask(&random) : touch()
  }

  private mutating func touch() -> String {
    let screen = app.screen
    guard isActive else {
      isActive = Bool.random(using: &random)
      if isActive { screen.screen.becomeActive() }
      return isActive ? "active" : "a touch that missed"
    }
    do throws(HeadlessTouchError) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: try screen.beginSwipeBack()
      case 1: screen.cancelSwipeBack()
      case 2: screen.finishSwipeBack()
      case 3: try screen.beginSheetDrag()
      case 4: screen.cancelSheetDrag()
      case 5: screen.finishSheetDrag()
      case 6: try screen.tapBack()
      case 7: try screen.tapTab(at: Int.random(in: 0...1, using: &random))
      case 8: try screen.tap("Close")
      case 9: try screen.tap("More")
      case 10:
        isActive = false
        screen.screen.resignActive()
        return "inactive"
      default: screen.finishTransitions()
      }
      return "a touch"
    } catch { return "a touch that missed" }
  }

  /// Lets go of the glass, and comes back to the app.
  mutating func release() {
    if !isActive { app.screen.screen.becomeActive() }
    isActive = true
    app.screen.cancelSwipeBack()
    app.screen.cancelSheetDrag()
  }
}
