import Testing

/// `Scripts/soak swiftui-splits` runs this suite with more steps and another seed.
@MainActor @Suite("Laws 2 and 9 on splits and pages in windows that change their size")
struct SplitSoakTests {
  @Test func `hold whatever code and person do`() async throws {
    var soak = try Soak<SplitWalk>(of: "swiftui-splits", otherwise: 3_000)
    var resized = 0
    var turns = 0
    await soak.run {
      resized += $0.resizedWhileMoving
      turns += $0.turns
    }
    for failure in soak.failures { Issue.record("\(failure)") }
    #expect(turns * 100 >= soak.done, "too few pages were turned")
    #expect(resized * 50 >= soak.done, "too few changes of the size came while something moved")
  }
}
