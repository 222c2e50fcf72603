import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit

/// A walk of code and person over tabs in sections, in a window that changes its size at any time.
@MainActor struct SidebarWalk: RandomWalking {
  private(set) var steps = 0
  private(set) var whileMoving = 0
  /// How many choices in a sidebar were made.
  private(set) var choices = 0
  private(set) var failure: String?

  private static let sizes = [RadioApp.wide, RadioApp.narrow]
  private static let routes: [Radio] = [
    .home, .albums, .artists, .inbox, .search, .item(1), .item(2), .genres,
  ]

  mutating func run(seed: UInt64, steps count: Int) async {
    var random = SeededGenerator(seed: seed)
    let world = World.random(using: &random)
    await HeadlessScreen.run(on: world.screen) { screen in
      screen.rightToLeft = Bool.random(using: &random)
      let app = RadioApp(
        screen, Self.sizes[Int.random(in: 0..<2, using: &random)],
        isLong: Bool.random(using: &random))
      await walk(app, &random, count, named: "\(world)")
      app.navigator.scene.close()
      app.window.isHidden = true
      await app.settle()
    }
  }

  private mutating func walk(
    _ app: RadioApp, _ random: inout SeededGenerator, _ count: Int, named name: String
  ) async {
    var done: [String] = []
    while steps < count, failure == nil {
      for _ in 0..<Int.random(in: 1...8, using: &random) where steps < count {
        if app.screen.isTransitioning { whileMoving += 1 }
        done.append(act(app, &random))
        steps += 1
        if Int.random(in: 0..<4, using: &random) > 0 { await app.breathe() }
        if Bool.random(using: &random) { app.screen.advance(by: .milliseconds(100)) }
      }
      app.screen.cancelSwipeBack()
      await app.settle()
      app.navigator.scene.screenDidChange()
      app.screen.advance(by: .seconds(3))
      await app.settle()
      if let broken = app.brokenLaw {
        failure = "\(name), step \(steps): \(broken) after \(done.suffix(12))"
      }
    }
  }

  private mutating func act(_ app: RadioApp, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4:
      let route = Self.routes[Int.random(in: 0..<Self.routes.count, using: &random)]
      app.navigator.show(route)
      return "show \(route)"
    case 4:
      app.navigator.back()
      return "back"
    case 5:
      app.door.verdict = Bool.random(using: &random) ? .allow : .deny("closed")
      return "the door"
    case 6..<9:
      let size = Self.sizes[Int.random(in: 0..<2, using: &random)]
      app.screen.rotate(to: size)
      return "width \(size.width)"
    case 9:
      app.news.unread = Int.random(in: 0...3, using: &random)
      return "unread \(app.news.unread)"
    case 10:
      app.news.isSorted.toggle()
      return "sorted \(app.news.isSorted)"
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
}

extension RadioApp {
  /// The law that is broken while nothing moves, in words.
  fileprivate var brokenLaw: String? {
    let shown = picture(of: window)
    // While the list of More is in front, no tab is.
    if tabs?.frontPlace != NSNotFound, shown != navigator.tree.picture {
      return "law 2: \(shown) on screen, the tree is \(navigator.tree.picture)"
    }
    if navigator.scene.isBusy { return "law 9: something waits for ever" }
    if !screen.faults.isEmpty { return "faults: \(screen.faults)" }
    let badge = news.unread > 0 ? "\(news.unread)" : nil
    if screen.tabs.contains("inbox"), screen.badge(ofTab: "inbox") != badge {
      return "the badge is not \(badge ?? "empty")"
    }
    let faults = TestApp.faultyCodes.intersection(codes)
    return faults.isEmpty ? nil : "diagnosed: \(faults)"
  }
}
