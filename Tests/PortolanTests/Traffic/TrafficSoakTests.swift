import PortolanTesting
import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures

/// `Scripts/soak traffic` runs this suite with more steps and another seed.
@Suite("The laws of requests hold after random input to the request engine (laws 3, 4, 8, 9, 11)")
struct TrafficSoakTests {
  private static let stepsInWalk = 100

  @Test func `the laws hold whatever is asked, answered, seen and told`() async throws {
    var budget = try WalkBudget()
    let limit = try WalkBudget.number("PORTOLAN_SOAK_FAILURES") ?? 10
    var next = UInt64(try WalkBudget.number("PORTOLAN_SOAK_SEED") ?? 1)
    var (done, failures, requests) = (0, 0, 0)
    var phases: [String: Int] = [:]
    await WalkTurn.take()
    budget.begin()
    while budget.left(after: done) > 0, failures < limit {
      var walk = TrafficWalk(seed: next)
      let alarm = WalkAlarm(seed: next)
      walk.run(steps: min(Self.stepsInWalk, budget.left(after: done)))
      alarm.cancel()
      done += Self.stepsInWalk
      requests += walk.traffic.lastNumber
      for (phase, numbers) in walk.phases { phases[phase, default: 0] += numbers.count }
      let faults = walk.faults + differences(playing: walk)
      if !faults.isEmpty {
        failures += 1
        let last = walk.digests.suffix(3).joined(separator: "\n")
        Issue.record("seed \(next): \(faults.prefix(3).joined(separator: "\n"))\nafter \(last)")
      }
      next += 1
    }
    await WalkTurn.pass()
    #expect(done > 0, "the budget was spent before the first step")
    print("soak traffic: \(done) steps")
    for (phase, count) in phases.sorted(by: { $0.key < $1.key }) {
      print("soak traffic: \(phase): \(count) of \(requests) requests")
    }
    print("soak traffic: \(failures) failures")
    for phase in ["waiting", "asking", "parked", "committed"] where done >= 20_000 {
      #expect(phases[phase, default: 0] * 50 >= requests, "\(phase) is hardly ever reached")
    }
  }

  /// A new map is let in by one request and another by the next, in the same signal; a screen that a
  /// restoration only keeps gets a new value, and is asked about when it is shown; a link goes before the
  /// detour of a restoration that was parked; all are asked again while a map waits to be adopted, and what was
  /// allowed before came with it.
  @Test(arguments: [51, 1_795_935_629, 1_796_077_247, 1_796_085_085])
  func `walks that found something`(seed: UInt64) {
    var walk = TrafficWalk(seed: seed)
    walk.run(steps: Self.stepsInWalk)
    let faults = walk.faults + differences(playing: walk)
    #expect(faults.isEmpty, "\(faults.prefix(3).joined(separator: "\n"))")
  }

  /// Law 8: the same signals again, on a new scene, lead to the same effects and the same tree.
  private func differences(playing walk: TrafficWalk) -> [String] {
    var traffic = walk.start
    for (signal, digest) in zip(walk.signals, walk.digests) {
      var effects: [Effect] = []
      traffic.handle(signal, &effects)
      let again = effects.map(\.digest).joined(separator: " ")
      if again != digest { return ["law 8: \(signal) led to \(digest), and now to \(again)"] }
    }
    return traffic.tree == walk.traffic.tree ? [] : ["law 8: another tree"]
  }
}
