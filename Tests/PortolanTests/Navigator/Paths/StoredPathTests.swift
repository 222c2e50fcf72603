import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("P10: a path is stored and set again, also when a route is no longer known")
struct StoredPathTests {
  /// An older version of the five screens, with one that is gone since and one that had no value.
  private enum OldFive: String, NavigationRoute {
    case first, second, attic, third
  }

  private func read(_ text: String) throws -> StoredPath<Five> {
    try StoredPath(reading: Data(text.utf8))
  }

  private nonisolated static let paths: [[Five]] = [
    [], [.fourth], [.first, .second, .third, .fourth], Array(repeating: .first, count: 1_000),
  ]

  @Test(arguments: paths)
  func `round trip`(path: [Five]) throws {
    let stored = try StoredPath<Five>(reading: StoredPath(path).data())
    #expect(stored.path == path && stored.leftOut == 0)
    #expect(stored == StoredPath(path))
  }

  @Test func `round trip with values, through another coder`() throws {
    let path: [Shop] = [.product(id: 7), .search("a/b"), .address(AddressPicker(near: "Oslo"))]
    let data = try PropertyListEncoder().encode(StoredPath(path))
    #expect(try PropertyListDecoder().decode(StoredPath<Shop>.self, from: data).path == path)
  }

  @Test func `saved in one run, it is set in the next`() throws {
    let old = FiveApp()
    old.stack.path = [.first, .second, .third]
    let data = try old.stack.stored.data()
    let new = FiveApp()
    new.stack.set(try StoredPath(reading: data).path, as: .cut)
    #expect(new.picture == "(root › first › second › third)" && new.lastMotion == .cut)
  }

  @Test func `what is only asked for is not stored`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let stack = shopping.navigator.stack(.products)
    stack.append(.club)
    #expect(stack.path == [.product(id: 1), .club])
    #expect(stack.stored.path == [.product(id: 1)])
  }

  @Test func `at a route that is no longer known the path ends, with all that stood on it`() throws
  {
    let data = try StoredPath<OldFive>([.first, .second, .attic, .third]).data()
    let stored = try StoredPath<Five>(reading: data)
    #expect(stored.path == [.first, .second])
    #expect(stored.leftOut == 2)
    let app = FiveApp()
    app.stack.set(stored.path)
    #expect(app.picture == "(root › first › second)")
  }

  @Test(
    arguments: [
      (#"["attic"]"#, [], 1), (#"[5,"first"]"#, [], 2), (#"["first",null,"second"]"#, [.first], 2),
      (#"["first",{"second":1},[]]"#, [.first], 2), ("[]", [], 0),
    ] as [(String, [Five], Int)])
  func `elements that are something else are left out`(
    text: String, path: [Five], leftOut: Int
  ) throws {
    let stored = try read(#"{"format":"portolan-path","version":1,"body":\#(text)}"#)
    #expect(stored.path == path && stored.leftOut == leftOut)
  }

  @Test(arguments: [
    "", " ", "null", "5", #""first""#, "[]", "{}", #"["first"]"#, #"{"body":["first"]}"#,
    #"{"format":"portolan-scene","version":1,"body":[]}"#,
    #"{"format":"portolan-path","version":1,"body":["first""#, "\u{0}\u{1}\u{2}",
  ])
  func `what is no stored path is an error that says so`(text: String) {
    #expect(throws: ArchiveProblem.foreign) { try read(text) }
  }

  @Test func `half a character, deep nesting, far too much`() throws {
    #expect(throws: ArchiveProblem.foreign) {
      try StoredPath<Five>(reading: Data([0x7B, 0xFF, 0xC3]))
    }
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let deep = String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000)
      #expect(throws: ArchiveProblem.foreign) {
        try read(#"{"format":"portolan-path","version":1,"body":["first",\#(deep)]}"#)
      }
    }
    let huge = Data(repeating: 0x20, count: 10_000_000)
    #expect(throws: ArchiveProblem.tooLong(limit: StoredPath<Five>.longestData)) {
      try StoredPath<Five>(reading: huge)
    }
  }

  @Test func `the error holds nothing of the data`() {
    do throws(ArchiveProblem) {
      _ = try StoredPath<Five>(
        reading: Data(#"{"format":"portolan-path","version":1,"body":"hunter"}"#.utf8))
      Issue.record("It was read.")
    } catch {
      #expect(!"\(error) \(error.diagnostic)".contains("hunter"))
    }
  }
}
