import HeadlessSwiftUIStage
import Testing

@testable import LibraryApp

@MainActor struct ReserveTests {
  let book = "home[*(catalogue › book(2)) | loans…]"

  @Test func aBranchIsChosen() async throws {
    let reader = Reader()
    let stage = SwiftUIStage { LibraryWindow(reader: reader) }
    try await stage.tap("Walden")
    try await stage.tap("Reserve")
    #expect(stage.picture.hasPrefix("\(book) ⇧ sheet"))
    #expect(stage.texts.contains("Walden"))
    #expect(stage.controls.contains("North"))
    try await stage.tap("South")
    #expect(stage.picture == book)
    #expect(stage.texts.contains("Reserved at South"))
    #expect(reader.reservations == [2: .south])
    #expect(stage.faults.isEmpty)
  }

  @Test func theSheetIsCancelled() async throws {
    let reader = Reader()
    let stage = SwiftUIStage { LibraryWindow(reader: reader) }
    try await stage.tap("Walden")
    try await stage.tap("Reserve")
    try await stage.tap("Cancel")
    #expect(stage.picture == book)
    #expect(reader.reservations.isEmpty)
  }

  @Test func theSheetIsPulledDown() async throws {
    let reader = Reader()
    let stage = SwiftUIStage { LibraryWindow(reader: reader) }
    try await stage.tap("Walden")
    try await stage.tap("Reserve")
    try await stage.drag(.down)
    #expect(stage.picture == book)
    #expect(reader.reservations.isEmpty)
    try await stage.tap("Reserve")
    try await stage.tap("North")
    #expect(stage.texts.contains("Reserved at North"))
  }

  @Test func theMapIsInOrder() {
    #expect(LibraryMap().problems.isEmpty)
    #expect(LibraryMap().samples.count > 5)
  }
}
