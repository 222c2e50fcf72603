import Foundation
import HeadlessUIKit
import PortolanUIKit

/// A walk of code and person in a window that changes its size at any time.
@MainActor protocol SizedWalking: RandomWalking {
  associatedtype App: SizedApp & WalkedApp
  var steps: Int { get set }
  var whileMoving: Int { get set }
  var failure: String? { get set }
  /// What happens beside requests and touches.
  var dice: Set<Die> { get set }

  /// A screen of the device on which the walk is.
  static func screen(in world: World, _ random: inout SeededGenerator) -> HeadlessScreen
  static func app(on screen: HeadlessScreen, _ random: inout SeededGenerator) -> App
  /// Does one thing, whatever runs; returns what.
  mutating func act(_ app: App, _ random: inout SeededGenerator) -> String
  /// The law that is broken while nothing moves, in words.
  func brokenLaw(of app: App) -> String?
  /// The law that is broken by what a walk does while nothing moves, in words.
  mutating func brokenLawOfRest(_ app: App, _ random: inout SeededGenerator) async -> String?
}

extension SizedWalking {
  static func screen(in world: World, _ random: inout SeededGenerator) -> HeadlessScreen {
    world.screen
  }

  mutating func brokenLawOfRest(_ app: App, _ random: inout SeededGenerator) async -> String? {
    nil
  }

  mutating func run(seed: UInt64, steps count: Int) async {
    var random = SeededGenerator(seed: seed)
    let world = World.random(using: &random)
    await HeadlessScreen.run(on: Self.screen(in: world, &random)) { screen in
      screen.rightToLeft = Bool.random(using: &random)
      let app = Self.app(on: screen, &random)
      await walk(app, &random, seed, count, named: "\(world)")
      app.navigator.scene.close()
      app.window.isHidden = true
      await app.settle()
    }
  }

  private mutating func walk(
    _ app: App, _ random: inout SeededGenerator, _ seed: UInt64, _ count: Int, named name: String
  ) async {
    var done: [String] = []
    var beside = Beside(app, App.R.self, dice: dice, seed: seed)
    while goesOn(to: count) {
      for _ in 0..<Int.random(in: 1...8, using: &random) where goesOn(to: count) {
        if app.screen.isTransitioning { whileMoving += 1 }
        done.append(act(app, &random))
        steps += 1
        if let step = beside.act() {
          done.append(step)
          steps += 1
        }
        if Int.random(in: 0..<4, using: &random) > 0 {
          await app.breathe()
          done.append("  breathe")
        }
        if Bool.random(using: &random) {
          app.screen.advance(by: .milliseconds(100))
          done.append("  100 ms")
        }
      }
      app.screen.cancelSwipeBack()
      app.screen.cancelSheetDrag()
      app.screen.cancelPageSwipe()
      var broken = await rest(app, beside)
      if broken == nil { broken = await brokenLawOfRest(app, &random) }
      failure = broken.map { broken in
        "\(name), step \(steps): \(broken) after\n\(done.joined(separator: "\n"))"
      }
      done.append("  rest: \(app.shown)")
    }
  }

  /// Lets everything end, and looks at the laws as it is then: nobody asks the navigator to look.
  ///
  /// Returns the law that is broken, in words.
  private func rest(_ app: App, _ beside: Beside) async -> String? {
    await app.rest(beside)
    if let broken = brokenLaw(of: app) ?? app.brokenLawOfRest { return broken }
    // What outlives its node for longer than a moment is reported.
    app.screen.advance(by: .seconds(3))
    await app.settle()
    return brokenLaw(of: app) ?? app.brokenLawOfRest
  }
}
