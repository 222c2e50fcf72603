import Testing

/// `Scripts/soak swiftui --fold` runs this suite with more steps and another seed.
@MainActor
@Suite("issue 37.6: laws 2 and 9, and typed text, on phones that fold and in windows that change")
struct FoldSoakTests {
  @Test func `hold whatever code and person do`() async throws {
    var soak = try Soak<FoldWalk>(of: "swiftui-fold", otherwise: 2_000)
    var resized = 0
    var underLayers = 0
    var typed = 0
    await soak.run {
      resized += $0.resizedWhileMoving
      underLayers += $0.resizedUnderLayers
      typed += $0.typed
    }
    for failure in soak.failures { Issue.record("\(failure)") }
    #expect(resized * 50 >= soak.done, "too few changes of the size came while something moved")
    #expect(underLayers * 100 >= soak.done, "too few changes of the size came under a layer")
    #expect(typed * 50 >= soak.done, "too few words were typed")
  }
}
