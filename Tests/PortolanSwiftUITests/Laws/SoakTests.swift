import Foundation
import Testing

/// `Scripts/soak swiftui` runs this suite with more steps and another seed.
@MainActor @Suite("Laws 1 to 4, 6 and 9 on random walks under random assumptions")
struct SoakTests {
  private static let stepsInWalk = 50

  private func number(_ name: String, otherwise value: Int) throws -> Int {
    guard let text = ProcessInfo.processInfo.environment[name] else { return value }
    return try #require(Int(text), "\(name) must be a number, not \(text)")
  }

  @Test func `hold whatever code and person do`() async throws {
    let steps = try number("PORTOLAN_SOAK_STEPS", otherwise: 10_000)
    let seed = try number("PORTOLAN_SOAK_SEED", otherwise: 1)
    var done = 0
    var whileMoving = 0
    var failures: [String] = []
    var next = UInt64(seed)
    while done < steps, failures.count < 10 {
      var walk = RandomWalk()
      await walk.run(seed: next, steps: min(Self.stepsInWalk, steps - done))
      done += max(walk.steps, 1)
      whileMoving += walk.whileMoving
      if let failure = walk.failure { failures.append(failure) }
      next += 1
    }
    print("soak swiftui: \(done) steps, \(whileMoving) while something moved")
    for failure in failures { Issue.record("\(failure)") }
    print("soak swiftui: \(failures.count) failures")
    #expect(whileMoving * 10 >= done * 3, "too few of the steps came while something moved")
  }

  /// Seeds that once found a fault; the walk has changed since.
  nonisolated static let found: [UInt64] = [54, 280, 436, 1_430, 1_490, 1_519, 1_825]

  @Test(arguments: found) func `hold where they once did not`(seed: UInt64) async {
    var walk = RandomWalk()
    await walk.run(seed: seed, steps: Self.stepsInWalk)
    #expect(walk.failure == nil)
  }
}
