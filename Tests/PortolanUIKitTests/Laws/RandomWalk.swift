import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport

/// A walk of code and person under one choice of what Apple does not document.
@MainActor struct RandomWalk: RandomWalking {
  private(set) var steps = 0
  private(set) var whileMoving = 0
  /// The ways in which a motion of a stack and a tap on a tab have met.
  private(set) var meetings: Set<Meeting> = []
  private(set) var failure: String?
  /// What happens beside requests and touches.
  var dice = Set(Die.drawn)
  /// What the person holds; nil for a window that is a phone's or a tablet's by its size.
  var device: HeadlessDevice?
  /// How often each die was drawn.
  private(set) var drawn: [Die: Int] = [:]
  /// How often the app's own delegates were called, which its containers have from the beginning.
  private(set) var heard: [String: Int] = [:]

  mutating func run(seed: UInt64, steps count: Int) async {
    var random = SeededGenerator(seed: seed)
    let world = World.random(using: &random)
    var screens: [Watch] = []
    let kinds: [DelegatingContainers.Kind] =
      dice.contains(.delegates) ? DelegatingContainers.Kind.allCases : [.nobody]
    let containers = DelegatingContainers(kinds[Int(seed % UInt64(kinds.count))])
    await HeadlessScreen.run(on: device.map(world.screen) ?? world.screen) { screen in
      do throws(NavigationError) {
        let app = try TestApp.withMenus(
          on: screen, hasMore: Bool.random(using: &random), containers: containers
        ) { screens.append($0) }
        await walk(app, random, seed, count, named: "\(world)")
      } catch { failure = "\(error)" }
      for _ in 0..<10 {
        for _ in 0..<2 { await letTasksRun() }
        screen.turn()
        screen.finishTransitions()
      }
    }
    heard = containers.delegate.heard
    let alive = screens.count(where: \.isAlive)
    if failure == nil, alive > 0 { failure = "\(world): \(alive) screens outlived the scene" }
  }

  private mutating func walk(
    _ app: TestApp, _ random: SeededGenerator, _ seed: UInt64, _ count: Int, named name: String
  ) async {
    let screen = app.screen
    let watch = LawWatch(app)
    var user = RandomUser(app, random: random)
    var beside = Beside(app, Shop.self, RandomAppCode(app), dice: dice, seed: seed)
    var done: [String] = []
    app.navigator.show(.main)
    while goesOn(to: count) {
      for _ in 0..<Int.random(in: 1...12, using: &user.random) where goesOn(to: count) {
        if screen.isTransitioning { whileMoving += 1 }
        done.append(await user.act())
        steps += 1
        if let step = beside.act() {
          done.append(step)
          steps += 1
        }
        if Int.random(in: 0..<4, using: &user.random) > 0 {
          await app.breathe()
          done.append("  breathe")
        }
        if Bool.random(using: &user.random) {
          screen.advance(by: .milliseconds(100))
          done.append("  100 ms")
        }
      }
      user.release()
      failure = await rest(app, watch, beside).map { broken in
        "\(name), step \(steps): \(broken) after\n\(done.joined(separator: "\n"))"
      }
      done.append("  rest: \(app.shown)")
    }
    drawn = beside.drawn
    meetings = user.meetings
    app.navigator.scene.close()
    app.closeAllWindows()
    // Who still waits for a slow answer gets it.
    _ = beside.comeToRest()
    await app.settle()
    if failure == nil,
      let broken = watch.brokenAtEnd(
        user.requests + beside.requests, unlocks: beside.unlocks)
    {
      failure = "\(name), at the end: \(broken)"
    }
  }

  /// Lets everything end, and looks at the laws as it is then: nobody asks the navigator to look.
  ///
  /// Returns the law that is broken, in words.
  private func rest(
    _ app: TestApp, _ watch: LawWatch<TestApp>, _ beside: Beside
  ) async -> String? {
    await app.rest(beside)
    if let broken = watch.brokenLaw() { return broken }
    // What outlives its node for longer than a moment is reported.
    app.screen.advance(by: .seconds(3))
    await app.settle()
    return watch.brokenLaw()
  }
}
