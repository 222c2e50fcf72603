extension Planner {
  /// The greatest number of placements from a route to an open screen on which it is built.
  static var deepest: Int { 50 }

  /// Finds a route's screen and makes it visible, or builds it where its placement says.
  ///
  /// When a container is built for `member`, it gets that member only. `trail` has the routes that
  /// lead here; its length is limited, since a map may place `item(n)` on `item(n + 1)` without
  /// end, and each level takes room on the thread's stack.
  mutating func reach(
    _ route: AnyRoute, trail: [AnyRoute], entering member: AnyRoute? = nil
  ) throws(NavigationError) -> NodeID {
    if trail.contains(where: { $0.isSameScreen(as: route) }) {
      throw .cycle(routes: (trail + [route]).map(\.label))
    }
    if trail.count > Self.deepest, let first = trail.first { throw .tooDeep(route: first.label) }
    let destination = try maps.destination(for: route)
    guard let found = existing(route, destination.reuse) else {
      return try place(route, destination, trail: trail + [route], entering: member)
    }
    // Only the target gets a new value, not the screens on which it is placed.
    let isTarget = trail.isEmpty
    if isTarget, try !isStill(route, at: found) {
      evict(found)
      return try place(route, destination, trail: [route], entering: member)
    }
    if isTarget, traits.isCurtain, maps.isCurtain(route) {
      // An open curtain stays as it is, with its screens.
      try renew(found, as: route)
      return tree.visiblePath.last ?? found
    }
    reveal(found)
    if isTarget { try renew(found, as: route) } else { anchors.append(found) }
    return found
  }

  /// Makes a node visible: closes the layers and elements above it, and selects it and its parents.
  mutating func reveal(_ id: NodeID) {
    var below = tree.box(id)
    while let parent = below.node.parent {
      let above = tree.box(parent)
      if above.node.front != below.node.position { bring(below.node.position, in: parent) }
      below = above
    }
    let root = below.node.id
    if let layer = tree.layers.firstIndex(where: { $0.root == root }) {
      uncover(layer)
    } else {
      returnKept(with: root)
    }
  }
}
