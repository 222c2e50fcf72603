import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Random map adoptions close no screen that the old and the new map place alike")
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
      let lost = lost(from: before, in: desk)
      #expect(lost == [], "seed \(seed), step \(step): \(before.picture) to \(desk.picture)")
      #expect(isAtRest(desk, map), "seed \(seed), step \(step)")
      if desk.tree.faults != [] { return }
    }
  }

  /// Screens that went although both maps place them alike, with all that they stand on or in, and
  /// with all that was visible, which may close what is in its way.
  private func lost(from old: Desk<Point>, in new: Desk<Point>) -> [NodeID] {
    let adopted = Dismantling(tree: old.tree, old: old.maps, new: new.maps)
    let seen = old.tree.parts.joined().flatMap { old.tree.visiblePath(from: $0.root) }
    let isStill = { (id: NodeID) in !adopted.isMoved(id) && isListed(id, in: new, as: old) }
    guard seen.allSatisfy(isStill) else { return [] }
    return old.tree.parts.joined().flatMap { old.tree.subtree($0.root) }.filter { id in
      !new.tree.contains(id) && (old.tree.nodes(beneath: id) + [id]).allSatisfy(isStill)
    }
  }

  /// Whether both maps list a member, or what stands in its place, at a position.
  private func isListed(_ id: NodeID, in new: Desk<Point>, as old: Desk<Point>) -> Bool {
    guard let parent = old.tree[id].parent, old.tree[parent].kind.hasMembers else { return true }
    let list = { (desk: Desk<Point>) in
      old.tree[parent].route.flatMap(desk.maps.destination(ifKnown:))?.shape.routes
    }
    return list(old) == list(new)
  }

  private func isAtRest(_ desk: Desk<Point>, _ map: RandomMap) -> Bool {
    do { return try desk.plan(.adopt(AdoptedMap(MapSet.Entry(map)))).isEmpty } catch {
      return false
    }
  }
}
