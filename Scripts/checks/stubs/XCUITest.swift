// What our test of the interface uses of XCTest, which Linux has without it.
// `Scripts/checks/stub` compiles it beside that test.
import Foundation

@MainActor class XCUIElement: NSObject {
  var label: String { "" }
  var exists: Bool { false }
  var isHittable: Bool { false }
  func waitForExistence(timeout: TimeInterval) -> Bool { false }
  func tap() {}
  func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

@MainActor final class XCUIApplication: XCUIElement {
  enum State { case runningForeground, notRunning }
  var state: State { .notRunning }
  var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  var buttons: XCUIElementQuery { XCUIElementQuery() }
  var cells: XCUIElementQuery { XCUIElementQuery() }
  var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  var tabBars: XCUIElementQuery { XCUIElementQuery() }
  var launchEnvironment: [String: String] = [:]
  func launch() {}
  func activate() {}
}

@MainActor final class XCUIDevice: NSObject {
  enum Button { case home }
  static let shared = XCUIDevice()
  func press(_ button: Button) {}
}

@MainActor final class XCUIElementQuery: NSObject {
  var buttons: XCUIElementQuery { self }
  var firstMatch: XCUIElement { XCUIElement() }
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
