extension Planner {
  /// Takes out nodes that may no longer be shown.
  ///
  /// `instead` is reached first, so that it can take the place of what goes, and again when it
  /// stood on that.
  mutating func evict(_ ids: [NodeID], instead: AnyRoute?) throws(NavigationError) -> NodeID? {
    let target = try instead.map { (route) throws(NavigationError) in try reach(route, trail: []) }
    let before = tree
    for id in ids {
      if tree.contains(id) { evict(id) } else { tree.dropAside(holding: id) }
    }
    guard let instead, let target, !tree.contains(target) else { return target }
    let root = before.layerRoot(of: target)
    guard !before.subtree(root).contains(where: ids.contains) else {
      return try reach(instead, trail: [])
    }
    // It stood over what went, and comes back as it was.
    tree.revive(root, of: before)
    tree.setAside(root)
    defer { tree.dropAside(holding: root) }
    return try reach(instead, trail: [])
  }

  /// Takes out a node with what stands on it, and shows a neighbour of it where it was in front.
  mutating func evict(_ id: NodeID) {
    let node = tree[id]
    guard let parent = node.parent else { return evictLayer(id) }
    if tree[parent].kind.hasMembers {
      if !vacate(node.position, of: parent) { evict(parent) }
    } else if node.position == 0 {
      evict(parent)
    } else {
      pop(parent, to: node.position - 1)
    }
  }

  private mutating func evictLayer(_ root: NodeID) {
    guard let place = tree.place(ofLayer: root) else { return }
    tree.closeLayers(above: place.layer - 1, in: place.group)
  }

  /// Empties a place; one in front gives way to a member that may be shown.
  ///
  /// False when there is none, or when the map does not know the place any more.
  mutating func vacate(_ position: Int, of container: NodeID) -> Bool {
    let node = tree[container]
    guard node.children[position].id != nil, member(at: position, of: node) != nil else {
      return false
    }
    if node.front == position {
      guard let other = memberToShow(of: node, besides: position) else { return false }
      apply(.select(other), to: container)
    }
    empty(position, of: container)
    return true
  }

  /// Makes a place of a container one that was never entered.
  mutating func empty(_ position: Int, of container: NodeID) {
    let node = tree[container]
    guard let id = node.children[position].id,
      let route = member(at: position, of: node) ?? tree.name(ofRoot: id)
    else { return }
    tree.remove(id)
    tree.update(container) { $0.children[position] = .slot(route) }
    tree.register(.slot(container, position: position), for: route)
  }

  /// An entered member, else one for which nothing has to be asked: an eviction cannot wait.
  mutating func memberToShow(of container: Node, besides position: Int? = nil) -> Int? {
    let others = (0..<container.children.count).filter { $0 != position }
    return others.first(where: container.isEntered) ?? others.first { fillFreely(container.id, $0) }
  }
}
