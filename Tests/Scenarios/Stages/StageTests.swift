import Testing

@MainActor
@Suite(
  "A test stage notices a wrong picture or a missing button, so that a scenario can fail",
  .serialized)
struct StageTests {
  @Test("another picture than expected, at every distance", arguments: Distance.all)
  func wrongPicture(distance: Distance) async throws {
    try await distance.play(
      Scenario("a wrong picture") { stage in
        await stage.start()
        await stage.settle()
        let faults = stage.faults(expecting: "main[*(products › product(1)) | account…]")
        #expect(faults.count == 2 && faults.allSatisfy { $0.contains("product(1)") }, "\(faults)")
      })
  }

  @Test("a screen that does not show what the tree says")
  func screenBesideTheTree() async throws {
    let stage = try CoreStage()
    await stage.start(with: .product(id: 1))
    let (id, elements) = try stage.frontElements()
    stage.host.screen.set(.stack(elements.dropLast()), of: id)
    await stage.settle()
    let faults = stage.faults(expecting: "main[*(products › product(1)) | account…]")
    #expect(!faults.isEmpty)
  }

  @Test("a button that is not there, at every distance", arguments: Distance.all)
  func missingButton(distance: Distance) async throws {
    try await distance.play(
      Scenario("a missing button") { stage in
        await stage.start()
        #expect(throws: (any Error).self) { try stage.tap("Close") }
        #expect(throws: (any Error).self) { try stage.beginSheetDrag() }
        #expect(throws: (any Error).self) { try stage.beginSwipeBack() }
        #expect(throws: (any Error).self) { try stage.holdBack(to: 0) }
        await stage.expect("main[*(products) | account…]")
      })
  }
}
