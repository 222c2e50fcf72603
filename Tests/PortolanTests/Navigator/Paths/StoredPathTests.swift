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
    new.stack.set(try StoredPath(reading: data), as: .cut)
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
    app.stack.set(stored)
    #expect(app.picture == "(root › first › second)")
  }

  @Test(
    arguments: [
      (#"{"version":1,"path":["attic"]}"#, [], 1), (#"{"version":1,"path":[5,"first"]}"#, [], 2),
      (#"{"version":1,"path":["first",null,"second"]}"#, [.first], 2),
      (#"{"version":1,"path":["first",{"second":1},[]]}"#, [.first], 2),
      (#"{"version":1,"path":["first"],"more":{"a":[1]}}"#, [.first], 0),
      (#"{"path":[],"version":1}"#, [], 0),
    ] as [(String, [Five], Int)])
  func `elements that are something else are left out`(
    text: String, path: [Five], leftOut: Int
  ) throws {
    let stored = try read(text)
    #expect(stored.path == path && stored.leftOut == leftOut)
  }

  @Test(arguments: [
    "", " ", "null", "5", #""first""#, "[]", "{}", #"["first"]"#, #"{"path":["first"]}"#,
    #"{"version":1}"#, #"{"version":1,"path":{}}"#, #"{"version":1,"path":"first"}"#,
    #"{"version":"1","path":[]}"#, #"{"version":2,"path":["first"]}"#,
    #"{"version":1,"path":["first""#, #"{"version":1,"path":["first"]}}"#, "\u{0}\u{1}\u{2}",
  ])
  func `what is no stored path is an error that says so`(text: String) {
    #expect(throws: NavigationError.wrongPath(.corrupt)) { try read(text) }
  }

  @Test func `half a character, deep nesting, far too much`() throws {
    #expect(throws: NavigationError.wrongPath(.corrupt)) {
      try StoredPath<Five>(reading: Data([0x7B, 0xFF, 0xC3]))
    }
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let deep = String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000)
      #expect(throws: NavigationError.wrongPath(.corrupt)) {
        try read(#"{"version":1,"path":["first",\#(deep)]}"#)
      }
    }
    let huge = Data(repeating: 0x20, count: 10_000_000)
    #expect(throws: NavigationError.wrongPath(.tooLong(limit: StoredPath<Five>.longestData))) {
      try StoredPath<Five>(reading: huge)
    }
  }

  @Test func `a damaged byte anywhere is read or refused, never more`() throws {
    let data = try StoredPath<Five>([.first, .second, .third]).data()
    for place in data.indices {
      for byte in [UInt8(0), 0x22, 0x5B, 0x7D, 0x61, 0xFF] {
        var damaged = data
        damaged[place] = byte
        do {
          let stored = try StoredPath<Five>(reading: damaged)
          #expect(stored.path.count + stored.leftOut <= 3)
        } catch { #expect(error == .wrongPath(.corrupt)) }
      }
    }
  }

  @Test func `the error holds nothing of the data`() {
    do throws(NavigationError) {
      _ = try StoredPath<Five>(reading: Data(#"{"version":1,"path":"hunter"}"#.utf8))
      Issue.record("It was read.")
    } catch {
      #expect(!"\(error) \(error.diagnostic)".contains("hunter"))
    }
  }
}
