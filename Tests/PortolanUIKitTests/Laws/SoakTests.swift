import Testing

/// `Scripts/soak uikit` runs this suite with more steps and another seed.
@MainActor
@Suite(
  "After random steps the tree matches the screen and each request has ended (laws 1 to 4, 6, 9)")
struct SoakTests {
  @Test func `the laws hold whatever code and person do`() async throws {
    var soak = try Soak<RandomWalk>(of: "uikit")
    var meetings: Set<Meeting> = []
    var drawn: Set<Die> = []
    var heard: [String: Int] = [:]
    await soak.run {
      meetings.formUnion($0.meetings)
      drawn.formUnion($0.drawn.keys)
      heard.merge($0.heard, uniquingKeysWith: +)
    }
    for failure in soak.failures { Issue.record("\(failure)") }
    guard soak.isLong else { return }
    #expect(soak.whileMoving * 10 >= soak.done * 3, "too few steps came while something moved")
    if soak.done >= 8_000 {
      #expect(
        meetings.count == Meeting.allCases.count,
        "a motion and a tap did not meet in \(Set(Meeting.allCases).subtracting(meetings))")
      #expect(drawn == Set(Die.drawn), "dice that never fell")
      #expect(
        heard.keys.sorted() == (Die.drawn.contains(.delegates) ? ["stack", "tabs"] : []),
        "the app's own delegates were not called")
    }
  }

  /// Seeds that once found a screen out of sight; the walk may have changed since.
  @Test(arguments: [99_300_100, 99_300_108, 99_300_157, 99_300_259] as [UInt64])
  func `the laws hold where they once did not`(seed: UInt64) async {
    var walk = RandomWalk()
    walk.dice = []
    await walk.run(seed: seed, steps: RandomWalk.length)
    #expect(walk.failure == nil)
  }
}
