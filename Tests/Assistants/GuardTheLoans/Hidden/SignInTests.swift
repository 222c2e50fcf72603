import HeadlessUIKitStage
import Testing

@testable import LibraryApp

@MainActor struct SignInTests {
  @Test func theLoansComeAfterTheSignIn() async throws {
    let reader = Reader(loans: [2])
    let stage = UIKitStage(connecting: SceneDelegate(reader: reader))
    try await stage.tap("Emma")
    #expect(stage.picture == "home[*(catalogue › book(1)) | loans…]")
    try await stage.tap("Loans")
    #expect(stage.picture.hasPrefix("home[*(catalogue › book(1)) | loans…] ⇧ sheet"))
    #expect(stage.picture.contains("signIn"))
    try await stage.tap("Sign in as Ada")
    #expect(reader.name == "Ada")
    #expect(stage.picture == "home[(catalogue › book(1)) | *(loans)]")
    #expect(stage.controls.contains("Walden"))
    #expect(stage.faults.isEmpty)
  }

  @Test func whoGivesUpStays() async throws {
    let stage = UIKitStage(connecting: SceneDelegate(reader: Reader()))
    try await stage.tap("Loans")
    try await stage.drag(.down)
    #expect(stage.picture == "home[*(catalogue) | loans…]")
    try await stage.tap("Loans")
    #expect(stage.picture.hasPrefix("home[*(catalogue) | loans…] ⇧ sheet"))
    #expect(stage.picture.contains("signIn"))
  }

  @Test func whoIsSignedInIsNotAsked() async throws {
    let stage = UIKitStage(connecting: SceneDelegate(reader: Reader(name: "Bob")))
    try await stage.tap("Loans")
    #expect(stage.picture == "home[(catalogue) | *(loans)]")
  }

  @Test func aSignOutClosesTheLoans() async throws {
    let reader = Reader(name: "Ada", loans: [2])
    let stage = UIKitStage(connecting: SceneDelegate(reader: reader))
    try await stage.tap("Loans")
    try await stage.tap("Sign out")
    #expect(reader.name == nil)
    #expect(!stage.picture.contains("*(loans)"))
    #expect(!stage.controls.contains("Sign out"))
    if stage.picture.contains("sheet") { try await stage.drag(.down) }
    #expect(stage.picture.hasPrefix("home[*(catalogue)"))
    #expect(!stage.picture.contains("sheet"))
    try await stage.tap("Loans")
    #expect(stage.picture.contains("⇧ sheet") && stage.picture.contains("signIn"))
    try await stage.tap("Sign in as Ada")
    #expect(stage.controls.contains("Walden") && stage.controls.contains("Sign out"))
    #expect(stage.faults.isEmpty)
  }

  @Test func theMapIsInOrder() {
    #expect(LibraryMap().problems.isEmpty)
    #expect(LibraryMap().samples.contains { "\($0)".hasPrefix("signIn") })
  }
}
