import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit

/// A walk of code and person over tabs in sections, in a window that changes its size at any time.
@MainActor struct SidebarWalk: SizedWalking {
  var steps = 0
  var whileMoving = 0
  /// How many choices in a sidebar were made.
  private(set) var choices = 0
  var failure: String?
  var dice = Set(Die.drawnInSizes)

  private static let sizes = [RadioApp.wide, RadioApp.narrow]
  static func app(on screen: HeadlessScreen, _ random: inout SeededGenerator) -> RadioApp {
    RadioApp(
      screen, sizes[Int.random(in: 0..<2, using: &random)], isLong: Bool.random(using: &random))
  }

  mutating func act(_ app: RadioApp, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: return RadioCode(app.navigator, app.door, app.news).act(&random)
    case 8..<11:
      let size = Self.sizes[Int.random(in: 0..<2, using: &random)]
      app.screen.rotate(to: size, on: .pad)
      return "width \(size.width)"
    case 11:
      app.tabs?.sidebar.isHidden.toggle()
      return "the sidebar"
    case 12: return "begin a swipe: \(app.screen.beginSwipeBack())"
    case 13:
      app.screen.finishSwipeBack()
      return "let go"
    default: return tap(app.screen, &random)
    }
  }

  private mutating func tap(_ screen: HeadlessScreen, _ random: inout SeededGenerator) -> String {
    // A touch is an event of its own: what the last turn held back has begun by then (U33).
    screen.turn()
    guard let label = (screen.tabs + screen.tappable).randomElement(using: &random) else {
      return "no target"
    }
    if screen.tabs.contains(label) { choices += 1 }
    do throws(HeadlessTouchError) {
      try screen.tap(label)
      return "tap \(label)"
    } catch { return "miss \(label)" }
  }

  func brokenLaw(of app: RadioApp) -> String? {
    if let broken = app.brokenLawOfWindow() { return broken }
    let badge = RadioCode(app.navigator, app.door, app.news).badge
    let isListed = app.screen.tabs.contains("inbox")
    return isListed && app.screen.badge(ofTab: "inbox") != badge
      ? "the badge is not \(badge ?? "empty")" : nil
  }
}
