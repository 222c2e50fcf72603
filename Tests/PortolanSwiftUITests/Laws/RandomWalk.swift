import HeadlessSwiftUI
import HeadlessUIKit
import Portolan

/// A walk of code and person under one choice of what Apple does not document.
@MainActor struct RandomWalk: RandomWalking {
  private(set) var steps = 0
  private(set) var whileMoving = 0
  /// How often a screen of other code was there while nothing moved.
  private(set) var others = 0
  private(set) var failure: String?
  /// What the person holds; nil for a window that is a phone's or a tablet's by its size.
  var device: HeadlessDevice?

  mutating func run(seed: UInt64, steps count: Int) async {
    var random = SeededGenerator(seed: seed)
    let drawn = World.random(using: &random)
    let isUsual = seed % 10 == 7
    var world = isUsual ? World(profile: drawn.profile, assumptions: .init()) : drawn
    world.device = device
    do throws(NavigationError) {
      await walk(try TestApp(withHouseIn: world), random, count, in: world)
    } catch { failure = "\(error)" }
  }

  private mutating func walk(
    _ app: TestApp, _ random: SeededGenerator, _ count: Int, in world: World
  ) async {
    let watch = LawWatch(app)
    var user = RandomUser(app, random: random)
    var done: [String] = []
    while goesOn(to: count) {
      for _ in 0..<Int.random(in: 1...12, using: &user.random) where goesOn(to: count) {
        if app.screen.isTransitioning { whileMoving += 1 }
        done.append(user.act())
        steps += 1
        guard Int.random(in: 0..<4, using: &user.random) > 0 else { continue }
        await app.breathe()
        done.append("  breathe")
      }
      user.release()
      await app.rest { user.comeToRest() }
      if user.closeMenu() { await app.rest { user.comeToRest() } }
      done.append("  rest: \(app.shown)")
      if app.hasForeign { others += 1 }
      let brokenAtRest = app.disagreement()
      app.other.forgetDismissals(but: app.peeked.contains)
      // What outlives its node for longer than a moment is reported.
      app.clock.advance(by: .seconds(3))
      await app.rest { user.comeToRest() }
      app.screen.letGo()
      await app.breathe()
      if let broken = brokenAtRest ?? watch.brokenLaw() {
        failure =
          "\(world.testDescription), step \(steps): \(broken) after\n\(done.joined(separator: "\n"))"
      }
    }
    _ = user.beside.exits.letGo()
    app.navigator.scene.close()
    app.closeAllWindows()
    app.clock.advance(by: .seconds(2))
    await app.breathe()
    app.other.forgetDismissals { _ in false }
    await app.breathe()
    if failure == nil, let broken = watch.brokenAtEnd(user.requests, unlocks: user.unlocks) {
      failure =
        "\(world.testDescription), at the end: \(broken) after\n\(done.joined(separator: "\n"))"
    }
  }
}
