import Foundation
import HeadlessUIKitStage
import Testing

@testable import LibraryApp

@MainActor struct SplitTests {
  let tablet = CGSize(width: 1_024, height: 768)
  let phone = CGSize(width: 390, height: 844)

  @Test func onATablet() async throws {
    let stage = UIKitStage(connecting: SceneDelegate(reader: Reader()))
    try await stage.resize(to: tablet)
    #expect(stage.texts.contains("Choose a book"))
    try await stage.tap("Emma")
    #expect(stage.texts.contains("Shelf A 12"))
    #expect(stage.controls.contains("Walden"))
    #expect(!stage.texts.contains("Choose a book"))
    try await stage.tap("Walden")
    #expect(stage.texts.contains("Shelf T 3"))
    #expect(!stage.texts.contains("Shelf A 12"))
    try await stage.tap("About the author")
    #expect(stage.texts.contains("Ours: Walden"))
    #expect(stage.controls.contains("Emma"))
    try await stage.tap("Back")
    #expect(stage.texts.contains("Shelf T 3"))
    #expect(stage.picture.hasPrefix("library{"))
    #expect(stage.faults.isEmpty)
  }

  @Test func onAPhone() async throws {
    let stage = UIKitStage(connecting: SceneDelegate(reader: Reader()))
    try await stage.settle()
    #expect(stage.controls.contains("Emma"))
    #expect(!stage.texts.contains("Choose a book"))
    try await stage.tap("Emma")
    #expect(stage.texts.contains("Shelf A 12"))
    #expect(!stage.controls.contains("Walden"))
    try await stage.tap("About the author")
    #expect(stage.texts.contains("Ours: Persuasion"))
    try await stage.tap("Back")
    #expect(stage.texts.contains("Shelf A 12"))
    try await stage.tap("Back")
    #expect(stage.controls.contains("Walden"))
    try await stage.tap("Opening hours")
    #expect(stage.picture.hasSuffix("⇧ sheet (hours)"))
    #expect(stage.picture.hasPrefix("library{"))
    #expect(stage.faults.isEmpty)
  }

  @Test func theBookStaysWhenTheSizeChanges() async throws {
    let stage = UIKitStage(connecting: SceneDelegate(reader: Reader()))
    try await stage.tap("Persuasion")
    try await stage.resize(to: tablet)
    #expect(stage.texts.contains("Shelf A 14"))
    #expect(stage.controls.contains("Walden"))
    try await stage.tap("Walden")
    try await stage.resize(to: phone)
    #expect(stage.texts.contains("Shelf T 3"))
    #expect(!stage.controls.contains("Emma"))
    #expect(stage.faults.isEmpty)
  }

  @Test func theMapIsInOrder() {
    #expect(LibraryMap().problems.isEmpty)
    #expect(LibraryMap().samples.contains { "\($0)".hasPrefix("library") })
  }
}
