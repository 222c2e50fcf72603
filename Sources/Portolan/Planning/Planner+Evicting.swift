extension Planner {
  /// Removes nodes that guards no longer allow, and shows `instead`, if there is one.
  ///
  /// `instead` is shown first, to replace them, and again if it was removed with one of them.
  mutating func evict(_ ids: [NodeID], instead: AnyRoute?) throws(NavigationError) -> NodeID? {
    let target = try instead.map { (route) throws(NavigationError) in try reach(route, trail: []) }
    let before = tree
    for id in ids where tree.contains(id) { evict(id) }
    guard let instead, let target, !tree.contains(target) else { return target }
    let root = before.layerRoot(of: target)
    guard !before.subtree(root).contains(where: ids.contains) else {
      return try reach(instead, trail: [])
    }
    // It was presented over a removed node, and comes back as it was.
    (loose, fragment) = ([LooseFragment(root: root, tree: before)], root)
    defer { (loose, fragment) = ([], nil) }
    let name = before.name(ofRoot: root) ?? instead
    _ = try place(name, maps.destination(for: name), trail: [name])
    guard tree.contains(target) else { return try reach(instead, trail: []) }
    reveal(target)
    return target
  }

  /// Removes a node with all screens on top of it, and shows a neighbour when it was in front.
  mutating func evict(_ id: NodeID) {
    let node = tree[id]
    guard let parent = node.parent else {
      guard let position = tree.position(ofLayer: id) else { return }
      return tree.closeLayers(above: position.layer - 1, in: position.part)
    }
    if tree[parent].kind.hasMembers {
      if !vacate(node.position, of: parent) { evict(parent) }
    } else if node.position == 0 {
      evict(parent)
    } else {
      tree.pop(parent, to: node.position - 1)
    }
  }

  /// Empties a position of a container; when it is in front, another member comes to the front.
  ///
  /// A stack of other code's screens begins anew instead, when nothing is asked for that.
  ///
  /// Returns false when no other member may be shown, or when the map no longer lists the position.
  mutating func vacate(_ position: Int, of container: NodeID) -> Bool {
    let node = tree[container]
    guard node.children[position].id != nil, member(at: position, of: node) != nil else {
      return false
    }
    if let id = node.children[position].id, tree.isStackOfOthers(id) {
      empty(position, of: container)
      if node.front != position || fillFreely(container, position) { return true }
    }
    if node.front == position {
      guard let other = buildMember(of: node, besides: position) else { return false }
      apply(.select(other), to: container)
    }
    empty(position, of: container)
    return true
  }

  /// Turns a position of a container into a slot, which has no screen until a user visits it.
  mutating func empty(_ position: Int, of container: NodeID) {
    let node = tree[container]
    guard let id = node.children[position].id,
      let route = member(at: position, of: node) ?? tree.name(ofRoot: id)
    else { return }
    tree.remove(id)
    tree.update(container) { $0.children[position] = .slot(route) }
    tree.register(.slot(container, position: position), for: route)
  }

  /// Looks for a member to show, and builds it if need be: in a split the nearest column before that may
  /// be shown; otherwise the first member with a screen, else one that needs no guards, since an eviction
  /// cannot wait.
  mutating func buildMember(of container: Node, besides position: Int? = nil) -> Int? {
    let others = (0..<container.children.count).filter { $0 != position }
    let before = container.kind == .split ? others.prefix(position ?? 0).reversed() : []
    return before.first { container.isEntered(at: $0) || fillFreely(container.id, $0) }
      ?? others.first(where: container.isEntered) ?? others.first { fillFreely(container.id, $0) }
  }
}
