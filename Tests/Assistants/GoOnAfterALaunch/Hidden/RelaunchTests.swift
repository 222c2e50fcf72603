import Foundation
import HeadlessUIKitStage
import Testing

@testable import LibraryApp

@MainActor final class RelaunchTests {
  let file = URL.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: file) }

  func launch() -> UIKitStage {
    UIKitStage(connecting: SceneDelegate(reader: Reader(loans: [2]), file: file))
  }

  @Test func aBookComesBack() async throws {
    let first = launch()
    try await first.tap("Persuasion")
    try await first.leave()
    let second = launch()
    try await second.settle()
    #expect(second.picture == "home[*(catalogue › book(3)) | loans…]")
    #expect(second.texts.contains("Shelf A 14"))
    try await second.tap("Back")
    #expect(second.picture == "home[*(catalogue) | loans…]")
    #expect(second.faults.isEmpty)
  }

  @Test func aTabAndASheetComeBack() async throws {
    let first = launch()
    try await first.tap("Emma")
    try await first.tap("Loans")
    try await first.tap("Opening hours")
    try await first.leave()
    let second = launch()
    try await second.settle()
    #expect(second.picture.hasSuffix("| *(loans)] ⇧ sheet (hours)"))
    try await second.tap("Close")
    try await second.tap("Catalogue")
    #expect(second.picture == "home[*(catalogue › book(1)) | (loans)]")
  }

  @Test func theNewestLeaveCounts() async throws {
    let first = launch()
    try await first.tap("Emma")
    try await first.leave()
    try await first.comeBack()
    try await first.tap("Back")
    try await first.tap("Walden")
    try await first.leave()
    let second = launch()
    try await second.settle()
    #expect(second.picture == "home[*(catalogue › book(2)) | loans…]")
  }

  @Test(arguments: [nil, "no screens"]) func nothingToRestore(text: String?) async throws {
    try text?.write(to: file, atomically: true, encoding: .utf8)
    let stage = launch()
    try await stage.settle()
    #expect(stage.picture == "home[*(catalogue) | loans…]")
    try await stage.tap("Emma")
    #expect(stage.picture == "home[*(catalogue › book(1)) | loans…]")
  }
}
