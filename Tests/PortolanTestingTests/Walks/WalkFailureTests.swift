import Portolan
import PortolanTesting
import Testing

@MainActor
@Suite("NavigationWalk finds a broken navigation law, and shortens the steps that break it")
struct WalkFailureTests {
  /// The first of some walks that finds something; dice that change may draw it for another seed.
  private func walk() async throws -> (walk: NavigationWalk<Isle>, seed: UInt64) {
    for seed in UInt64(1)...60 {
      let walk = NavigationWalk(FickleMap(), seed: seed, steps: 150)
      if await walk.run().failure != nil { return (walk, seed) }
    }
    throw Harmless()
  }

  private struct Harmless: Error {}

  @Test func `a map that gives two answers moves what is in front`() async throws {
    let failure = try #require(await walk().walk.run().failure)
    #expect(failure.law == .leastMotion || failure.law == .purity)
    #expect(failure.steps.count <= 3 && failure.steps.count < failure.taken, "\(failure)")
    #expect(failure.steps.last?.description.contains("lock") == true)
  }

  @Test func `what it found is found again by the script alone`() async throws {
    let walk = try await walk().walk
    let failure = try #require(await walk.run().failure)
    // Which of the map's answers comes first depends on how often it was asked.
    var found: NavigationLaw?
    for _ in 0..<3 where found == nil { found = await walk.run(failure.script).failure?.law }
    #expect(found != nil)
    #expect(await walk.run("[]").isGood)
  }

  @Test func `it fails the test with law, seed, steps and script`() async throws {
    let (walk, seed) = try await walk()
    let line = #line + 2
    let failures = await CaughtFailures.of {
      await walk.check()
    }
    let failure = try #require(failures.first)
    for part in ["law ", "seed \(seed)", ".verb(.", "again: run(#"] {
      #expect(failure.message.contains(part))
    }
    #expect(failure.line == line)
  }

  @Test func `a map without samples is no walk`() async {
    struct Silent: NavigationMap {
      func destination(for route: Isle) -> RouteDestination<Isle> { .screen(.root) }
    }
    let report = await NavigationWalk(Silent(), seed: 1).run()
    #expect(!report.isGood && report.failure == nil && report.taken == 0)
    #expect(report.hindrance?.contains("no samples") == true)
    #expect("\(report)".contains("no samples"))
    let failures = await CaughtFailures.of { await NavigationWalk(Silent(), seed: 1).check() }
    #expect(failures.count == 1)
  }

  @Test func `a navigator that cannot be made is no walk`() async {
    let walk = NavigationWalk(among: IsleMap().samples, seed: 1) { clock, keeper in
      try SceneNavigator(
        NavigationFeature(IsleMap(), guards: keeper), NavigationFeature(IsleMap(), guards: keeper),
        clock: clock)
    }
    let report = await walk.run()
    #expect(!report.isGood)
    #expect("\(report)".contains("twoMaps"))
  }
}

@MainActor
@Suite("NavigationWalk takes the same steps for the same seed, and reports steps that break a law")
struct WalkReportTests {
  @Test func `the same seed, the same steps`() {
    let one = NavigationWalk(IsleMap(), seed: 7, steps: 100).steps
    #expect(NavigationWalk(IsleMap(), seed: 7, steps: 100).steps == one)
    #expect(NavigationWalk(IsleMap(), seed: 8, steps: 100).steps != one)
    #expect(one.count == 100)
  }

  @Test func `the same steps, the same end`() async {
    let walk = NavigationWalk(IsleMap(), seed: 7, steps: 300)
    let (one, other) = (await walk.run(), await walk.run())
    #expect(one.tallies == other.tallies)
    #expect(one.taken == 300)
  }

  @Test func `each kind of step is tried, makes sense and changes something`() async {
    var tallies: [String: WalkTally] = [:]
    for seed in UInt64(1)...10 {
      let report = await NavigationWalk(IsleMap(), seed: seed, steps: 400).check()
      tallies.merge(report.tallies, uniquingKeysWith: +)
    }
    let kinds = [
      "show", "replacing", "push", "reset", "pop", "select", "setPath", "back",
      "popToRoot", "dismiss", "dismissAll", "showKept", "close", "closeNode", "pushOnto", "present",
      "course", "ask", "inOneTurn",
      "inTwoTurns", "swipeBack",
      "goToFirst", "dragAway", "tap", "turn", "choose", "fold", "revalidate", "bringToFront",
      "proceed", "dismissTo", "replace", "transaction", "reply", "restore", "takeUp", "presents",
      "pushes", "takesAway",
    ]
    for kind in kinds {
      let tally = tallies[kind] ?? WalkTally()
      #expect(tally.changed * 50 >= tally.tried && tally.tried > 0, "\(kind): \(tally)")
    }
    for kind in [
      "answer", "update", "cancel", "exit", "letGo", "hold", "save", "wait", "releaseKept",
    ] {
      #expect((tallies[kind]?.tried ?? 0) > 0, "\(kind)")
    }
  }

  @Test func `guards that the walk does not know are left to the app`() async {
    let walk = NavigationWalk(among: ShopMap().samples, seed: 3) { clock, _ in
      try SceneNavigator(
        NavigationFeature(ShopMap(), guards: ShopGuards(session: Session())), clock: clock)
    }
    await walk.check()
  }

  @Test func `a good report is a table`() async {
    let text = "\(await NavigationWalk(IsleMap(), seed: 7, steps: 50).run())"
    #expect(text.hasPrefix("50 steps, seed 7\n"))
    #expect(text.contains(" tried, ") && text.contains(" changed something"))
  }

  @Test func `steps print as they are written`() {
    let steps: [WalkStep<Isle>] = [
      .verb(.show(.message(7))), .verb(.setPath(stack: .home, [.note("a"), .lock])), .move(.tap(3)),
      .answer(2, .detour(.flow)), .host(.refuses), .wait, .ask(.inOneTurn(.lock, .next("b"))),
      .verb(.transaction([.back, .close(.main)])), .exit(3, .stays), .hold(true),
      .other(.takesAway(1)), .move(.fold), .letGo, .save,
    ]
    #expect(
      steps.map(\.description) == [
        ".verb(.show(.message(7), keeping: false))",
        #".verb(.setPath(stack: .home, [.note("a"), .lock]))"#,
        ".move(.tap(3))", ".answer(2, .detour(.flow))", ".host(.refuses)", ".wait",
        #".ask(.inOneTurn(.lock, .next("b")))"#,
        ".verb(.transaction([.back, .close(.main)]))", ".exit(3, .stays)", ".hold(true)",
        ".other(.takesAway(1))", ".move(.fold)", ".letGo", ".save",
      ])
    #expect(
      WalkStep<Shop>.verb(.push(.product(id: 7))).description == ".verb(.push(.product(id: 7)))")
    #expect(
      steps.map(\.kind) == [
        "show", "setPath", "tap", "answer", "host", "wait", "inOneTurn", "transaction", "exit",
        "hold", "takesAway", "fold", "letGo", "save",
      ])
  }
}
