import Testing

/// `Scripts/soak swiftui` runs this suite with more steps and another seed.
@MainActor
@Suite(
  "After random steps the tree matches the screen and each request has ended (laws 1 to 4, 6, 9)")
struct SoakTests {
  @Test func `the laws hold whatever code and person do`() async throws {
    var soak = try Soak<RandomWalk>(of: "swiftui")
    var others = 0
    await soak.run { others += $0.others }
    for failure in soak.failures { Issue.record("\(failure)") }
    guard soak.isLong else { return }
    #expect(soak.whileMoving * 10 >= soak.done * 3, "too few steps came while something moved")
    if Die.drawn.contains(.layers) {
      #expect(others * 100 >= soak.done, "too few screens of other code were there")
    }
  }

  /// Seeds that once found a fault; the walk has changed since.
  nonisolated static let found: [UInt64] = [
    54, 280, 436, 1_430, 1_490, 1_519, 1_825, 31_417_543, 84_100_939, 86_400_700,
    86_401_994, 98_001_048, 98_001_129, 99_200_047, 99_200_376, 1_795_867_085,
    1_795_905_592, 1_795_949_897,
  ]

  @Test(arguments: found) func `the laws hold where they once did not`(seed: UInt64) async {
    var walk = RandomWalk()
    await walk.run(seed: seed, steps: RandomWalk.length)
    #expect(walk.failure == nil)
  }
}
