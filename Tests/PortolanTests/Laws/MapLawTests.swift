import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite(
  "Each route of a valid map can be shown, and a faulty map fails with the error its check reports")
struct MapLawTests {
  @Test(arguments: 301...360)
  func `each route of a sound map can be reached from anything that lasts`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let map = RandomMap(size: Int.random(in: 3...60, using: &random), random: &random)
    try #require(map.problems == [], "seed \(seed)")
    var desk = Desk(map)
    try desk.show(Point(1))
    for _ in 0..<60 {
      let route = map.sample(&random)
      do { try desk.show(route) } catch NavigationError.noStack {
        // Only what takes whatever stack is visible may find none.
        #expect(try restsOnVisibleStack(AnyRoute(route), in: desk.maps), "\(route) of seed \(seed)")
        try desk.show(Point(1))
      }
      #expect(desk.tree.faults == [], "\(route) of seed \(seed)")
    }
  }

  private func restsOnVisibleStack(_ route: AnyRoute, in maps: MapSet) throws -> Bool {
    let destination = try maps.destination(for: route)
    return try ([destination] + destination.others).contains { said in
      if case .pushed(_, in: nil) = said.place { return true }
      return try said.place.anchor.map { try restsOnVisibleStack($0, in: maps) } ?? false
    }
  }

  @Test(arguments: RandomMap.Fault.allCases)
  func `a planted fault is named by the check, and planning ends with the same`(
    fault: RandomMap.Fault
  ) throws {
    for seed in 1...25 {
      var random = SeededGenerator(seed: UInt64(seed))
      var map = RandomMap(size: Int.random(in: 3...60, using: &random), random: &random)
      let other = map.sample(&random)
      let route = map.plant(fault, &random)
      let named = map.problems.filter { $0.route == AnyRoute(route).label }
      let codes = Set(map.problems.map(\.code))
      #expect(!named.isEmpty && codes.contains(fault.rawValue), "seed \(seed): \(map.problems)")
      for shown in [[], [Point(1)], [Point(0), other]] {
        var desk = Desk(map)
        for other in shown {
          do { try desk.show(other) } catch NavigationError.noStack { continue }
        }
        let error = #expect(throws: NavigationError.self) {
          try desk.plan(.show(AnyRoute(route)))
        }
        #expect(error?.diagnostic.code == fault.rawValue, "seed \(seed), over \(desk.picture)")
      }
    }
  }
}
