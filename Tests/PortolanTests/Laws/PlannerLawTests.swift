import Testing

@_spi(Measuring) @testable import Portolan
@testable import PortolanFixtures

@Suite(
  "A random plan's steps produce its tree, keep each node that stays and never reuse a node id")
struct PlannerLawTests {
  @Test(arguments: 1...10)
  func `over the shop`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    walk(Desk(ShopMap()), among: ShopMap().samples, steps: 800, &random, "seed \(seed)")
  }

  @Test(arguments: 101...140)
  func `over random maps of all shapes`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let map = RandomMap(size: Int.random(in: 3...60, using: &random), random: &random)
    #expect(map.problems == [], "seed \(seed)")
    walk(Desk(map), among: map.samples, steps: 250, &random, "seed \(seed)")
  }

  private func walk<R: NavigationRoute>(
    _ start: Desk<R>, among routes: [R], steps: Int, _ random: inout SeededGenerator,
    _ seed: Comment
  ) {
    var desk = start
    var lastID = NodeID(raw: 0)
    for _ in 0..<steps {
      let intent = desk.randomIntent(among: routes, &random)
      let before = desk.tree
      desk.isGesture = random.once(in: 8)
      do throws(NavigationError) {
        let plan = try desk.plan(intent)
        guard check(plan, from: desk, intent: intent, over: lastID, seed) else { return }
        desk.tree = plan.to
        lastID = max(lastID, plan.entering.last ?? lastID)
      } catch {
        if desk.tree != before { Issue.record("\(error) changed the tree", seed) }
      }
    }
  }

  /// Returns whether all laws hold; the first that does not is recorded.
  private func check<R: NavigationRoute>(
    _ plan: NavigationPlan, from desk: Desk<R>, intent: Intent, over lastID: NodeID, _ seed: Comment
  ) -> Bool {
    var broken = plan.to.faults
    var screen = ScreenModel(showing: plan.from)
    screen.perform(plan)
    if screen != ScreenModel(showing: plan.to) { broken.append("steps do not lead to the tree") }
    if let first = plan.entering.first, first <= lastID { broken.append("an id is used twice") }
    if plan.target.map(plan.to.isVisible) == false { broken.append("the target is out of sight") }
    if !isCheap(desk, intent, plan) { broken.append("planning reads too much") }
    if !isSame(desk, intent, plan) { broken.append("the second plan differs") }
    if !keepsIdentity(plan) { broken.append("a node that stayed is another") }
    if !isAtRest(desk, intent, plan) { broken.append("asked twice, it moves twice") }
    guard let first = broken.first else { return true }
    Issue.record("\(first): \(intent) from \(plan.from.picture) to \(plan.to.picture)", seed)
    return false
  }

  private func isSame<R: NavigationRoute>(_ desk: Desk<R>, _ intent: Intent, _ plan: NavigationPlan)
    -> Bool
  {
    do { return try desk.plan(intent) == plan } catch { return false }
  }

  /// Law 10, alternatives included.
  private func isCheap<R: NavigationRoute>(
    _ desk: Desk<R>, _ intent: Intent, _ plan: NavigationPlan
  ) -> Bool {
    var measured = desk
    let counter = ReadCounter()
    measured.tree.reads = counter
    do { _ = try measured.plan(intent) } catch { return false }
    let depth = max(plan.from.visiblePath.count, plan.to.visiblePath.count)
    let steps = plan.steps.count + plan.entering.count + plan.leaving.count
    return counter.count <= 25 * (depth + steps)
  }

  private func keepsIdentity(_ plan: NavigationPlan) -> Bool {
    var isKept = true
    NavigationTree.difference(plan.from, plan.to) { _, old, new in
      guard let old = old?.node, let new = new?.node else { return }
      // An element of a stack may move when others come or go beneath it, but not past others.
      let isElement = old.parent.map { plan.to.kind(of: $0) == .stack } == true
      if old.kind != new.kind || old.parent != new.parent
        || !isElement && old.position != new.position
      {
        isKept = false
      }
      if old.kind == .stack {
        let (before, after) = (old.children.compactMap(\.id), new.children.compactMap(\.id))
        if before.filter(after.contains) != after.filter(before.contains) { isKept = false }
      }
      if let before = old.route, let after = new.route, !before.isSameScreen(as: after) {
        isKept = false
      }
    }
    return isKept
  }

  /// Whether a screen that is shown stands where its `reuse` looks, so that it is found again.
  private func isInReach<R: NavigationRoute>(
    _ route: AnyRoute, _ desk: Desk<R>, _ plan: NavigationPlan
  ) throws -> Bool {
    let tree = plan.to
    return try tree.homes(of: route).compactMap(\.node).filter(tree.isVisible).contains { id in
      switch try desk.maps.destination(for: route).reuse {
      case .anywhere, .visible: return true
      case .currentStack:
        // A stack that is presented as a dialog is not current.
        let current = tree.visiblePath.last { tree[$0].kind == .stack }
        return tree.layers.last?.style?.isDialog != true && current != nil
          && tree.stack(around: id)?.container == current
      case .presentedOnly: return tree.layerRoots.dropFirst().contains(tree.layerRoot(of: id))
      case .never: return false
      }
    }
  }

  /// What is found where it is needs nothing done.
  private func isAtRest<R: NavigationRoute>(
    _ desk: Desk<R>, _ intent: Intent, _ plan: NavigationPlan
  ) -> Bool {
    do {
      switch intent {
      case .show(let routes, _, _):
        guard let start = routes.first, try isInReach(start, desk, plan) else {
          return true
        }
      case .setPath(.above(let route), _, _):
        // A path in which the screen itself stands again is put onto that one the next time.
        let nodes = [plan.from, plan.to].map {
          $0.nearest(of: $0.homes(of: route).compactMap(\.node))
        }
        guard nodes[0] == nodes[1] else { return true }
      case .bringToFront(.kept), .dismiss(above: nil), .dismiss(above: .base?): return true
      case .push, .select, .setPath, .releaseKept, .bringToFront, .pop, .dismiss: break
      default: return true
      }
      var after = desk
      after.tree = plan.to
      return try after.plan(intent).isEmpty
    } catch { return false }
  }
}

extension Issue {
  fileprivate static func record(_ text: String, _ seed: Comment) {
    Issue.record(Comment(rawValue: "\(text) (\(seed))"))
  }
}
