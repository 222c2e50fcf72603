// What our test of the interface uses of XCTest, which Linux has without it.
// `Scripts/checks/stub` compiles it beside that test.
import Foundation

@MainActor class XCUIElement: NSObject {
  var label: String { "" }
  func waitForExistence(timeout: TimeInterval) -> Bool { false }
  func tap() {}
  func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

@MainActor final class XCUIApplication: XCUIElement {
  enum State { case runningForeground, notRunning }
  var state: State { .notRunning }
  var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  var buttons: XCUIElementQuery { XCUIElementQuery() }
  func launch() {}
}

@MainActor final class XCUIElementQuery: NSObject {
  subscript(identifier: String) -> XCUIElement { XCUIElement() }
}

@MainActor final class XCUICoordinate: NSObject {
  func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval
  ) {}
}

struct XCUIGestureVelocity {
  static let slow = XCUIGestureVelocity()
}

struct CGVector {
  let dx: Double
  let dy: Double
}
