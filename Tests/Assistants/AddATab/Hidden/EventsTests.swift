import HeadlessUIKitStage
import Testing

@testable import LibraryApp

@MainActor struct EventsTests {
  @Test func theTabStandsBetweenTheOthers() async throws {
    let stage = UIKitStage(connecting: SceneDelegate(reader: Reader()))
    try await stage.settle()
    #expect(stage.picture == "home[*(catalogue) | events… | loans…]")
    try await stage.tap("Events")
    #expect(stage.picture == "home[(catalogue) | *(events) | loans…]")
    #expect(stage.texts.contains("Reading of Emma, Friday"))
    #expect(stage.texts.contains("A walk with Thoreau, Sunday"))
    try await stage.tap("Loans")
    #expect(stage.texts.contains("No loans"))
    #expect(stage.faults.isEmpty)
  }

  @Test func theBadge() async throws {
    let stage = UIKitStage(connecting: SceneDelegate(reader: Reader()))
    try await stage.settle()
    #expect(stage.screen.badge(ofTab: "Events") == "2")
    #expect(stage.screen.badge(ofTab: "Loans") == nil)
  }

  @Test func fromABook() async throws {
    let stage = UIKitStage(connecting: SceneDelegate(reader: Reader()))
    try await stage.tap("Walden")
    try await stage.tap("See the events")
    #expect(stage.picture == "home[(catalogue › book(2)) | *(events) | loans…]")
    #expect(stage.texts.contains("Reading of Emma, Friday"))
  }

  @Test func theMapIsInOrder() {
    #expect(LibraryMap().problems.isEmpty)
    #expect(LibraryMap().samples.contains { "\($0)".hasPrefix("events") })
  }
}
