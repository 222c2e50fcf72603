import HeadlessSwiftUIStage
import Portolan
import PortolanTesting
import Testing

@testable import LibraryApp

@MainActor struct BorrowTests {
  let reader = Reader()
  let book = "home[*(catalogue › book(1)) | loans…]"

  func stage() async throws -> SwiftUIStage {
    let stage = SwiftUIStage { [reader] in LibraryWindow(reader: reader) }
    try await stage.tap("Emma")
    return stage
  }

  @Test func theCardComesFirst() async throws {
    let stage = try await stage()
    try await stage.tap("Borrow")
    #expect(stage.picture == "\(book) ⇧ sheet (card)")
    #expect(stage.texts.contains("You need a library card to borrow"))
    try await stage.tap("Get a card")
    #expect(stage.texts.contains("Borrow Emma for four weeks?"))
    try await stage.tap("Confirm")
    #expect(stage.picture == "home[(catalogue › book(1)) | *(loans)]")
    #expect(stage.controls.contains("Emma"))
    #expect(reader.loans == [1])
    #expect(stage.faults.isEmpty)
  }

  @Test func whoGivesUpBorrowsNothing() async throws {
    let stage = try await stage()
    try await stage.tap("Borrow")
    try await stage.drag(.down)
    #expect(stage.picture == book)
    #expect(reader.loans.isEmpty)
    #expect(!reader.hasCard)
    try await stage.tap("Borrow")
    #expect(stage.texts.contains("You need a library card to borrow"))
  }

  @Test func whoHasACardIsAskedAtOnce() async throws {
    reader.hasCard = true
    let stage = try await stage()
    try await stage.tap("Borrow")
    #expect(stage.texts.contains("Borrow Emma for four weeks?"))
    #expect(reader.loans.isEmpty)
  }
}
