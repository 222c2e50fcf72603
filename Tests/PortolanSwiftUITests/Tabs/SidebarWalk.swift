import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI

/// A walk of code and person over tabs in sections, in a window that changes its size at any time.
@MainActor struct SidebarWalk: RandomWalking {
  private(set) var steps = 0
  private(set) var whileMoving = 0
  /// How many tabs were chosen.
  private(set) var choices = 0
  private(set) var failure: String?

  private static let sizes = [RadioApp.wide, RadioApp.narrow]
  private static let routes: [Radio] = [
    .home, .albums, .artists, .inbox, .search, .item(1), .item(2), .genres,
  ]

  mutating func run(seed: UInt64, steps count: Int) async {
    var random = SeededGenerator(seed: seed)
    let world = World.random(using: &random)
    let app = await RadioApp(
      world, Self.sizes[Int.random(in: 0..<2, using: &random)],
      isLong: Bool.random(using: &random))
    var done: [String] = []
    while steps < count, failure == nil {
      for _ in 0..<Int.random(in: 1...8, using: &random) where steps < count {
        if app.screen.isTransitioning { whileMoving += 1 }
        done.append(act(app, &random))
        steps += 1
        if Int.random(in: 0..<4, using: &random) > 0 { await app.screen.breathe() }
      }
      app.screen.cancelSwipeBack()
      await app.settle()
      app.navigator.scene.screenDidChange()
      await app.settle()
      if let broken = brokenLaw(of: app) {
        failure = "\(world.testDescription), step \(steps): \(broken) after \(done.suffix(12))"
      }
    }
    app.navigator.scene.close()
    app.screen.close()
    await app.screen.breathe()
  }

  private mutating func act(_ app: RadioApp, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<18, using: &random) {
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
      app.screen.screen.rotate(to: size)
      return "width \(size.width)"
    case 9:
      app.news.unread = Int.random(in: 0...3, using: &random)
      return "unread \(app.news.unread)"
    case 10:
      app.news.isSorted.toggle()
      return "sorted \(app.news.isSorted)"
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

  private func brokenLaw(of app: RadioApp) -> String? {
    if app.navigator.scene.isBusy { return "law 9: something waits for ever" }
    if !app.screen.faults.isEmpty { return "faults: \(app.screen.faults)" }
    if !app.differences.isEmpty { return "law 2: \(app.differences) on screen" }
    let badge = app.news.unread > 0 ? "\(app.news.unread)" : nil
    let inbox = app.screen.nodes.all(.tab).first { $0.label == "inbox" }
    return inbox?.badge == badge ? nil : "the badge is not \(badge ?? "empty")"
  }
}
