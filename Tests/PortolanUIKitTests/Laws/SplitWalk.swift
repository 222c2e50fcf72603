import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit

/// A walk of code and person over splits and pages whose window changes its size at any time.
@MainActor struct SplitWalk: SizedWalking {
  var steps = 0
  var whileMoving = 0
  /// How many changes of the size came while something moved.
  private(set) var resizedWhileMoving = 0
  /// How many turns of pages a finger has begun.
  private(set) var turns = 0
  var failure: String?
  var dice = Set(Die.drawnInSizes)

  private static let sizes = [
    DeskApp.wide, DeskApp.narrow, CGSize(width: 700, height: 1_000),
  ]
  /// Which of three columns the map shows nowhere.
  private static let lacking: [Set<Desk>] = [[], [.one], [.two], [.one, .two]]
  private static let routes: [Desk] = [
    .desk, .list, .folder(1), .folder(2), .empty, .item(1), .item(2), .page(0), .page(3), .note,
    .trio, .one, .two, .three, .start, .book, .leaf(0), .leaf(1), .leaf(2), .leaf(3), .line, .album,
    .photo(0), .photo(1), .photo(2),
  ]

  static func app(on screen: HeadlessScreen, _ random: inout SeededGenerator) -> DeskApp {
    let map = DeskMap(
      compact: SplitColumn.allCases.randomElement(using: &random) ?? .primary,
      lacking: Self.lacking.randomElement(using: &random) ?? [])
    let app = DeskApp(screen, sizes[Int.random(in: 0..<3, using: &random)], map: map)
    app.screens.hasHints = true
    app.navigator.show(.desk)
    return app
  }

  mutating func act(_ app: DeskApp, _ random: inout SeededGenerator) -> String {
    let screen = app.screen
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<7:
      let route = Self.routes[Int.random(in: 0..<Self.routes.count, using: &random)]
      app.navigator.show(route)
      return "show \(route)"
    case 7:
      app.navigator.back()
      return "back"
    case 8:
      app.door.verdict = Bool.random(using: &random) ? .allow : .deny("closed")
      return "the door"
    case 9..<13:
      if screen.isTransitioning { resizedWhileMoving += 1 }
      let size = Self.sizes[Int.random(in: 0..<3, using: &random)]
      screen.rotate(to: size, on: .pad)
      return "width \(size.width)"
    case 13..<16:
      let swipe = HeadlessSwipe.allCases.randomElement(using: &random) ?? .left
      guard screen.beginPageSwipe(swipe) else { return "no page" }
      turns += 1
      if Int.random(in: 0..<4, using: &random) > 0 { screen.finishPageSwipe() }
      return "turn \(swipe)"
    default: return touch(screen, &random)
    }
  }

  private mutating func touch(_ screen: HeadlessScreen, _ random: inout SeededGenerator) -> String {
    // A touch is an event of its own: what the last turn held back has begun by then (U33).
    screen.turn()
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return "begin a swipe: \(screen.beginSwipeBack())"
    case 1: screen.cancelSwipeBack()
    case 2: screen.finishSwipeBack()
    case 3: return "begin a drag: \(screen.beginSheetDrag())"
    case 4: screen.finishSheetDrag()
    case 5..<8:
      let swipe = HeadlessSwipe.allCases.randomElement(using: &random) ?? .left
      let begins = screen.beginPageSwipe(swipe)
      if begins { turns += 1 }
      return "turn \(swipe): \(begins)"
    case 8: screen.cancelPageSwipe()
    case 9, 10: screen.finishPageSwipe()
    default:
      guard let label = screen.tappable.randomElement(using: &random) else { return "no target" }
      do throws(HeadlessTouchError) {
        try screen.tap(label)
        return "tap \(label)"
      } catch { return "miss \(label)" }
    }
    return "let go"
  }

  func brokenLaw(of app: DeskApp) -> String? { app.brokenLawOfWindow() }

  /// At rest a way back to another column changes something, or asks the door or a screen.
  mutating func brokenLawOfRest(
    _ app: DeskApp, _ random: inout SeededGenerator
  ) async -> String? {
    guard Int.random(in: 0..<3, using: &random) == 0, app.screen.tappable.contains("Back"),
      !app.asksBeforeLeaving
    else { return nil }
    let (before, asked) = (app.shown, app.door.asked)
    do { try app.screen.tap("Back") } catch { return nil }
    await app.settle()
    if app.shown == before, app.door.asked == asked {
      return "law 12: Back at rest changes nothing in \(before)"
    }
    return brokenLaw(of: app) ?? app.brokenLawOfRest
  }
}
