import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Random walks with other maps: no screen is lost, the steps lead to the tree")
struct AdoptingLawTests {
  @Test(arguments: 1...60)
  func `over random maps`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(7_000 + seed))
    let size = Int.random(in: 3...30, using: &random)
    let maps = (0..<3).map { _ in RandomMap(size: size, random: &random) }
    var desk = Desk(maps[0])
    for step in 0..<150 {
      guard random.once(in: 6) else {
        do {
          desk.tree = try desk.plan(desk.randomIntent(among: maps[0].samples, &random)).to
        } catch {
        }
        #expect(desk.tree.faults == [], "seed \(seed), step \(step)")
        continue
      }
      let before = desk
      let map = maps[Int.random(in: 0..<3, using: &random)]
      do throws(NavigationError) { try desk.adopt(map) } catch {
        #expect(desk.tree == before.tree)
        continue
      }
      let lost = lost(from: before.tree, in: desk)
      #expect(lost == [], "seed \(seed), step \(step): \(before.picture) to \(desk.picture)")
      #expect(isAtRest(desk, map), "seed \(seed), step \(step)")
      if desk.tree.faults != [] { return }
    }
  }

  /// Screens that went although their route is one still, and no other stands for it.
  private func lost(from old: NavigationTree, in desk: Desk<Point>) -> [NodeID] {
    (old.layers + old.kept.joined()).flatMap { old.subtree($0.root) }.filter { id in
      guard old[id].kind == .screen, let route = old[id].route,
        !desk.tree.isAlive(id), desk.tree.allHomes(of: route).allSatisfy({ $0.node == nil })
      else { return false }
      return desk.maps.alternatives(of: route).contains {
        $0.shape == .screen || $0.shape == .ownStack
      }
    }
  }

  private func isAtRest(_ desk: Desk<Point>, _ map: RandomMap) -> Bool {
    do { return try desk.plan(.adopt(AdoptedMap(MapSet.Entry(map)))).isEmpty } catch {
      return false
    }
  }
}
