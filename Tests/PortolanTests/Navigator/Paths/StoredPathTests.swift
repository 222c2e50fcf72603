import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A stored path is restored up to the first route that the app no longer knows (P10)")
struct StoredPathTests {
  private let app = FiveApp()

  private func read(_ body: String) throws(ArchiveProblem) -> [Five] {
    try [Five](stored: Data(#"{"format":"portolan-path","version":1,"body":\#(body)}"#.utf8))
  }

  private nonisolated static let paths: [[Five]] = [
    [], [.fourth], [.first, .second, .third, .fourth],
  ]

  @Test(arguments: paths)
  func `saved in one run, it is set in the next`(path: [Five]) throws {
    app.stack.path = path
    let data = try app.stack.path.stored()
    let new = FiveApp()
    new.stack.set(try [Five](stored: data), as: .cut)
    #expect(new.picture == app.picture && new.stack.path == path)
  }

  @Test func `round trip with values`() async throws {
    let shopping = try await Shopping.showing(.main)
    let stack = shopping.navigator.stack(.products)
    let path: [Shop] = [.product(id: 7), .address(AddressPicker(near: "Os/lo"))]
    stack.set(path)
    await eventually { stack.path == path && !shopping.scene.isBusy }
    #expect(try [Shop](stored: stack.path.stored()) == path)
  }

  @Test(
    arguments: [
      (#"["first","second","attic","third"]"#, [.first, .second]), (#"["attic"]"#, []),
      (#"[5,"first"]"#, []), (#"["first",null,"second"]"#, [.first]),
      (#"["first",{"second":1},[]]"#, [.first]), ("[]", []),
    ] as [(String, [Five])])
  func `at what is no longer known the path ends, with all that stood on it`(
    text: String, path: [Five]
  ) throws {
    #expect(try read(text) == path)
  }

  @Test(arguments: [
    "", " ", "null", "5", #""first""#, "[]", "{}", #"["first"]"#, #"{"body":["first"]}"#,
    #"{"format":"portolan-scene","version":1,"body":[]}"#,
    #"{"format":"portolan-path","version":1,"body":["first""#, "\u{0}\u{1}\u{2}",
  ])
  func `what is no stored path is an error that says so`(text: String) {
    #expect(throws: ArchiveProblem.foreign) { try [Five](stored: Data(text.utf8)) }
  }

  @Test func `half a character, deep nesting, far too much`() throws {
    #expect(throws: ArchiveProblem.foreign) {
      try [Five](stored: Data([0x7B, 0xFF, 0xC3]))
    }
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let deep = String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000)
      #expect(throws: ArchiveProblem.foreign) { try read(#"["first",\#(deep)]"#) }
    }
    #expect(throws: ArchiveProblem.tooLong(limit: 1_048_576)) {
      try [Five](stored: Data(repeating: 0x20, count: 10_000_000))
    }
  }

  @Test func `the error holds nothing of the data`() {
    do throws(ArchiveProblem) {
      _ = try read(#""hunter""#)
      Issue.record("It was read.")
    } catch {
      #expect(!"\(error) \(error.diagnostic)".contains("hunter"))
    }
  }
}
