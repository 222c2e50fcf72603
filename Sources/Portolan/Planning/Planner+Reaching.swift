extension Planner {
  /// How many placements may lead from a route to what is open.
  static var deepest: Int { 50 }

  /// Finds the route and reveals it, or builds it where its placement says.
  ///
  /// A container that is built on the way to `member` gets that member only. A map may place
  /// `item(n)` on `item(n + 1)`: that has no end, and each level takes room on the thread's stack.
  mutating func reach(
    _ route: AnyRoute, trail: [AnyRoute], entering member: AnyRoute? = nil
  ) throws(NavigationError) -> NodeID {
    if trail.contains(where: { $0.isSameScreen(as: route) }) {
      throw .cycle((trail + [route]).map(\.label))
    }
    if trail.count > Self.deepest, let first = trail.first { throw .tooDeep(first.label) }
    let destination = try maps.destination(for: route)
    guard let found = existing(route, destination.reuse) else {
      if let back = reachAside(route, destination, trail: trail) { return back }
      return try place(route, destination, trail: trail + [route], entering: member)
    }
    // Only what was asked for is given a new value, not what it stands on.
    let isAsked = trail.isEmpty
    if isAsked, try !isStill(route, at: found) {
      evict(found)
      return try place(route, destination, trail: [route], entering: member)
    }
    if isAsked, traits.isCurtain, maps.isCurtain(route) {
      // A curtain that stands stays as it is, with what is shown in it.
      try renew(found, as: route)
      return tree.visiblePath.last ?? found
    }
    reveal(found)
    if isAsked { try renew(found, as: route) } else { anchors.append(found) }
    return found
  }

  /// Makes a node visible: closes layers above it and elements on it, and selects its members.
  mutating func reveal(_ id: NodeID) {
    var below = tree.box(id)
    while let parent = below.node.parent {
      let above = tree.box(parent)
      if above.node.front != below.node.position { bring(below.node.position, in: parent) }
      below = above
    }
    let root = below.node.id
    if let layer = tree.layers.firstIndex(where: { $0.root == root }) {
      closeLayers(above: layer)
    } else {
      returnKept(with: root)
    }
  }
}
