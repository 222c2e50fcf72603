extension Planner {
  /// Builds the companions (members visible beside a container's front one) that need no guards.
  ///
  /// Those with guards wait in `emptyCompanions`: one column must not block the other.
  mutating func fillCompanions(of container: NodeID) {
    for position in emptyCompanions(of: tree[container]) where !fillFreely(container, position) {
      emptyCompanions.append((container, position))
    }
  }

  /// Builds the companions that need no guards besides those that the plan asks anyway.
  mutating func fillCompanions(
    since old: NavigationTree, reaching target: NodeID?
  ) throws(NavigationError) {
    guard !emptyCompanions.isEmpty else { return }
    let plan = NavigationPlan(from: old, to: tree)
    let passed = Set(try plan.guards(in: maps, traits, reaching: target, exempting: exemption))
    // A built companion may have companions itself, which are appended.
    while !emptyCompanions.isEmpty {
      let next = emptyCompanions.removeFirst()
      guard let node = tree.node(next.container),
        emptyCompanions(of: node).contains(next.position)
      else { continue }
      _ = fillFreely(next.container, next.position, after: passed)
    }
  }

  /// Builds a member that was never visited; false when it needs guards besides `passed`.
  mutating func fillFreely(
    _ container: NodeID, _ position: Int, after passed: Set<AnyGuard> = []
  ) -> Bool {
    guard case .slot(let route) = tree[container].children[position] else { return false }
    var attempt = self
    do throws(NavigationError) { try attempt.fill(container, position, with: route) } catch {
      return false
    }
    guard let new = attempt.tree[container].children[position].id,
      attempt.tree.subtree(new).compactMap(attempt.tree.route(of:))
        .allSatisfy({ isFree($0, after: passed) })
    else { return false }
    self = attempt
    return true
  }

  private func emptyCompanions(of node: Node) -> [Int] {
    (node.kind.behavior?.companions(node.state) ?? []).filter { !node.isEntered(at: $0) }
  }

  /// Whether the route's destination and the scene have no guards for it besides `passed`.
  private func isFree(_ route: AnyRoute, after passed: Set<AnyGuard>) -> Bool {
    guard maps.sceneGuards(of: route).allSatisfy(passed.contains) else { return false }
    do { return try maps.guards(of: route).allSatisfy(passed.contains) } catch { return false }
  }
}
