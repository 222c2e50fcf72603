import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "The most specific pattern of all features reads a link, and equally specific ones are reported")
struct LinkOverlapTests {
  private func scene(
    _ front: LinkTable<Front>, _ spots: LinkTable<Spot>
  ) throws -> SceneNavigator {
    try SceneNavigator(
      NavigationFeature(NewsMap(), links: front),
      NavigationFeature(TableMap([.a: .screenInStack(.root)]), links: spots)
    )
  }

  private func front(
    _ patterns: [String], schemes: [String] = ["app"], hosts: [String] = [],
    pathOf stack: Front? = nil
  ) -> LinkTable<Front> {
    LinkTable(schemes: schemes, hosts: hosts, pathOf: stack) {
      for text in patterns { LinkPattern(text, .news) }
    }
  }

  private func spots(
    _ patterns: [String], schemes: [String] = ["app"], hosts: [String] = [],
    pathOf stack: Spot? = nil
  ) -> LinkTable<Spot> {
    LinkTable(schemes: schemes, hosts: hosts, pathOf: stack) {
      for text in patterns {
        if text.contains("{") {
          LinkPattern(text, Spot.item) { if case .item(let n) = $0 { n } else { nil } }
        } else {
          LinkPattern(text, .a)
        }
      }
    }
  }

  private func codes(_ front: LinkTable<Front>, _ spots: LinkTable<Spot>) throws -> [String] {
    try scene(front, spots).problems.map(\.code)
  }

  @Test func `a word of one feature comes before a value of another, in any order of names`() throws
  {
    let scene = try scene(front(["/1", "/news"]), spots(["/{n}", "/places/{n}"]))
    #expect(scene.problems == [])
    for (link, route) in [
      ("app://1", AnyRoute(Front.news)), ("app://2", AnyRoute(Spot.item(2))),
      ("app://places/3", AnyRoute(Spot.item(3))), ("app://news", AnyRoute(Front.news)),
    ] {
      #expect(try scene.links.intent(of: #require(URL(string: link))) == .show(route))
    }
  }

  @Test(arguments: [["/a"], ["/b", "/a"]])
  func `a pattern of both is refused and listed with both`(patterns: [String]) throws {
    let scene = try scene(front(["/a"]), spots(patterns))
    let problem = try #require(scene.problems.first)
    #expect(scene.problems.count == 1 && problem.code == "NAV131")
    #expect(problem.what.contains("/a") && problem.route == nil)
    let request = scene.open(try #require(URL(string: "app://a")))
    #expect(
      request.outcome == .failure(.wrongLink(problem: .ambiguous(pattern: "/a", other: "/a"))))
  }

  @Test func `with other schemes or hosts a link is another link`() throws {
    let one = front(["/a"], schemes: ["one"], hosts: ["one.example"])
    #expect(try codes(one, spots(["/a"], schemes: ["two"], hosts: ["two.example"])) == [])
    #expect(try codes(one, spots(["/b"], hosts: ["one.example"])) == [])
    for other in [
      spots(["/a"], schemes: ["two"], hosts: ["One.Example"]), spots(["/a"], schemes: ["One"]),
      spots(["/{n}"], schemes: ["one"]),
    ] {
      let isShared = other.patterns[0].text == "/a"
      #expect(try codes(one, other) == (isShared ? ["NAV115"] : []))
    }
  }

  @Test func `a table of paths has all sequences of its patterns`() throws {
    let paths = front(["/a", "/b"], pathOf: .news)
    #expect(try codes(paths, spots(["/a/b/a"])) == ["NAV115"])
    #expect(try codes(paths, spots(["/a/c"])) == [])
    #expect(try codes(paths, spots(["/c"], pathOf: .a)) == ["NAV115"], "the empty path")
  }

  @Test func `a fault of a pattern is a problem of the map`() throws {
    #expect(try codes(front(["/a{"]), spots(["/b"])) == ["NAV131"])
  }
}

private struct NewsMap: NavigationMap {
  var samples: [Front] { [.news] }
  func destination(for route: Front) -> RouteDestination<Front> { .screenInStack(.root) }
}
