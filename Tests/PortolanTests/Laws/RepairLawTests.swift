import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("After a random disturbance of the screen, at most two repairs make tree and screen match")
struct RepairLawTests {
  @Test(arguments: 1...10)
  func `over the shop`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    walk(Desk(ShopMap()), among: ShopMap().samples, steps: 300, &random, "seed \(seed)")
  }

  @Test(arguments: 201...240)
  func `over small random maps`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let map = RandomMap(size: 20, random: &random)
    walk(Desk(map), among: map.samples, steps: 120, &random, "seed \(seed)")
  }

  private func walk<R: NavigationRoute>(
    _ start: Desk<R>, among routes: [R], steps: Int, _ random: inout SeededGenerator,
    _ seed: Comment
  ) {
    var desk = start
    var trees = [desk.tree]
    var repairs = 0
    for _ in 0..<steps {
      let intent = desk.randomIntent(among: routes, &random)
      do throws(NavigationError) {
        let plan = try desk.plan(intent)
        for (name, screen) in screens(around: plan, after: trees, &random) {
          switch repair(screen, to: plan.to) {
          case .success(let count): repairs += count
          case .failure(let fault):
            let text = "\(name): \(fault.what), \(plan.from.picture) by \(plan) (\(seed))"
            Issue.record(Comment(rawValue: text))
            return
          }
        }
        desk.tree = plan.to
        trees = trees.suffix(3) + [desk.tree]
      } catch { continue }
    }
    #expect(repairs > steps / 8, "hardly anything was to be repaired (\(seed))")
  }

  /// Where a screen may stand that should show what the plan leads to.
  private func screens(
    around plan: NavigationPlan, after trees: [NavigationTree], _ random: inout SeededGenerator
  ) -> [(name: String, ScreenModel)] {
    var disturbed = ScreenModel(showing: plan.to)
    disturbed.disturb(&random)
    var screens = [
      ("stopped half-way", ScreenModel(halfwayIn: plan, &random)), ("disturbed", disturbed),
    ]
    if let old = trees.randomElement(using: &random),
      old.layers.first?.root != plan.to.layers.first?.root
    {
      let nothingDone = ScreenModel(NavigationPlan(from: old, to: plan.to), doing: 0)
      screens.append(("another part", nothingDone))
    }
    return screens
  }

  private struct Fault: Error { let what: String }

  /// Follows and repairs until they agree; says how many repairs it took.
  ///
  /// One brings all in order that was read. What it brings into view besides may take another.
  private func repair(
    _ start: ScreenModel, to goal: NavigationTree
  ) -> Result<Int, Fault> {
    var screen = start
    var tree = goal
    for repairs in 0...2 {
      let before = screen.reading
      tree.follow(before)
      if let fault = tree.faults.first { return .failure(Fault(what: fault)) }
      if tree.agrees(with: before) { return .success(repairs) }
      screen.perform(tree.repair(after: before))
      let read = Set(before.containers.map(\.node))
      let after = screen.reading
      let seen = ScreenReading(
        layers: after.layers, containers: after.containers.filter { read.contains($0.node) })
      guard tree.agrees(with: seen) else {
        return .failure(Fault(what: "\(tree.picture) is not \(seen) after a repair"))
      }
    }
    return .failure(Fault(what: "two repairs were not enough"))
  }
}
