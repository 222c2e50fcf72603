import Foundation
import Testing

/// `Scripts/soak uikit` runs this suite with more steps and another seed.
@MainActor @Suite("Laws 1 to 4, 6 and 9 on random walks under random assumptions")
struct SoakTests {
  private static let stepsInWalk = 50

  private func number(_ name: String, otherwise value: Int) throws -> Int {
    guard let text = ProcessInfo.processInfo.environment[name] else { return value }
    return try #require(Int(text), "\(name) must be a number, not \(text)")
  }

  @Test func `hold whatever code and person do`() async throws {
    let steps = try number("PORTOLAN_SOAK_STEPS", otherwise: 5_000)
    let seed = try number("PORTOLAN_SOAK_SEED", otherwise: 1)
    let patience = try number("PORTOLAN_SOAK_FAILURES", otherwise: 10)
    var done = 0
    var whileMoving = 0
    var meetings: Set<Meeting> = []
    var failures: [String] = []
    var next = UInt64(seed)
    while done < steps, failures.count < patience {
      var walk = RandomWalk()
      await walk.run(seed: next, steps: min(Self.stepsInWalk, steps - done))
      done += max(walk.steps, 1)
      whileMoving += walk.whileMoving
      meetings.formUnion(walk.meetings)
      if let failure = walk.failure { failures.append(failure) }
      next += 1
    }
    print("soak uikit: \(done) steps, \(whileMoving) while something moved")
    for failure in failures { Issue.record("\(failure)") }
    print("soak uikit: \(failures.count) failures")
    #expect(whileMoving * 10 >= done * 3, "too few of the steps came while something moved")
    if done >= 5_000 {
      #expect(
        meetings.count == Meeting.allCases.count,
        "a motion and a tap did not meet in \(Set(Meeting.allCases).subtracting(meetings))")
    }
  }
}
