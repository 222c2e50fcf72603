extension Planner {
  /// A place beside the front one that stays empty, because something has to be asked for it.
  struct EmptyCompanion {
    let container: NodeID
    let place: Int
  }

  /// Enters what is seen beside the front place, where nothing has to be asked for it.
  ///
  /// What would have to be asked for stays empty until it is asked for itself: a column must not
  /// keep a person from the one beside it.
  mutating func fillCompanions(of container: NodeID) {
    for place in emptyCompanions(of: tree[container]) where !fillFreely(container, place) {
      emptyCompanions.append(EmptyCompanion(container: container, place: place))
    }
  }

  /// Enters companions that ask nothing but what the plan asks anyway.
  mutating func fillCompanions(
    since old: NavigationTree, reaching target: NodeID?
  ) throws(NavigationError) {
    guard !emptyCompanions.isEmpty else { return }
    let plan = Plan(from: old, to: tree)
    let asked = Set(try plan.guards(in: maps, traits, reaching: target, excusing: excuse))
    // One that is entered may have companions within it, which come behind.
    while !emptyCompanions.isEmpty {
      let next = emptyCompanions.removeFirst()
      guard let node = tree.node(next.container),
        emptyCompanions(of: node).contains(next.place)
      else { continue }
      _ = fillFreely(next.container, next.place, after: asked)
    }
  }

  /// Builds what stands in a slot, when nothing has to be asked for it but what is asked anyway.
  mutating func fillFreely(
    _ container: NodeID, _ place: Int, after asked: Set<AnyGuard> = []
  ) -> Bool {
    guard case .slot(let route) = tree[container].children[place] else { return false }
    var attempt = self
    do throws(NavigationError) { try attempt.fill(container, place, with: route) } catch {
      return false
    }
    guard let new = attempt.tree[container].children[place].id,
      attempt.tree.subtree(new).compactMap(attempt.tree.route(of:))
        .allSatisfy({ isFree($0, after: asked) })
    else { return false }
    self = attempt
    return true
  }

  private func emptyCompanions(of node: Node) -> [Int] {
    (node.kind.rules?.companions(node.state) ?? []).filter { !node.isEntered(at: $0) }
  }

  /// Whether neither the route's destination nor its map wants anything else asked.
  private func isFree(_ route: AnyRoute, after asked: Set<AnyGuard>) -> Bool {
    guard maps.standingGuards(of: route).allSatisfy(asked.contains) else { return false }
    do { return try maps.guards(of: route).allSatisfy(asked.contains) } catch { return false }
  }
}
