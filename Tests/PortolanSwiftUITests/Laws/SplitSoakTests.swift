import Testing

/// `Scripts/soak swiftui-splits` runs this suite with more steps and another seed.
@MainActor
@Suite(
  "After random steps with splits and pages the tree matches the screen at any size (laws 2, 9)")
struct SplitSoakTests {
  @Test func `the laws hold whatever code and person do`() async throws {
    var soak = try Soak<SplitWalk>(of: "swiftui-splits")
    var resized = 0
    var turns = 0
    var others = 0
    await soak.run {
      resized += $0.resizedWhileMoving
      turns += $0.turns
      others += $0.others
    }
    for failure in soak.failures { Issue.record("\(failure)") }
    guard soak.isLong else { return }
    #expect(turns * 100 >= soak.done, "too few pages were turned")
    #expect(resized * 50 >= soak.done, "too few changes of the size came while something moved")
    #expect(others * 100 >= soak.done, "too few screens of other code were there: \(others)")
  }

  /// Seeds that once found a fault.
  nonisolated static let found: [UInt64] = [
    362, 584, 1_468, 31_416_823, 31_417_153, 31_417_421, 31_417_542, 31_417_653, 31_417_878,
    50_501_344, 50_501_512, 60_601_902, 85_201_635, 1_795_867_025,
    1_795_949_095,
  ]

  @Test(arguments: found) func `the laws hold where they once did not`(seed: UInt64) async {
    var walk = SplitWalk()
    await walk.run(seed: seed, steps: SplitWalk.length)
    #expect(walk.failure == nil)
  }
}
