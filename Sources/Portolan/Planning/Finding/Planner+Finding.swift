extension Planner {
  /// The node to use for a route, among those that `reuse` allows: the visible one, else the
  /// nearest to the front screen, else the one that was used last; nil without any.
  func existing(_ route: AnyRoute, _ reuse: Reuse) -> NodeID? {
    let nodes = tree.homes(of: route).compactMap(\.node)
    switch reuse {
    case .anywhere: return tree.nearest(of: nodes)
    case .visible: return tree.nearest(of: nodes.filter(tree.isVisible))
    case .currentStack:
      guard !nodes.isEmpty, let current = tree.currentStack?.stack else { return nil }
      return tree.nearest(of: nodes.filter { tree.stack(around: $0)?.container == current })
    case .presentedOnly:
      return tree.nearest(of: nodes.filter { tree.layer(of: $0).map { $0 > 0 } == true })
    case .never: return nil
    }
  }

  /// Finds a route's node; throws `notOpen` when there is none.
  func open(_ route: AnyRoute) throws(NavigationError) -> NodeID {
    guard let id = existing(route, .anywhere) else { throw .notOpen(route.label) }
    return id
  }
}

extension NavigationTree {
  /// The stack nearest to the front screen, and the index of its layer.
  ///
  /// Layers of other code do not count. A layer without a stack is skipped only if it stays while
  /// the app navigates beneath it.
  var currentStack: (stack: NodeID, layer: Int)? {
    var layer = layers.lastIndex {
      $0.style?.isDialog != true && self[$0.root].kind != .foreign
    }
    while let index = layer {
      let path = visiblePath(from: layers[index].root)
      if let stack = path.last(where: { self[$0].kind == .stack }) { return (stack, index) }
      layer = layers[index].stays ? index - 1 : nil
    }
    return nil
  }
}

extension Planner {
  /// The destinations to try in turn: as the map lists them, or the nearest place first.
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

  /// How near a place is: the way to its anchor, the screen that it attaches to, or if that does
  /// not exist, to the anchor's own place; the greater way is nearer.
  ///
  /// A member that has no screen yet is farther; a place without an existing anchor is farthest.
  private func way(to place: Place, seen: [AnyRoute]) -> [UInt64] {
    guard let anchor = place.anchor else {
      return place.needsBase ? tree.visiblePath.last.map(tree.way) ?? [] : []
    }
    if let node = existing(anchor, .anywhere) { return tree.way(to: node) }
    if case .slot(let container, _)? = tree.homes(of: anchor).first {
      return tree.way(to: container) + [0]
    }
    guard !seen.contains(where: { $0.isSameScreen(as: anchor) }) else { return [] }
    let ways = maps.alternatives(of: anchor).map { way(to: $0.place, seen: seen + [anchor]) }
    return ways.max { $0.lexicographicallyPrecedes($1) } ?? []
  }
}
