import Foundation
import Portolan
import PortolanTesting
import TestSupport
import Testing

@testable import PortolanFixtures

/// `Scripts/soak core` runs this suite with more steps and another seed.
@MainActor
@Suite("After random steps over random maps the laws of navigation hold (laws 1 to 9, 11)")
struct SoakTests {
  private static let stepsInWalk = 100

  /// Every second walk has a host that also refuses, is late, does something else, never answers
  /// or answers twice; every third a map with curtains; in every fifth two features adopt other maps in
  /// the turn of any step; in every seventh they do with curtains, in which any screen may stand; every
  /// eleventh has dialogs that hold others back, every thirteenth splits with empty columns.
  private func walk(seed: UInt64, steps: Int) async -> WalkReport<Point> {
    var random = SeededGenerator(seed: seed)
    let map = RandomMap(
      size: Int.random(in: 3...60, using: &random), with: extras(of: seed), random: &random)
    let links = map.links
    if seed.isMultiple(of: 5) { return await walkOfSeveral(map, links, seed: seed, steps: steps) }
    if seed.isMultiple(of: 7) { return await walkOfCurtains(seed: seed, steps: steps) }
    if seed.isMultiple(of: 3) {
      return await walk(CurtainedMap(map: map), links, seed: seed, steps: steps)
    }
    return await walk(map, links, seed: seed, steps: steps)
  }

  private func extras(of seed: UInt64) -> Set<RandomMap.Extra> {
    var extras: Set<RandomMap.Extra> = []
    if seed.isMultiple(of: 11) { extras.insert(.dialogs) }
    if seed.isMultiple(of: 13) { extras.insert(.emptyColumns) }
    return extras
  }

  private func walk(
    _ map: some NavigationMap<Point>, _ links: [URL], seed: UInt64, steps: Int
  ) async -> WalkReport<Point> {
    let extras = extras(of: seed)
    var walk = NavigationWalk(
      among: map.samples, links: links, seed: seed, steps: steps,
      misbehaving: seed.isMultiple(of: 2)
    ) { clock, keeper in
      let scene = try SceneNavigator(
        NavigationFeature(map, guards: keeper, links: RandomMap.table), clock: clock)
      scene.isCompact = extras.contains(.emptyColumns)
      return scene
    }
    walk.hasDialogs = extras.contains(.dialogs)
    return await walk.run()
  }

  private func walkOfSeveral(
    _ map: RandomMap, _ links: [URL], seed: UInt64, steps: Int
  ) async -> WalkReport<Point> {
    let beside = OuthouseMap(seed: seed, points: map.samples)
    var walk = NavigationWalk(
      among: map.samples, links: links, seed: seed, steps: steps,
      misbehaving: seed.isMultiple(of: 2)
    ) { clock, keeper in
      try SceneNavigator(
        NavigationFeature(map, guards: keeper, links: RandomMap.table), NavigationFeature(beside),
        clock: clock)
    }
    walk.others = OuthouseMap.others(among: map.samples, seed: seed)
    walk.hasDialogs = extras(of: seed).contains(.dialogs)
    return await walk.run()
  }

  /// Features adopt maps of other shapes while ordinary screens and containers stand in curtains, and
  /// scenes are saved and restored in between.
  private func walkOfCurtains(seed: UInt64, steps: Int) async -> WalkReport<Point> {
    var random = SeededGenerator(seed: seed)
    // Small, so that what stands in curtains comes up often.
    let size = Int.random(in: 3...15, using: &random)
    let maps = (0..<3).map { _ in
      CurtainedMap(map: RandomMap(size: size, random: &random), furnishing: &random)
    }
    let beside = OuthouseMap(seed: seed, points: maps[0].map.samples)
    var walk = NavigationWalk(
      among: maps[0].samples, links: maps[0].map.links, seed: seed, steps: steps,
      misbehaving: seed.isMultiple(of: 2)
    ) { clock, keeper in
      let scene = try SceneNavigator(
        NavigationFeature(maps[0], guards: keeper, links: RandomMap.table),
        NavigationFeature(beside), clock: clock)
      scene.keptPartLimit = seed.isMultiple(of: 3) ? 0 : 1
      return scene
    }
    walk.isWide = true
    walk.others = [{ $0.adopt(beside) }]
    for map in maps { walk.others.append { $0.adopt(map) } }
    for curtain in CurtainedMap.curtains {
      walk.others.append { $0.of(Point.self).show(curtain) }
    }
    return await walk.run()
  }

  @Test func `the laws hold whatever code, guards, users and hosts do`() async throws {
    var budget = try WalkBudget()
    let limit = try WalkBudget.number("PORTOLAN_SOAK_FAILURES") ?? 10
    var next = UInt64(try WalkBudget.number("PORTOLAN_SOAK_SEED") ?? 1)
    var done = 0
    var failures = 0
    var tallies: [String: WalkTally] = [:]
    await WalkTurn.take()
    defer { WalkTurn.pass() }
    budget.begin()
    while budget.left(after: done) > 0, failures < limit {
      let alarm = WalkAlarm(seed: next)
      let report = await walk(
        seed: next, steps: min(Self.stepsInWalk, budget.left(after: done)))
      alarm.cancel()
      done += max(report.taken, 1)
      tallies.merge(report.tallies) { $0 + $1 }
      if !report.isGood {
        failures += 1
        Issue.record("\(report)")
      }
      next += 1
    }
    #expect(done > 0, "the budget was spent before the first step")
    print("soak core: \(done) steps")
    for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      print(
        "soak core: \(kind): \(tally.tried) tried, \(tally.accepted) accepted, \(tally.changed) changed something"
      )
    }
    print("soak core: \(failures) failures")
    if done >= 20_000 { expectVariety(in: tallies) }
  }

  /// A column opened while the screen was behind, and each request to fill it led to the next.
  ///
  /// In the second a host showed a member that waited for its guard's detour, and it was asked for again; in the
  /// third the walk gave all its turns, at each step, to a person who was asked beneath a curtain.
  @Test(arguments: [20_261_942, 1_795_890_592, 1_795_985_352])
  func `walks that had no end`(seed: UInt64) async {
    let alarm = WalkAlarm(seed: seed)
    defer { alarm.cancel() }
    let report = await walk(seed: seed, steps: Self.stepsInWalk)
    #expect(report.isGood, "\(report)")
  }

  /// A container pushed beneath other screens (the first two), a curtain that is closed by its route,
  /// a guard that is needed no longer, a question's route that also stands in a column,
  /// an adoption that waits for a detour, after which somebody goes on, a step back of an earlier turn
  /// that would have moved another column, a screen that keeps the guards of one that has gone from
  /// beneath it and so is not saved, an adoption that goes on when all guards are asked again, a
  /// container first in a stack, which stayed as such when another map made a screen of it, a container
  /// that the host did not exchange when another map made one member of two, an empty stack that the walk's
  /// own code took for one with elements, the detour of a restoration, which held up calls after it, and a
  /// request that cannot be planned any more, as another map came while its guard was asked.
  @Test(arguments: [
    20_263_106, 20_264_345, 20_265_918, 20_268_022, 20_272_397, 1_795_889_490, 1_795_929_974,
    1_795_930_110, 1_795_931_459, 1_795_933_223, 1_795_989_050, 1_796_018_690, 1_796_030_882,
    1_796_079_410,
  ])
  func `walks that found something`(seed: UInt64) async {
    let report = await walk(seed: seed, steps: Self.stepsInWalk)
    #expect(report.isGood, "\(report)")
  }

  /// What hardly ever changes anything tests hardly anything.
  private func expectVariety(in tallies: [String: WalkTally]) {
    // These change what happens next, and nothing that is shown; random routes have one value each.
    let silent: Set = [
      "answer", "host", "finish", "wait", "cancel", "releaseKept", "revalidate", "exit", "letGo",
      "hold", "save", "update",
    ]
    for (kind, tally) in tallies where !silent.contains(kind) {
      #expect(tally.changed * 50 >= tally.tried, "\(kind) changed something too seldom: \(tally)")
    }
  }
}
