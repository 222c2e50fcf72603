import Foundation
import HeadlessSwiftUI
import HeadlessUIKit

@testable import Portolan

/// An app in a window that changes its size.
@MainActor protocol SizedApp: BesideOtherCode {
  associatedtype R: NavigationRoute
  var clock: HeadlessClock { get }
  var navigator: Navigator<R> { get }
}

extension SizedApp {
  var peeked: NavigationTree { navigator.scene.traffic.tree }
  var scene: SceneNavigator { navigator.scene }
}

/// A walk of code and person in a window that changes its size at any time, beside other code.
@MainActor protocol SizedWalking: RandomWalking {
  associatedtype App: SizedApp
  var steps: Int { get set }
  var whileMoving: Int { get set }
  /// How often a screen of other code was there while nothing moved.
  var others: Int { get set }
  var failure: String? { get set }

  static func app(in world: World, _ random: inout SeededGenerator) async -> App
  /// Hears that other code is about to dismiss a layer.
  mutating func layersMayGo(of app: App)
  /// Does one thing, whatever runs; returns what.
  mutating func act(_ app: App, _ random: inout SeededGenerator) -> String
  /// The law of the screen that is broken while nothing moves, in words.
  func brokenLaw(of app: App) -> String?
  /// What is left when the scene has ended, in words.
  func leftover(of app: App) -> String?
  /// Gives what somebody waits for; false when there is nothing.
  func comeToRest(_ app: App) -> Bool
  /// The law that is broken by what a walk does while nothing moves, in words.
  mutating func brokenLawOfRest(
    _ app: App, in world: World, _ random: inout SeededGenerator
  ) async -> String?
}

extension SizedWalking {
  func leftover(of app: App) -> String? { nil }
  func comeToRest(_ app: App) -> Bool { false }
  mutating func layersMayGo(of app: App) {}
  mutating func brokenLawOfRest(
    _ app: App, in world: World, _ random: inout SeededGenerator
  ) async -> String? { nil }

  mutating func run(seed: UInt64, steps count: Int) async {
    var random = SeededGenerator(seed: seed)
    let world = World.random(using: &random)
    let app = await Self.app(in: world, &random)
    var done: [String] = []
    while goesOn(to: count) {
      for _ in 0..<Int.random(in: 1...8, using: &random) where goesOn(to: count) {
        if app.screen.isTransitioning { whileMoving += 1 }
        done.append(actOrBeside(app, &random))
        steps += 1
        if Int.random(in: 0..<4, using: &random) > 0 { await app.screen.breathe() }
      }
      var broken = await brokenLawAtRest(of: app, in: world)
      if broken == nil { broken = await brokenLawOfRest(app, in: world, &random) }
      if let broken {
        failure = "\(world.testDescription), step \(steps): \(broken) after \(done.suffix(12))"
      }
    }
    app.navigator.scene.close()
    app.screen.close()
    app.clock.advance(by: .seconds(2))
    await app.screen.breathe()
    app.other.forgetDismissals { _ in false }
    await app.screen.breathe()
    if failure == nil { failure = leftover(of: app).map { "\(world.testDescription): \($0)" } }
  }

  /// Does one thing; in one of eight it is other code that does it.
  private mutating func actOrBeside(_ app: App, _ random: inout SeededGenerator) -> String {
    guard Int.random(in: 0..<8, using: &random) == 0 else { return act(app, &random) }
    let other = RandomOtherCode(in: app)
    guard Int.random(in: 0..<4, using: &random) == 0 else { return other.show(&random) }
    layersMayGo(of: app)
    return other.dismiss(&random)
  }

  /// Lets go of the glass and lets everything end; returns the law that is broken then, in words.
  private mutating func brokenLawAtRest(of app: App, in world: World) async -> String? {
    app.screen.cancelSwipeBack()
    app.screen.cancelSheetDrag()
    app.screen.cancelPageSwipe()
    var deadlines = await rest(app)
    // A controller that misses the end of its disappearance seems to move until the deadline (S71).
    if world.assumptions.controllerReports == .never {
      app.clock.advance(by: .seconds(2))
      deadlines += await rest(app)
    }
    if app.peeked.picture.contains("?") { others += 1 }
    if let broken = brokenLaw(of: app) { return broken }
    if deadlines > 0, world.reports { return "law 9: somebody waits for the host's deadline" }
    app.other.forgetDismissals(but: app.peeked.contains)
    // What outlives its node for longer than a moment is reported.
    app.clock.advance(by: .seconds(3))
    _ = await rest(app)
    if let broken = brokenLaw(of: app) { return broken }
    if app.navigator.scene.isBusy { return "law 9: something waits for ever" }
    return app.screen.faults.isEmpty ? nil : "faults: \(app.screen.faults)"
  }

  /// Lets everything end, and returns how often nothing but the deadline went on.
  ///
  /// A modal for which a request waits goes.
  private func rest(_ app: App) async -> Int {
    await app.screen.settle(app.navigator.scene, app.clock) {
      comeToRest(app) || app.screen.giveWay()
    }
  }
}
