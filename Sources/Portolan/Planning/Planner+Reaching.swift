extension Planner {
  /// Finds the route and reveals it, or builds it where its placement says.
  ///
  /// A container that is built on the way to `member` gets that member only.
  mutating func reach(
    _ route: AnyRoute, trail: [AnyRoute], entering member: AnyRoute? = nil
  ) throws(NavigationError) -> NodeID {
    if trail.contains(where: { $0.isSameScreen(as: route) }) {
      throw .cycle((trail + [route]).map(\.label))
    }
    let destination = try maps.destination(for: route)
    guard let found = existing(route, destination.reuse) else {
      return try place(route, destination, trail: trail + [route], entering: member)
    }
    reveal(found)
    if !trail.isEmpty { anchors.append(found) }
    // Only what was asked for is given a new value, not what it stands on.
    if trail.isEmpty, tree[found].route != route { tree.update(found) { $0.route = route } }
    return found
  }

  /// The node to use for a route: the visible one, else the last in what is open, else one in a
  /// part that is kept.
  func existing(_ route: AnyRoute, _ reuse: Reuse) -> NodeID? {
    guard reuse != .never else { return nil }
    let homes = tree.homes(of: route)
    // The only one needs no comparing, which would climb to its layer.
    if reuse == .anywhere, homes.count == 1 { return homes[0].node }
    var best: NodeID?
    for case .node(let id) in homes {
      let layer = tree.layer(of: id)
      if layer != nil, tree.isVisible(id) { return id }
      switch reuse {
      case .anywhere: if layer != nil || best == nil { best = id }
      case .presentedOnly: if let layer, layer > 0 { best = id }
      case .currentStack:
        if let parent = tree[id].parent, tree[parent].kind == .stack, tree.isVisible(parent) {
          best = id
        }
      case .visible, .never: break
      }
    }
    return best
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
