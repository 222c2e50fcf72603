import HeadlessSwiftUIStage
import Testing

@testable import LibraryApp

@MainActor struct NoteTests {
  let reader = Reader()
  let book = "home[*(catalogue › book(1)) | loans…]"

  func note() async throws -> SwiftUIStage {
    let stage = SwiftUIStage { [reader] in LibraryWindow(reader: reader) }
    try await stage.tap("Emma")
    try await stage.tap("Write a note")
    return stage
  }

  @Test func aSheetThatIsPulledDownAsks() async throws {
    let stage = try await note()
    try await stage.type("Read twice", into: "Note")
    try await stage.drag(.down)
    #expect(stage.texts.contains("Discard the note?"))
    try await stage.tap("Keep editing")
    #expect(stage.picture.hasPrefix("\(book) ⇧ sheet"))
    try await stage.tap("Save")
    #expect(stage.picture == book)
    #expect(reader.notes == [1: "Read twice"])
    #expect(stage.faults.isEmpty)
  }

  @Test func cancelAsksToo() async throws {
    let stage = try await note()
    try await stage.type("Read twice", into: "Note")
    try await stage.tap("Cancel")
    #expect(stage.texts.contains("Discard the note?"))
    try await stage.tap("Discard")
    #expect(stage.picture == book)
    #expect(reader.notes.isEmpty)
  }

  @Test func nothingChangedAsksNothing() async throws {
    let stage = try await note()
    try await stage.drag(.down)
    #expect(stage.picture == book)
    try await stage.tap("Write a note")
    try await stage.type("x", into: "Note")
    try await stage.type("", into: "Note")
    try await stage.tap("Cancel")
    #expect(stage.picture == book)
  }

  @Test func aSecondNoteAsksAgain() async throws {
    let stage = try await note()
    try await stage.type("One", into: "Note")
    try await stage.tap("Save")
    #expect(stage.picture == book)
    try await stage.tap("Write a note")
    try await stage.drag(.down)
    #expect(stage.picture == book)
    try await stage.tap("Write a note")
    try await stage.type("Two", into: "Note")
    try await stage.drag(.down)
    try await stage.tap("Discard")
    #expect(stage.picture == book)
    #expect(reader.notes == [1: "One"])
  }
}
