import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI

/// A walk of code and person over splits and pages whose window changes its size at any time.
@MainActor struct SplitWalk: SizedWalking {
  var steps = 0
  var whileMoving = 0
  var others = 0
  /// How many changes of the size came while something moved.
  private(set) var resizedWhileMoving = 0
  /// How many turns of pages a finger has begun.
  private(set) var turns = 0
  var failure: String?

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

  static func app(in world: World, _ random: inout SeededGenerator) async -> DeskApp {
    let map = DeskMap(
      compact: SplitColumn.allCases.randomElement(using: &random) ?? .primary,
      lacking: Self.lacking.randomElement(using: &random) ?? [])
    let app = DeskApp(in: world, sizes[Int.random(in: 0..<3, using: &random)], map: map)
    app.navigator.show(.desk)
    return app
  }

  mutating func act(_ app: DeskApp, _ random: inout SeededGenerator) -> String {
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
      if app.screen.isTransitioning { resizedWhileMoving += 1 }
      let size = Self.sizes[Int.random(in: 0..<3, using: &random)]
      app.screen.screen.rotate(to: size, on: .pad)
      return "width \(size.width)"
    case 13..<16:
      let swipe = HeadlessSwipe.allCases.randomElement(using: &random) ?? .left
      guard app.screen.beginPageSwipe(swipe) else { return "no page" }
      turns += 1
      if Int.random(in: 0..<4, using: &random) > 0 { app.screen.finishPageSwipe() }
      return "turn \(swipe)"
    default: return touch(app.screen, &random)
    }
  }

  private mutating func touch(_ screen: HeadlessScene, _ random: inout SeededGenerator) -> String {
    do throws(HeadlessTouchError) {
      switch Int.random(in: 0..<15, using: &random) {
      case 0:
        try screen.beginSwipeBack()
        return "begin a swipe"
      case 1: screen.cancelSwipeBack()
      case 2: screen.finishSwipeBack()
      case 3:
        try screen.beginSheetDrag()
        return "begin a drag"
      case 4: screen.finishSheetDrag()
      case 5:
        try screen.tapBack()
        return "tap Back"
      case 6: screen.finishTransitions()
      case 7..<10:
        let swipe = HeadlessSwipe.allCases.randomElement(using: &random) ?? .left
        let begins = screen.beginPageSwipe(swipe)
        if begins { turns += 1 }
        return "turn \(swipe): \(begins)"
      case 10: screen.cancelPageSwipe()
      case 11, 12: screen.finishPageSwipe()
      default:
        guard let label = screen.tappable.randomElement(using: &random) else { return "no target" }
        try screen.tap(label)
        return "tap \(label)"
      }
      return "let go"
    } catch { return "a touch that missed" }
  }

  func brokenLaw(of app: DeskApp) -> String? {
    let tree = app.peeked.picture.withPopoversAsSheets
    if app.shown != tree { return "law 2: \(app.shown) on screen, the tree is \(tree)" }
    if let twice = app.log.madeTwice { return "law 6: the model of \(twice) was made twice" }
    // A model that outlives its node.
    return app.codes.contains("NAV061") ? "diagnosed: \(app.codes)" : nil
  }

  /// At rest a way back changes something, or asks the door.
  mutating func brokenLawOfRest(
    _ app: DeskApp, in world: World, _ random: inout SeededGenerator
  ) async -> String? {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return nil }
    let (before, asked) = (app.shown, app.door.asked)
    do { try app.screen.tapBack() } catch { return nil }
    await app.settle()
    if app.shown == before, app.door.asked == asked {
      return "law 12: Back at rest changes nothing in \(before)"
    }
    return brokenLaw(of: app)
  }

  func leftover(of app: DeskApp) -> String? {
    app.log.livingNodes.isEmpty ? nil : "models of \(app.log.alive) outlived the scene"
  }
}

extension DeskApp: SizedApp {}
