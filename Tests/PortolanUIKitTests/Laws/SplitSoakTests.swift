import Testing

/// `Scripts/soak splits` runs this suite with more steps and another seed.
@MainActor
@Suite(
  "After random steps with splits and pages the tree matches the screen at any size (laws 2, 9)")
struct SplitSoakTests {
  @Test func `the laws hold whatever code and person do`() async throws {
    var soak = try Soak<SplitWalk>(of: "splits")
    var resized = 0
    var turns = 0
    await soak.run {
      resized += $0.resizedWhileMoving
      turns += $0.turns
    }
    for failure in soak.failures { Issue.record("\(failure)") }
    guard soak.isLong else { return }
    #expect(turns * 100 >= soak.done, "too few pages were turned")
    #expect(resized * 50 >= soak.done, "too few changes of the size came while something moved")
  }

  /// Seeds that once found a fault.
  nonisolated static let found: [UInt64] = [87_500_308]

  @Test(arguments: found) func `the laws hold where they once did not`(seed: UInt64) async {
    var walk = SplitWalk()
    walk.dice = []
    await walk.run(seed: seed, steps: SplitWalk.length)
    #expect(walk.failure == nil)
  }
}
