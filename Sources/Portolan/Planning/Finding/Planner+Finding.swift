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
    guard let id = existing(route, .anywhere) else { throw .notOpen(route: route.label) }
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
  /// Lists the destinations to try in turn: as the map lists them, or the nearest place first.
  mutating func listAlternatives(of destination: AnyDestination) -> [AnyDestination] {
    let listed = destination.alternatives
    guard destination.isNearestFirst else { return listed }
    let ways = listed.map { measureWay(to: $0.place) }
    let order = listed.indices.sorted { one, other in
      if ways[one] == ways[other] { return one < other }
      return ways[other].lexicographicallyPrecedes(ways[one])
    }
    return order.map { listed[$0] }
  }

  /// Measures how near a place is, once: the way to its anchor, the screen that it attaches to, or if
  /// that does not exist, to the anchor's own place, as far as routes may be placed on one another;
  /// the greater way is nearer.
  ///
  /// A member that has no screen yet is farther; a place without an existing anchor is farthest.
  private mutating func measureWay(to place: Place, depth: Int = 0) -> [UInt64] {
    if let known = attempts.ways[place] { return known }
    guard let anchor = place.anchor else {
      let way = place.needsBase ? tree.visiblePath.last.map(tree.way) ?? [] : []
      attempts.ways[place] = way
      return way
    }
    var best: [UInt64] = []
    if let node = existing(anchor, .anywhere) {
      best = tree.way(to: node)
    } else if case .slot(let container, _)? = tree.homes(of: anchor).first {
      best = tree.way(to: container) + [0]
    } else if depth < Self.deepest, attempts.ways.count < 10 * Self.deepest {
      // A place that leads back to itself is no nearer for that.
      attempts.ways[place] = []
      for other in maps.alternatives(of: anchor) {
        let way = measureWay(to: other.place, depth: depth + 1)
        if best.lexicographicallyPrecedes(way) { best = way }
      }
    }
    attempts.ways[place] = best
    return best
  }
}

/// What the alternatives for one target have come to, so that none is tried or measured twice.
///
/// All anchors of a target are tried before the tree changes, so one answer holds for all.
struct Attempts {
  struct Attempt: Hashable {
    let route: AnyRoute
    let destination: AnyDestination
    let member: AnyRoute?
  }

  var failures: [Attempt: NavigationError] = [:]
  var ways: [Place: [UInt64]] = [:]
}
