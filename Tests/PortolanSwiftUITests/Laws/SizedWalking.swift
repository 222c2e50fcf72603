import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan

/// An app in a window that changes its size.
@MainActor protocol SizedApp: AnyObject {
  associatedtype R: NavigationRoute
  var screen: HeadlessScene { get }
  var clock: HeadlessClock { get }
  var navigator: Navigator<R> { get }
  func settle() async
}

/// A walk of code and person in a window that changes its size at any time.
@MainActor protocol SizedWalking: RandomWalking {
  associatedtype App: SizedApp
  var steps: Int { get set }
  var whileMoving: Int { get set }
  var failure: String? { get set }

  static func app(in world: World, _ random: inout SeededGenerator) async -> App
  /// Does one thing, whatever runs; returns what.
  mutating func act(_ app: App, _ random: inout SeededGenerator) -> String
  /// The law of the screen that is broken while nothing moves, in words.
  func brokenLaw(of app: App) -> String?
  /// What is left when the scene has ended, in words.
  func leftover(of app: App) -> String?
}

extension SizedWalking {
  func leftover(of app: App) -> String? { nil }

  mutating func run(seed: UInt64, steps count: Int) async {
    var random = SeededGenerator(seed: seed)
    let world = World.random(using: &random)
    let app = await Self.app(in: world, &random)
    var done: [String] = []
    while steps < count, failure == nil {
      for _ in 0..<Int.random(in: 1...8, using: &random) where steps < count {
        if app.screen.isTransitioning { whileMoving += 1 }
        done.append(
          Int.random(in: 0..<16, using: &random) == 0
            ? app.screen.actBeside(animated: Bool.random(using: &random)) : act(app, &random))
        steps += 1
        if Int.random(in: 0..<4, using: &random) > 0 { await app.screen.breathe() }
      }
      await rest(app)
      let misread = misreadOthers(of: app)
      await withoutOthers(app)
      if let broken = misread ?? brokenLaw(of: app) ?? brokenLawOfRest(app) {
        failure = "\(world.testDescription), step \(steps): \(broken) after \(done.suffix(12))"
      }
    }
    app.navigator.scene.close()
    app.screen.close()
    app.clock.advance(by: .seconds(2))
    await app.screen.breathe()
    if failure == nil { failure = leftover(of: app).map { "\(world.testDescription): \($0)" } }
  }

  /// Lets go of the glass, and lets everything end.
  private func rest(_ app: App) async {
    app.screen.cancelSwipeBack()
    app.screen.cancelSheetDrag()
    app.screen.cancelPageSwipe()
    await app.settle()
    app.clock.advance(by: .seconds(3))
    await app.settle()
  }

  /// The law of the screen that is broken by screens of other code, in words.
  private func misreadOthers(of app: App) -> String? {
    let tree = app.navigator.tree.picture
    let others = app.screen.otherControllers.map { _ in " ⇧ foreign (?)" }.joined()
    let isRead = tree.hasSuffix(others) && !tree.dropLast(others.count).hasSuffix("foreign (?)")
    return isRead ? nil : "law 2: \(others) on screen, the tree is \(tree)"
  }

  /// Other code takes its screens away.
  private func withoutOthers(_ app: App) async {
    guard let presenter = app.screen.otherControllers.first?.presentingViewController else {
      return
    }
    presenter.dismiss(animated: false)
    await rest(app)
  }

  private func brokenLawOfRest(_ app: App) -> String? {
    if app.navigator.scene.isBusy { return "law 9: something waits for ever" }
    return app.screen.faults.isEmpty ? nil : "faults: \(app.screen.faults)"
  }
}
