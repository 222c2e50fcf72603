import Foundation
import PortolanTesting
import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures

/// `Scripts/soak traffic` runs this suite with more steps and another seed.
@Suite("Laws 3, 4, 8, 9 and 11 on random signals, without a navigator")
struct TrafficSoakTests {
  private static let stepsInWalk = 100

  private func number(_ name: String, otherwise value: Int) throws -> Int {
    guard let text = ProcessInfo.processInfo.environment[name] else { return value }
    return try #require(Int(text), "\(name) must be a number, not \(text)")
  }

  @Test func `hold whatever is asked, answered, seen and told`() throws {
    let steps = try number("PORTOLAN_SOAK_STEPS", otherwise: 20_000)
    let limit = try number("PORTOLAN_SOAK_FAILURES", otherwise: 10)
    var next = UInt64(try number("PORTOLAN_SOAK_SEED", otherwise: 1))
    var (done, failures, requests) = (0, 0, 0)
    var phases: [String: Int] = [:]
    while done < steps, failures < limit {
      var walk = TrafficWalk(seed: next)
      let alarm = WalkAlarm(seed: next)
      walk.run(steps: min(Self.stepsInWalk, steps - done))
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
    print("soak traffic: \(done) steps")
    for (phase, count) in phases.sorted(by: { $0.key < $1.key }) {
      print("soak traffic: \(phase): \(count) of \(requests) requests")
    }
    print("soak traffic: \(failures) failures")
    for phase in ["waiting", "asking", "ready", "parked", "committed"] where steps >= 20_000 {
      #expect(phases[phase, default: 0] * 50 >= requests, "\(phase) is hardly ever reached")
    }
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
