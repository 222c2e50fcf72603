import XCTest

/// The person in front of the facts' app: it does what the app asks for, and prints what it found.
///
/// It has not run yet: it is only type-checked, against a stub of XCTest's interface.
final class FactsUITests: XCTestCase {
  @MainActor func testFacts() async throws {
    let app = XCUIApplication()
    // UIKit does not say which phones fold: whoever starts the test does.
    app.launchEnvironment["FACTS_DEVICE"] = ProcessInfo.processInfo.environment["FACTS_DEVICE"]
    app.launch()
    let finger = app.staticTexts["finger"]
    XCTAssertTrue(finger.waitForExistence(timeout: 30))
    while finger.label != "end" {
      guard app.state == .runningForeground else { return XCTFail("The app has ended.") }
      let words = finger.label
      guard !words.isEmpty else { continue }
      app.buttons[perform(words, in: app) ? "done" : "no"].tap()
    }
    let results = app.staticTexts["results"].label
    for line in results.split(separator: "\n") { print("fact \(line)") }
    XCTAssertFalse(results.isEmpty)
  }

  /// Whether this was done or found; false also for what only a hand can do, such as to open a phone.
  @MainActor private func perform(_ words: String, in app: XCUIApplication) -> Bool {
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    switch parts[0] {
    case "tap":
      guard let element = element(parts[1], in: app) else { return false }
      element.tap()
    case "find": return element(parts[1], in: app) != nil
    case "leave":
      XCUIDevice.shared.press(.home)
      app.activate()
    default: return drag(words, in: app)
    }
    return true
  }

  /// What a person who uses assistive technology finds by its label.
  @MainActor private func element(_ label: String, in app: XCUIApplication) -> XCUIElement? {
    // A button that leads back may be called by the title of the screen behind.
    let bars = [app.navigationBars.buttons[label], app.tabBars.buttons[label]]
    let others = [app.buttons[label], app.staticTexts[label], app.cells[label]]
    let back = label == "Back" ? [app.navigationBars.buttons.firstMatch] : []
    return (bars + others + back).first { $0.exists && $0.isHittable }
  }

  /// Whether this was a drag.
  @MainActor private func drag(_ words: String, in app: XCUIApplication) -> Bool {
    switch words {
    case "back": move(in: app, from: (0, 0.5), to: (0.9, 0.5))
    case "backAndForth": move(in: app, from: (0, 0.5), to: (0.15, 0.5))
    case "backInContent": move(in: app, from: (0.4, 0.5), to: (0.98, 0.5))
    case "down": move(in: app, from: (0.5, 0.2), to: (0.5, 0.95))
    case "downAndUp": move(in: app, from: (0.5, 0.2), to: (0.5, 0.28))
    case "pageLeft": move(in: app, from: (0.9, 0.5), to: (0.1, 0.5))
    case "pageRight": move(in: app, from: (0.1, 0.5), to: (0.9, 0.5))
    case "pageLeftAndBack": move(in: app, from: (0.6, 0.5), to: (0.5, 0.5))
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
