import Foundation
import HeadlessUIKitStage
import Testing

@testable import LibraryApp

@MainActor struct LibraryTests {
  func launch(_ reader: Reader) -> UIKitStage {
    UIKitStage(connecting: SceneDelegate(reader: reader))
  }

  @Test func booksAndAuthors() async throws {
    let stage = launch(Reader())
    try await stage.settle()
    #expect(stage.picture == "(catalogue)")
    try await stage.tap("Emma")
    try await stage.tap("About the author")
    #expect(stage.picture.hasPrefix("(catalogue › book(1) › author("))
    #expect(stage.texts.contains("Books by Jane Austen"))
    try await stage.tap("Back")
    #expect(stage.picture == "(catalogue › book(1))")
    try await stage.tap("About the author")
    try await stage.tap("Back to the catalogue")
    #expect(stage.picture == "(catalogue)")
    #expect(stage.faults.isEmpty)
  }

  @Test func aReservation() async throws {
    let stage = launch(Reader())
    try await stage.tap("Walden")
    try await stage.tap("Reserve")
    #expect(stage.picture.hasPrefix("(catalogue › book(2)) ⇧ sheet"))
    try await stage.drag(.down)
    #expect(stage.picture == "(catalogue › book(2))")
    #expect(!stage.texts.contains("Reserved at North"))
    try await stage.tap("Reserve")
    try await stage.tap("North")
    #expect(stage.picture == "(catalogue › book(2))")
    #expect(stage.texts.contains("Reserved at North"))
    #expect(stage.faults.isEmpty)
  }

  @Test func theLoansAfterASignIn() async throws {
    let reader = Reader(loans: [2])
    let stage = launch(reader)
    try await stage.tap("Emma")
    try await stage.tap("Back")
    try await stage.tap("Loans")
    #expect(stage.picture.hasPrefix("(catalogue) ⇧ sheet"))
    #expect(stage.picture.contains("signIn"))
    try await stage.drag(.down)
    #expect(stage.picture == "(catalogue)")
    #expect(reader.name == nil)
    try await stage.tap("Loans")
    try await stage.tap("Sign in as Ada")
    #expect(stage.picture == "(catalogue) ⇧ sheet (loans)")
    try await stage.tap("Opening hours")
    #expect(stage.picture == "(catalogue) ⇧ sheet (loans › hours)")
    try await stage.tap("Back")
    try await stage.tap("Close")
    #expect(stage.picture == "(catalogue)")
    try await stage.tap("Loans")
    try await stage.tap("Walden")
    #expect(stage.picture == "(catalogue › book(2))")
    #expect(stage.texts.contains("Shelf T 3"))
    #expect(stage.faults.isEmpty)
  }

  @Test func nothingIsLeftOfTheCoordinators() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Sources")
    let old = ["Coordinator", "pushViewController", "popToRootViewController", ".dismiss(animated"]
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      let code = text.split(separator: "\n").map { $0.components(separatedBy: "//")[0] }
      for word in old { #expect(!code.contains { $0.contains(word) }, "\(word) in \(name)") }
    }
  }
}
