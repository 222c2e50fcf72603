import HeadlessSwiftUIStage
import Testing

@testable import LibraryApp

@MainActor struct LoanTests {
  @Test func aLoanOfAPersonWhoIsSignedIn() async throws {
    let stage = SwiftUIStage { LibraryWindow(reader: Reader(name: "Ada", loans: [2])) }
    try await stage.tap("Loans")
    try await stage.tap("Walden")
    #expect(stage.picture == "home[(catalogue) | *(loans › loan(2))]")
    #expect(stage.texts.contains("Bring it back in four weeks"))
    try await stage.tap("Back")
    #expect(stage.picture == "home[(catalogue) | *(loans)]")
    #expect(stage.faults.isEmpty)
  }

  @Test func theSignInComesFirst() async throws {
    let stage = SwiftUIStage { LibraryWindow(reader: Reader(loans: [2])) }
    try await stage.tap("Loans")
    try await stage.tap("Walden")
    #expect(stage.controls.contains("Sign in as Ada"))
    #expect(!stage.texts.contains("Bring it back in four weeks"))
    try await stage.tap("Sign in as Ada")
    #expect(stage.picture == "home[(catalogue) | *(loans › loan(2))]")
    #expect(stage.faults.isEmpty)
  }

  @Test func whoGivesUpSeesNoLoan() async throws {
    let reader = Reader(loans: [1])
    let stage = SwiftUIStage { LibraryWindow(reader: reader) }
    try await stage.tap("Loans")
    try await stage.tap("Emma")
    try await stage.drag(.down)
    #expect(stage.picture == "home[(catalogue) | *(loans)]")
    #expect(reader.name == nil)
    try await stage.tap("Opening hours")
    #expect(stage.picture == "home[(catalogue) | *(loans)] ⇧ sheet (hours)")
  }

  @Test func theMapIsInOrder() { #expect(LibraryMap().problems.isEmpty) }
}
