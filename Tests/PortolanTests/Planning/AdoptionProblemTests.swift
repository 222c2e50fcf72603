import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Comparing two maps names the routes whose screens close when one map replaces the other")
struct AdoptionProblemTests {
  private func problems(_ one: TableMap, _ other: TableMap) -> [Diagnostic] {
    Navigator(one).scene.problems(adopting: other)
  }

  private func routes(_ problems: [Diagnostic]) -> Set<String> {
    Set(problems.compactMap(\.route?.text))
  }

  /// The tabs, with other destinations for some spots.
  private func tabs(_ others: [Spot: RouteDestination<Spot>]) -> TableMap {
    TableMap(Moved.tabs.table.merging(others) { $1 }, samples: Moved.tabs.samples)
  }

  @Test func `maps that place the same routes have none`() {
    #expect(problems(Moved.tabs, Moved.tabs) == [])
    #expect(problems(Moved.tabs, Moved.menu) == [] && problems(Moved.menu, Moved.tabs) == [])
  }

  @Test func `a route that only one of them places, and what stands on it, in both directions`() {
    let other = tabs([.item(1): .nowhere])
    for found in [problems(Moved.tabs, other), problems(other, Moved.tabs)] {
      #expect(routes(found) == ["item"])
      #expect(Set(found.map(\.code)) == ["NAV154"])
      #expect(found.allSatisfy { $0.what.hasPrefix("TableMap has no place for item,") })
    }
  }

  @Test func `routes that both place, where one has no room for both`() {
    #expect(routes(problems(Moved.tabs, Moved.flat)) == ["item"])
    let samples: [Spot] = [.a, .e, .b]
    let parts = TableMap(Moved.parts.table, samples: samples)
    let found = problems(TableMap(Moved.tabs.table, samples: samples), parts)
    #expect(routes(found).isSuperset(of: ["c", "e"]))
  }

  @Test func `a map in which nothing of it can be shown says why`() {
    let nowhere = TableMap(Moved.tabs.table.mapValues { _ in .nowhere }, samples: [])
    #expect(problems(Moved.tabs, nowhere).map(\.code).contains("NAV129"))
    #expect(
      Navigator(Moved.tabs).scene.problems(adopting: ShopMap()).map(\.code) == ["NAV001"])
  }

  @Test func `it changes nothing in the scene`() async throws {
    let navigator = Navigator(Moved.tabs)
    try await navigator.navigate(to: .item(2))
    let before = navigator.tree
    #expect(!navigator.scene.problems(adopting: Moved.flat).isEmpty)
    #expect(navigator.tree == before)
    try await navigator.navigate(to: .item(1))
    #expect(navigator.tree.picture == "a[*(b › item(1)) | c… | d…]")
  }
}
