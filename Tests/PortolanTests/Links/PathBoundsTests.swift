import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("P7: a path from outside is read in bounded time")
struct PathBoundsTests {
  @Test(arguments: [2_049, 1_048_576])
  func `too long, a text is not looked at`(length: Int) {
    let text = String(repeating: "a", count: length)
    #expect(throws: PathProblem.tooLong(limit: 2_048)) { try LinkPath(text) }
    #expect(throws: PathProblem.tooLong(limit: 2_048)) { try LinkPath(elements: [text]) }
  }

  @Test func `ten thousand elements are too many bytes`() {
    let elements = Array(repeating: "first", count: 10_000)
    #expect(throws: PathProblem.tooLong(limit: 2_048)) { try LinkPath(elements: elements) }
    #expect(throws: PathProblem.tooLong(limit: 2_048)) {
      try LinkPath(elements.joined(separator: "/"))
    }
  }

  @Test func `as long as it may be, it is read`() throws {
    let elements = Array(repeating: "a", count: 1_024)
    #expect(try LinkPath(elements: elements).count == 1_024)
    #expect(try LinkPath(elements.joined(separator: "/")).count == 1_024)
  }

  /// Every pattern fits at every place and the end cannot be read: trying each way in turn would
  /// take longer than the universe has been there.
  @Test func `each pattern is looked at once for each place`() throws {
    let calls = Counter()
    let table = LinkTable<Spot>(schemes: [], hosts: []) {
      LinkPattern("a") { _ in
        calls.count += 1
        return .a
      }
      LinkPattern("a/a") { _ in
        calls.count += 1
        return .b
      }
      LinkPattern("{x}/a/{y}") { _ in
        calls.count += 1
        return .c
      }
    }
    let count = 500
    let good = try LinkPath(elements: Array(repeating: "a", count: count))
    #expect(try table.routes(in: good).count == 167)
    #expect(calls.count <= 3 * count)
    calls.count = 0
    let bad = try LinkPath(elements: Array(repeating: "a", count: count) + ["b", "b"])
    #expect(throws: PathProblem.self) { try table.routes(in: bad) }
    #expect(calls.count <= 3 * (count + 2))
  }

  @Test func `a table of many words names the nearest of them`() throws {
    let table = LinkTable(
      schemes: [], hosts: [], stack: nil,
      patterns: (0..<2_000).map { number in
        LinkPattern<Spot>("word\(number)") { _ in .item(number) }
      })
    #expect(throws: PathProblem.unknown(element: "wrd1999", at: 1, nearest: "word1999")) {
      try table.routes(in: LinkPath("wrd1999"))
    }
  }
}
