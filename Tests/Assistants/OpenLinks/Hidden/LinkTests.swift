import Foundation
import HeadlessSwiftUIStage
import Testing

@testable import LibraryApp

@MainActor struct LinkTests {
  func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: ["https://library.example/books/2", "library://books/2"])
  func aBookFromTheLoans(link: String) async throws {
    let stage = SwiftUIStage { LibraryWindow(reader: Reader()) }
    try await stage.tap("Loans")
    try await stage.tap("Opening hours")
    try await stage.open(url(link))
    #expect(stage.picture == "home[*(catalogue › book(2)) | (loans)]")
    #expect(stage.texts.contains("Henry David Thoreau"))
    #expect(stage.texts.contains("https://library.example/books/2"))
    #expect(stage.faults.isEmpty)
  }

  @Test func loansAndHours() async throws {
    let stage = SwiftUIStage { LibraryWindow(reader: Reader()) }
    try await stage.tap("Emma")
    try await stage.open(url("library://loans"))
    #expect(stage.picture == "home[(catalogue › book(1)) | *(loans)]")
    try await stage.open(url("https://library.example/hours"))
    #expect(stage.picture == "home[(catalogue › book(1)) | *(loans)] ⇧ sheet (hours)")
  }

  @Test func aLinkThatStartsTheApp() async throws {
    let stage = SwiftUIStage { LibraryWindow(reader: Reader()) }
    stage.scene.open(try url("library://books/3"))
    try await stage.settle()
    #expect(stage.picture == "home[*(catalogue › book(3)) | loans…]")
  }

  @Test(arguments: ["library://books/abc", "https://library.example/staff", "library://shelf/1"])
  func anotherAddress(link: String) async throws {
    let stage = SwiftUIStage { LibraryWindow(reader: Reader()) }
    try await stage.tap("Emma")
    try await stage.open(url(link))
    #expect(stage.picture == "home[*(catalogue › book(1)) | loans…]")
  }
}
