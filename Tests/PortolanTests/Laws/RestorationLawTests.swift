import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A restored tree equals the saved tree, and each screen left out is reported (law 7)")
struct RestorationLawTests {
  private static let seeds = 1...24

  /// What a walk meets: each tree once, with the desk on which it stands.
  private func walk(
    _ seed: Int, steps: Int = 60, _ check: (Desk<Spot>, inout SeededGenerator) throws -> Void
  ) rethrows {
    var random = SeededGenerator(seed: UInt64(seed))
    let map = ShapesMap(size: 24, random: &random).map
    #expect(map.problems == [], "seed \(seed)")
    var desk = Desk(map)
    desk.keptLimit = 2
    desk.traits.isCompact = random.once(in: 2)
    for _ in 0..<steps {
      do {
        desk.tree = try desk.plan(desk.randomIntent(among: map.samples, &random)).to
      } catch { continue }
      if !desk.tree.layers.isEmpty { try check(desk.asSaved, &random) }
    }
  }

  @Test(arguments: seeds)
  func `round trip`(seed: Int) throws {
    var shapes: Set<NodeKind> = []
    try walk(seed) { desk, _ in
      let (new, report) = try desk.restored(desk.saved())
      #expect(new.tree.isSame(as: desk.tree), "seed \(seed): \(desk.picture), \(new.picture)")
      #expect(new.tree.faults == [] && report.leftOut.isEmpty, "seed \(seed)")
      #expect(new.picture == desk.picture && new.keptPictures == desk.keptPictures)
      for id in desk.tree.layerRoots.flatMap(desk.tree.subtree) {
        shapes.insert(desk.tree.kind(of: id))
      }
    }
    #expect(shapes.count >= 2, "seed \(seed) meets only \(shapes)")
  }

  @Test(arguments: seeds)
  func `saved twice, the bytes are equal, and so they are when it was restored`(seed: Int) throws {
    try walk(seed, steps: 30) { desk, _ in
      let bytes = try desk.saved().data()
      #expect(try desk.saved().data() == bytes, "seed \(seed)")
      #expect(try desk.restored(desk.saved()).desk.saved().data() == bytes, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `whatever is lost, the rest is sound and each loss is reported once`(seed: Int) throws {
    var partial = 0
    try walk(seed) { desk, random in
      let nodes = (desk.tree.layerRoots + desk.tree.keptLayerRoots).flatMap(desk.tree.subtree)
      let routes = nodes.compactMap { desk.tree.route(of: $0)?.as(Spot.self) }
      let lost = routes.filter { _ in random.once(in: 6) }
      let saved = try desk.saved().losing(lost)
      do {
        let (new, report) = try desk.restored(saved)
        #expect(new.tree.faults == [], "seed \(seed)")
        #expect(report.restored + report.leftOut.count == routes.count, "seed \(seed)")
        #expect(report.restored <= new.tree.count)
        if !report.leftOut.isEmpty { partial += 1 }
        let again = try new.restored(new.saved())
        #expect(again.desk.tree.isSame(as: new.tree), "seed \(seed): what is left is whole")
      } catch {
        guard case .nothingRestored(let report)? = error as? NavigationError else {
          Issue.record("seed \(seed): \(error)")
          return
        }
        #expect(report.restored + report.leftOut.count == routes.count, "seed \(seed)")
      }
    }
    #expect(partial > 0, "seed \(seed) never came back in part")
  }

  @Test(arguments: seeds)
  func `over another tree, its ids are new and nothing of the old one stays`(seed: Int) throws {
    var before = Desk<Spot>(TableMap([:]))
    try walk(seed, steps: 30) { desk, _ in
      defer { before = desk }
      guard !before.tree.layers.isEmpty else { return }
      let plan = try desk.plan(desk.intent(of: desk.saved()))
      #expect(plan.leaving.count == desk.tree.count && plan.to.isSame(as: desk.tree))
      #expect(plan.entering.count == plan.to.count && plan.to.faults == [])
      let last = try #require(plan.leaving.first)
      #expect(plan.entering.allSatisfy { $0 > last })
      var screen = ScreenModel(showing: desk.tree)
      screen.perform(plan)
      #expect(screen.reading == ScreenModel(showing: plan.to).reading, "seed \(seed)")
    }
  }
}

extension Desk {
  /// The desk without dialogs, which are not saved.
  fileprivate var asSaved: Self {
    var desk = self
    desk.tree = tree.withoutDialogs
    return desk
  }
}
