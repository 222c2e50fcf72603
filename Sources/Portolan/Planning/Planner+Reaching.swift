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

  /// Makes a node visible: closes layers above it, elements on it, and selects its tabs.
  mutating func reveal(_ id: NodeID) {
    var below = tree.box(id)
    while let parent = below.node.parent {
      let above = tree.box(parent)
      if above.node.visiblePosition != below.node.position {
        if above.node.kind == .stack {
          pop(parent, to: below.node.position)
        } else {
          select(parent, below.node.position)
        }
      }
      below = above
    }
    let root = below.node.id
    if let layer = tree.layers.firstIndex(where: { $0.root == root }) {
      closeLayers(above: layer)
    } else {
      returnKept(with: root)
    }
  }

  mutating func select(_ tabs: NodeID, _ position: Int) {
    if tree[tabs].selection != position { tree.update(tabs) { $0.selection = position } }
  }

  /// Shows a member of tabs as it was left; one that is not there is reached.
  mutating func select(_ route: AnyRoute) throws(NavigationError) -> NodeID? {
    let found = existing(route, .anywhere)
    let id = if let found { found } else { try reach(route, trail: []) }
    guard let (tabs, position) = tree.tabs(around: id) else {
      throw .notAMember(route.label, of: route.label)
    }
    reveal(tabs)
    select(tabs, position)
    return tree.visiblePath.last
  }

  /// Selects a place of tabs and builds what was never entered.
  mutating func selectMember(
    of tabs: NodeID, at position: Int
  ) throws(NavigationError) -> NodeID? {
    guard let node = tree.node(tabs), node.kind == .tabs,
      (0..<node.children.count).contains(position)
    else { throw .gone }
    reveal(tabs)
    if case .slot(let route) = node.children[position] { try fill(tabs, position, with: route) }
    select(tabs, position)
    return tree.visiblePath.last
  }
}
