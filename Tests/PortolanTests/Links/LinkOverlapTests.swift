import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Links that two features claim are named")
struct LinkOverlapTests {
  private func tables(_ one: [String], _ two: [String]) -> (LinkTable<Front>, LinkTable<Spot>) {
    (table(one, schemes: ["app"]), table(two, schemes: ["app"]))
  }

  private func table<R: NavigationRoute>(
    _ patterns: [String], schemes: [String] = [], hosts: [String] = [], stack: R? = nil
  ) -> LinkTable<R> {
    LinkTable(
      schemes: schemes, hosts: hosts, stack: stack,
      patterns: patterns.map { LinkPattern($0) { _ in throw LinkProblem.path } })
  }

  private func overlap(_ one: LinkTable<Front>, _ two: LinkTable<Spot>) -> String? {
    let found = one.claim.overlap(with: two.claim)
    let other = two.claim.overlap(with: one.claim)
    #expect((found == nil) == (other == nil), "it does not matter who is asked")
    return found
  }

  @Test(arguments: [
    (["a"], ["b"], nil), (["a"], ["a"], "/a"), (["a/{id}"], ["a/{name}"], "/a/{id}"),
    (["a/{id}"], ["a/b"], "/a/{id}"), (["a/{id}"], ["b/{id}"], nil), (["a"], ["a/b"], nil),
    (["{any}"], ["a", "b"], "/{any}"), (["x", "a/b/{c}"], ["y", "a/{b}/c"], "/a/b/{c}"),
    (["a/b/{c}"], ["a/{b}"], nil), ([], ["a"], nil), (["A"], ["a"], nil),
  ])
  func `patterns of equal length, word for word`(one: [String], two: [String], found: String?) {
    let (first, second) = tables(one, two)
    #expect(overlap(first, second) == found)
  }

  @Test func `the same pattern of another scheme or host is another link`() {
    let front: LinkTable<Front> = table(["a"], schemes: ["one"], hosts: ["one.example"])
    #expect(overlap(front, table(["a"], schemes: ["two"], hosts: ["two.example"])) == nil)
    #expect(overlap(front, table(["a"], schemes: ["two"], hosts: ["one.example"])) == "/a")
    #expect(overlap(front, table(["a"], schemes: ["one"])) == "/a")
    #expect(overlap(front, table(["a"], schemes: ["One"])) == "/a")
    #expect(overlap(front, table(["a"], hosts: ["One.Example"])) == "/a")
    #expect(overlap(front, table(["a"])) == nil)
  }

  @Test func `a table of paths has all sequences of its patterns`() {
    let front: LinkTable<Front> = table(["a", "b/{id}"], schemes: ["app"], stack: .news)
    #expect(overlap(front, table(["a/b/c/a"], schemes: ["app"])) != nil)
    #expect(overlap(front, table(["a/c"], schemes: ["app"])) == nil)
    #expect(overlap(front, table(["b/{x}/b"], schemes: ["app"])) == nil)
    #expect(overlap(front, table(["c"], schemes: ["app"], stack: .a)) == "/")
  }

  @Test func `an app names the two features and the pattern`() throws {
    let (front, spots) = tables(["news", "{page}"], ["places/{id}", "places"])
    let scene = try SceneNavigator(
      Feature(NewsMap(), links: front), Feature(TableMap([.a: .screenInStack(.root)]), links: spots)
    )
    let problem = try #require(scene.problems.first)
    #expect(scene.problems.count == 1)
    #expect(problem.diagnostic.code == "NAV115" && problem.route == nil)
    for text in [Front.name, Spot.name, "/{page}"] {
      #expect(problem.diagnostic.what.contains(text))
    }
    #expect(!problem.diagnostic.fix.isEmpty)
  }

  @Test func `three features: each two that share a link`() throws {
    let (front, spots) = tables(["x"], ["x"])
    let manual: LinkTable<Manual> = table(["x", "y"], schemes: ["app"])
    let scene = try SceneNavigator(
      Feature(NewsMap(), links: front),
      Feature(TableMap([.a: .screenInStack(.root)]), links: spots),
      Feature(BookMap(), guards: ManualKeeper(), links: manual))
    #expect(scene.problems.map(\.diagnostic.code) == ["NAV115", "NAV115", "NAV115"])
  }

  @Test func `features whose links differ have no problem, nor one without links`() throws {
    let (front, spots) = tables(["news"], ["places"])
    let scene = try SceneNavigator(
      Feature(NewsMap(), links: front),
      Feature(TableMap([.a: .screenInStack(.root)]), links: spots),
      Feature(BookMap(), guards: ManualKeeper()))
    #expect(scene.problems == [])
  }

  /// What is said to be shared is: the link is of both tables.
  @Test(arguments: [
    (["a/{id}"], ["a/b"], "app://a/b"), (["a/b/{c}"], ["a/{b}/c"], "app://a/b/c"),
  ])
  func `a link of both tables exists where they overlap`(
    one: [String], two: [String], link: String
  ) throws {
    let url = try #require(URL(string: link))
    let front = LinkTable<Front>(
      schemes: ["app"], hosts: [], stack: nil, patterns: one.map { LinkPattern($0) { _ in .news } })
    let spots = LinkTable<Spot>(
      schemes: ["app"], hosts: [], stack: nil, patterns: two.map { LinkPattern($0) { _ in .a } })
    #expect(try front.route(for: url) == .news)
    #expect(try spots.route(for: url) == .a)
    #expect(overlap(front, spots) != nil)
  }
}

private struct NewsMap: NavigationMap {
  var samples: [Front] { [.news] }
  func destination(for route: Front) -> Destination<Front> { .screenInStack(.root) }
}

private struct BookMap: NavigationMap {
  var samples: [Manual] { [.cover] }
  func destination(for route: Manual) -> Destination<Manual> { .screenInStack(.root) }
}
