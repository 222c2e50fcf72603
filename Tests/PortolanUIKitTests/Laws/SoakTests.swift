import Testing

/// `Scripts/soak uikit` runs this suite with more steps and another seed.
@MainActor @Suite("Laws 1 to 4, 6 and 9 on random walks under random assumptions")
struct SoakTests {
  @Test func `hold whatever code and person do`() async throws {
    var soak = try Soak<RandomWalk>(of: "uikit", otherwise: 5_000)
    var meetings: Set<Meeting> = []
    await soak.run { meetings.formUnion($0.meetings) }
    for failure in soak.failures { Issue.record("\(failure)") }
    #expect(soak.whileMoving * 10 >= soak.done * 3, "too few steps came while something moved")
    if soak.done >= 5_000 {
      #expect(
        meetings.count == Meeting.allCases.count,
        "a motion and a tap did not meet in \(Set(Meeting.allCases).subtracting(meetings))")
    }
  }
}
