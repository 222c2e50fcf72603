import Testing

/// `Scripts/soak sidebars` runs this suite with more steps and another seed.
@MainActor
@Suite(
  "After random steps with tabs in sections the tree matches the screen at any size (laws 2, 9)")
struct SidebarSoakTests {
  @Test func `the laws hold whatever code and person do`() async throws {
    var soak = try Soak<SidebarWalk>(of: "sidebars")
    var choices = 0
    await soak.run { choices += $0.choices }
    for failure in soak.failures { Issue.record("\(failure)") }
    guard soak.isLong else { return }
    #expect(choices * 10 >= soak.done, "too few tabs were chosen")
  }

  /// Seeds that once found a screen out of sight; the walk may have changed since.
  @Test(arguments: [99_300_024, 99_300_058, 99_300_073, 99_300_092, 99_300_162] as [UInt64])
  func `the laws hold where they once did not`(seed: UInt64) async {
    var walk = SidebarWalk()
    walk.dice = []
    await walk.run(seed: seed, steps: SidebarWalk.length)
    #expect(walk.failure == nil)
  }
}
