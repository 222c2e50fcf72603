import Testing

/// `Scripts/soak swiftui-sidebars` runs this suite with more steps and another seed.
@MainActor @Suite("Laws 2 and 9 on tabs in sections, in windows that change their size")
struct SidebarSoakTests {
  @Test func `hold whatever code and person do`() async throws {
    var soak = try Soak<SidebarWalk>(of: "swiftui-sidebars", otherwise: 5_000)
    var choices = 0
    await soak.run { choices += $0.choices }
    for failure in soak.failures { Issue.record("\(failure)") }
    #expect(choices * 10 >= soak.done, "too few tabs were chosen")
  }
}
