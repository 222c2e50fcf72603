import HeadlessUIKit
import Testing

@testable import PortolanUIKit

@MainActor
@Suite(
  "Before a window exists, the size of a split decides how many columns the split shows (U131)")
struct SplitStepTests {
  @Test("the room that it has says how many columns it will show")
  func outside() async {
    await HeadlessScreen.run { screen in
      screen.rotate(to: DeskApp.narrow, on: .pad)
      let split = UISplitViewController(style: .doubleColumn)
      #expect(!split.isCollapsed)
      #expect(SplitStep(split: split).content == .split(column: 0, isCollapsed: true))
      screen.rotate(to: DeskApp.wide, on: .pad)
      #expect(SplitStep(split: split).content == .split(column: 0, isCollapsed: false))
    }
  }
}
