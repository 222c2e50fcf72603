import XCTest

/// The person in front of the facts' app: it does what the app asks for, and prints what it found.
///
/// It has not run yet: it is only type-checked, against a stub of XCTest's interface.
final class FactsUITests: XCTestCase {
  @MainActor func testFacts() async throws {
    let app = XCUIApplication()
    app.launch()
    let finger = app.staticTexts["finger"]
    XCTAssertTrue(finger.waitForExistence(timeout: 30))
    while finger.label != "end" {
      guard app.state == .runningForeground else { return XCTFail("The app has ended.") }
      if perform(finger.label, in: app) { app.buttons["done"].tap() }
    }
    let results = app.staticTexts["results"].label
    for line in results.split(separator: "\n") { print("fact \(line)") }
    XCTAssertFalse(results.isEmpty)
  }

  /// Whether this was a drag.
  @MainActor private func perform(_ drag: String, in app: XCUIApplication) -> Bool {
    switch drag {
    case "back": move(in: app, from: (0, 0.5), to: (0.9, 0.5))
    case "backAndForth": move(in: app, from: (0, 0.5), to: (0.15, 0.5))
    case "down": move(in: app, from: (0.5, 0.2), to: (0.5, 0.95))
    case "downAndUp": move(in: app, from: (0.5, 0.2), to: (0.5, 0.28))
    default: return false
    }
    return true
  }

  /// Drags slowly and rests before it lets go, so that only the place decides.
  @MainActor private func move(
    in app: XCUIApplication, from start: (Double, Double), to end: (Double, Double)
  ) {
    let first = app.coordinate(withNormalizedOffset: CGVector(dx: start.0, dy: start.1))
    let last = app.coordinate(withNormalizedOffset: CGVector(dx: end.0, dy: end.1))
    first.press(forDuration: 0.1, thenDragTo: last, withVelocity: .slow, thenHoldForDuration: 0.3)
  }
}
