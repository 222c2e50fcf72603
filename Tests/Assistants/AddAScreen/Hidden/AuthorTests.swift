import HeadlessSwiftUIStage
import Testing

@testable import LibraryApp

@MainActor struct AuthorTests {
  @Test func theAuthorStandsOnTheBook() async throws {
    let stage = SwiftUIStage { LibraryWindow(reader: Reader()) }
    try await stage.tap("Emma")
    try await stage.tap("About the author")
    #expect(stage.picture == "home[*(catalogue › book(1) › author(1)) | loans…]")
    #expect(stage.texts.contains("1775–1817"))
    #expect(stage.texts.contains("Persuasion"))
    #expect(!stage.texts.contains("Walden"))
    try await stage.tap("Back")
    #expect(stage.picture == "home[*(catalogue › book(1)) | loans…]")
    #expect(stage.faults.isEmpty)
  }

  @Test func fromALoan() async throws {
    let stage = SwiftUIStage { LibraryWindow(reader: Reader(loans: [2])) }
    try await stage.tap("Loans")
    try await stage.tap("Walden")
    try await stage.tap("About the author")
    #expect(stage.picture == "home[*(catalogue › book(2) › author(2)) | (loans)]")
    #expect(stage.texts.contains("1817–1862"))
    try await stage.drag(.back)
    #expect(stage.picture == "home[*(catalogue › book(2)) | (loans)]")
  }

  @Test func theMapIsInOrder() {
    #expect(LibraryMap().problems.isEmpty)
    #expect(LibraryMap().samples.contains { "\($0)".hasPrefix("author") })
  }
}
