import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI

/// A walk of code and person over tabs in sections, in a window that changes its size at any time.
@MainActor struct SidebarWalk: SizedWalking {
  var steps = 0
  var whileMoving = 0
  var others = 0
  /// How many tabs were chosen.
  private(set) var choices = 0
  var failure: String?

  private static let sizes = [RadioApp.wide, RadioApp.narrow]
  static func app(in world: World, _ random: inout SeededGenerator) async -> RadioApp {
    await RadioApp(
      world, sizes[Int.random(in: 0..<2, using: &random)], isLong: Bool.random(using: &random))
  }

  mutating func act(_ app: RadioApp, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<18, using: &random) {
    case 0..<8: return RadioCode(app.navigator, app.door, app.news).act(&random)
    case 8..<11:
      let size = Self.sizes[Int.random(in: 0..<2, using: &random)]
      app.screen.screen.rotate(to: size, on: .pad)
      return "width \(size.width)"
    default: return touch(app.screen, &random)
    }
  }

  private mutating func touch(_ screen: HeadlessScene, _ random: inout SeededGenerator) -> String {
    do throws(HeadlessTouchError) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: try screen.beginSwipeBack()
      case 1: screen.finishSwipeBack()
      case 2: try screen.tapBack()
      default:
        let tabs = screen.nodes.all(.tab).map(\.label)
        guard let tab = tabs.randomElement(using: &random) else { return "no tab" }
        try screen.tapTab(tab)
        choices += 1
        return "choose \(tab)"
      }
      return "a touch"
    } catch { return "a touch that missed" }
  }

  func brokenLaw(of app: RadioApp) -> String? {
    if !app.differences.isEmpty { return "law 2: \(app.differences) on screen" }
    let badge = RadioCode(app.navigator, app.door, app.news).badge
    let inbox = app.screen.nodes.all(.tab).first { $0.label == "inbox" }
    return inbox?.badge == badge ? nil : "the badge is not \(badge ?? "empty")"
  }
}

extension RadioApp: SizedApp {}
