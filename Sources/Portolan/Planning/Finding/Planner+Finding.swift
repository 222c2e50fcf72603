extension Planner {
  /// The node to use for a route, looked for where `reuse` says: the one that is seen, else the
  /// nearest, else the one that was used last.
  func existing(_ route: AnyRoute, _ reuse: Reuse) -> NodeID? {
    let nodes = tree.homes(of: route).compactMap(\.node)
    switch reuse {
    case .anywhere: return tree.nearest(of: nodes)
    case .visible: return tree.nearest(of: nodes.filter(tree.isVisible))
    case .currentStack:
      guard !nodes.isEmpty, let current = tree.currentStack?.stack else { return nil }
      return tree.nearest(of: nodes.filter { tree.stack(around: $0)?.stack == current })
    case .presentedOnly:
      return tree.nearest(of: nodes.filter { tree.layer(of: $0).map { $0 > 0 } == true })
    case .never: return nil
    }
  }

  /// Finds a route that must be there.
  func open(_ route: AnyRoute) throws(NavigationError) -> NodeID {
    guard let id = existing(route, .anywhere) else { throw .notOpen(route.label) }
    return id
  }
}

extension NavigationTree {
  /// The stack nearest to the screen in front of ours, and its layer; what other code presents over
  /// it does not count.
  var currentStack: (stack: NodeID, layer: Int)? {
    guard let own = layers.lastIndex(where: { self[$0.root].kind != .foreign }),
      let stack = visiblePath(from: layers[own].root).last(where: { self[$0].kind == .stack })
    else { return nil }
    return (stack, own)
  }
}

extension Planner {
  /// What to try for a route, one after the other: as the map lists it, or the nearest home first.
  func alternatives(of destination: AnyDestination) -> [AnyDestination] {
    let listed = destination.alternatives
    guard destination.isNearestFirst else { return listed }
    let ways = listed.map { way(to: $0.place, seen: []) }
    let order = listed.indices.sorted { one, other in
      if ways[one] == ways[other] { return one < other }
      return ways[other].lexicographicallyPrecedes(ways[one])
    }
    return order.map { listed[$0] }
  }

  /// How near a place is: the way to what it stands on, or to what that would stand on.
  ///
  /// A member that was never entered is farther than those that were. What stands on nothing that
  /// is there is farthest.
  private func way(to place: Place, seen: [AnyRoute]) -> [UInt64] {
    guard let anchor = place.anchor else {
      return place.needsBase ? tree.visiblePath.last.map(tree.way) ?? [] : []
    }
    if let node = existing(anchor, .anywhere) { return tree.way(to: node) }
    if case .slot(let container, _)? = tree.homes(of: anchor).first {
      return tree.way(to: container) + [0]
    }
    guard !seen.contains(where: { $0.isSameScreen(as: anchor) }) else { return [] }
    do {
      let ways = try maps.destination(for: anchor).alternatives.map {
        way(to: $0.place, seen: seen + [anchor])
      }
      return ways.max { $0.lexicographicallyPrecedes($1) } ?? []
    } catch { return [] }
  }
}
