import HeadlessSwiftUI
import HeadlessSwiftUIStage
import HeadlessUIKit
import HeadlessUIKitStage
import PortolanTesting
import PortolanUIKit
import TestSupport
import Testing

/// The framework does not let a gesture begin.
struct Refusal: Error {}

/// What a person does while something moves, or half.
extension StageScreen {
  private var uiKit: HeadlessScreen? { (self as? UIKitStage)?.screen }
  private var swiftUI: HeadlessScene? { (self as? SwiftUIStage)?.scene }

  /// Taps a control, a tab or the way back, at once.
  func tapNow(_ name: String) throws {
    try uiKit?.tap(name)
    try swiftUI?.touch(name)
  }

  func beginSwipeBack() throws {
    if let uiKit, !uiKit.beginSwipeBack() { throw Refusal() }
    try swiftUI?.beginSwipeBack()
  }

  /// Begins a swipe somewhere on the screen, which iOS 26 brought.
  func beginSwipeBackInContent() throws {
    if let uiKit, !uiKit.beginSwipeBackInContent() { throw Refusal() }
    try swiftUI?.beginSwipeBackInContent()
  }

  func cancelSwipeBack() {
    uiKit?.cancelSwipeBack()
    swiftUI?.cancelSwipeBack()
  }

  func finishSwipeBack() {
    uiKit?.finishSwipeBack()
    swiftUI?.finishSwipeBack()
  }

  func beginSheetDrag() throws {
    if let uiKit, !uiKit.beginSheetDrag() { throw Refusal() }
    try swiftUI?.beginSheetDrag()
  }

  func cancelSheetDrag() {
    uiKit?.cancelSheetDrag()
    swiftUI?.cancelSheetDrag()
  }

  /// Lets tasks run and the framework update; nothing that takes time ends.
  func breathe() async {
    for _ in 0..<10 {
      await letTasksRun()
      _ = turn()
    }
  }

  /// Lets all that moves end, without a deadline for anybody.
  func finishAll() async {
    for _ in 0..<6 {
      await breathe()
      finishMoving()
    }
  }
}
