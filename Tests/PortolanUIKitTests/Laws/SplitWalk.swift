import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit

/// A walk of code and person over splits and pages whose window changes its size at any time.
@MainActor struct SplitWalk: RandomWalking {
  private(set) var steps = 0
  private(set) var whileMoving = 0
  /// How many changes of the size came while something moved.
  private(set) var resizedWhileMoving = 0
  /// How many turns of pages a finger has begun.
  private(set) var turns = 0
  private(set) var failure: String?

  private static let sizes = [
    DeskApp.wide, DeskApp.narrow, CGSize(width: 700, height: 1_000),
  ]
  private static let routes: [Desk] = [
    .desk, .list, .folder(1), .folder(2), .empty, .item(1), .item(2), .page(0), .page(3), .note,
    .trio, .one, .two, .three, .start, .book, .leaf(0), .leaf(1), .leaf(2), .leaf(3), .line, .album,
    .photo(0), .photo(1), .photo(2),
  ]

  mutating func run(seed: UInt64, steps count: Int) async {
    var random = SeededGenerator(seed: seed)
    let world = World.random(using: &random)
    await HeadlessScreen.run(on: world.screen) { screen in
      screen.rightToLeft = Bool.random(using: &random)
      let map = DeskMap(compact: SplitColumn.allCases.randomElement(using: &random) ?? .primary)
      let app = DeskApp(screen, Self.sizes[Int.random(in: 0..<3, using: &random)], map: map)
      await walk(app, &random, count, named: "\(world)")
      app.navigator.scene.close()
      app.window.isHidden = true
      await app.settle()
    }
  }

  private mutating func walk(
    _ app: DeskApp, _ random: inout SeededGenerator, _ count: Int, named name: String
  ) async {
    var done: [String] = []
    app.navigator.show(.desk)
    while steps < count, failure == nil {
      for _ in 0..<Int.random(in: 1...8, using: &random) where steps < count {
        if app.screen.isTransitioning { whileMoving += 1 }
        done.append(act(app, &random))
        steps += 1
        if Int.random(in: 0..<4, using: &random) > 0 { await app.breathe() }
        if Bool.random(using: &random) { app.screen.advance(by: .milliseconds(100)) }
      }
      app.screen.cancelSwipeBack()
      app.screen.cancelSheetDrag()
      app.screen.cancelPageSwipe()
      await app.settle()
      app.navigator.scene.screenDidChange()
      app.screen.advance(by: .seconds(3))
      await app.settle()
      if let broken = app.brokenLaw {
        failure = "\(name), step \(steps): \(broken) after \(done.suffix(12))"
      }
    }
  }

  private mutating func act(_ app: DeskApp, _ random: inout SeededGenerator) -> String {
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
      screen.rotate(to: size)
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
}

extension DeskApp {
  /// The law that is broken while nothing moves, in words.
  fileprivate var brokenLaw: String? {
    let shown = picture(of: window)
    if shown != navigator.tree.picture {
      return "law 2: \(shown) on screen, the tree is \(navigator.tree.picture)"
    }
    if navigator.scene.isBusy { return "law 9: something waits for ever" }
    if !screen.faults.isEmpty { return "faults: \(screen.faults)" }
    let faults = TestApp.faultyCodes.intersection(codes)
    return faults.isEmpty ? nil : "diagnosed: \(faults)"
  }
}
