import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Each problem with a link or a path has an error message of its own")
struct LinkWordsTests {
  private static func miss(_ expected: [LinkMiss.Expectation]) -> LinkProblem {
    .noPattern(LinkMiss(segments: 2, expected: expected, nearest: nil))
  }

  private static let problems: [LinkProblem] = [
    .malformed(.scheme, at: 0), .malformed(.character, at: 1), .malformed(.percent, at: 2),
    .malformed(.port, at: 3), .malformed(.segment, at: 4), .tooLong(limit: 10),
    .tooManySegments(limit: 3), .unknownScheme(nearest: nil), .unknownHost(nearest: nil),
    .userInfo, .port, .ambiguous(pattern: "/a", other: "/b"), miss([.word("a")]),
    miss([.value("id", kind: "integer")]),
    miss([.end]), miss([.queryItem("page")]), miss([.fragment]), miss([]),
  ]

  @Test func `each has words of its own`() {
    let words = Self.problems.map(NavigationError.wrongLink).map(\.diagnostic)
    #expect(Set(words.map { "\($0.what) \($0.why)" }).count == words.count)
    for diagnostic in words {
      #expect(!diagnostic.what.isEmpty && !diagnostic.why.isEmpty && !diagnostic.fix.isEmpty)
    }
  }

  @Test func `a segment that is no value is named with the kind of value`() throws {
    let links = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/products/{id}/reviews", Shop.product) {
        if case .product(let id) = $0 { id } else { nil }
      }
    }
    let problem = try #require(throws: LinkProblem.self) {
      try links.read("shop://products/eight/reviews")
    }
    #expect(
      NavigationError.wrongLink(problem: problem).diagnostic.why
        == "After its first segment the pattern has {id}, and its kind is integer.")
  }

  @Test func `of two patterns the place and the kind belong to one`() throws {
    let links = LinkTable<Shop>(schemes: ["shop"]) {
      LinkPattern("/foo/{number}", Shop.product) {
        if case .product(let id) = $0 { id } else { nil }
      }
      LinkPattern("/{id}/bar", Shop.reviews) { if case .reviews(let id) = $0 { id } else { nil } }
    }
    let problem = try #require(throws: LinkProblem.self) { try links.read("shop://foo/bar") }
    #expect(
      NavigationError.wrongLink(problem: problem).diagnostic.why
        == "After its first segment the pattern has {number}, and its kind is integer.")
  }

  @Test(arguments: problems)
  func `a path is called a path`(problem: LinkProblem) {
    let (link, path) = (
      NavigationError.wrongLink(problem: problem), NavigationError.wrongPath(problem: problem)
    )
    #expect(link.diagnostic.code == path.diagnostic.code)
    let isOfLinks = ["NAV022", "NAV023", "NAV038", "NAV039"].contains(path.diagnostic.code)
    #expect(isOfLinks || path.diagnostic.what.contains("path"))
  }

  @Test func `what was not looked up is told from what failed`() {
    let failed = NavigationError.notLookedUp(pattern: "/u/{name}", error: "URLError").diagnostic
    let planned = NavigationError.notLookedUp(pattern: "/u/{name}", error: nil).diagnostic
    #expect(failed.why.contains("URLError") && failed.why != planned.why)
  }
}
