extension Planner {
  /// Takes out nodes that may no longer be shown.
  ///
  /// `instead` is reached first, so that it can take the place of what goes, and again when it
  /// stood on that.
  mutating func evict(_ ids: [NodeID], instead: AnyRoute?) throws(NavigationError) -> NodeID? {
    let target = try instead.map { (route) throws(NavigationError) in try reach(route, trail: []) }
    for id in ids {
      if tree.contains(id) { evict(id) } else { evictAside(id) }
    }
    guard let instead, let target, !tree.contains(target) else { return target }
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

  private mutating func evictAside(_ id: NodeID) {
    if tree.aside.contains(id) { tree.dropAside(tree.aside.layerRoot(of: id)) }
  }

  private mutating func evictLayer(_ root: NodeID) {
    if let layer = tree.layers.firstIndex(where: { $0.root == root }) {
      closeLayers(above: layer - 1)
    } else if let place = tree.kept.firstIndex(where: { $0.contains { $0.root == root } }) {
      let part = tree.kept[place]
      let layer = part.firstIndex { $0.root == root } ?? 0
      for layer in part[layer...].reversed() { tree.remove(layer.root) }
      tree.kept[place] = Array(part[..<layer])
      if layer == 0 { tree.kept.remove(at: place) }
    }
  }

  /// Empties a place; one in front gives way to a member that may be shown.
  ///
  /// False when there is none, or when the map does not know the place any more.
  mutating func vacate(_ position: Int, of container: NodeID) -> Bool {
    let node = tree[container]
    guard let id = node.children[position].id, let route = member(at: position, of: node) else {
      return false
    }
    if node.front == position {
      guard let other = memberToShow(of: node, besides: position) else { return false }
      apply(.select(other), to: container)
    }
    tree.remove(id)
    tree.update(container) { $0.children[position] = .slot(route) }
    tree.register(.slot(container, position: position), for: route)
    return true
  }

  /// An entered member, else one for which nothing has to be asked: an eviction cannot wait.
  mutating func memberToShow(of container: Node, besides position: Int? = nil) -> Int? {
    let others = (0..<container.children.count).filter { $0 != position }
    return others.first(where: container.isEntered) ?? others.first { fillFreely(container.id, $0) }
  }
}
