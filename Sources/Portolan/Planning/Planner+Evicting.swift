extension Planner {
  /// Takes out nodes that may no longer be shown.
  ///
  /// `instead` is reached first, so that it can take the place of what goes, and again when it
  /// stood on that.
  mutating func evict(_ ids: [NodeID], instead: AnyRoute?) throws(NavigationError) -> NodeID? {
    let target = try instead.map { (route) throws(NavigationError) in try reach(route, trail: []) }
    for id in ids where tree.contains(id) { evict(id) }
    guard let instead, let target, !tree.contains(target) else { return target }
    return try reach(instead, trail: [])
  }

  private mutating func evict(_ id: NodeID) {
    let node = tree[id]
    guard let parent = node.parent else { return evictLayer(id) }
    let above = tree[parent]
    if above.kind == .stack {
      if node.position == 0 { evict(parent) } else { pop(parent, to: node.position - 1) }
    } else {
      evictMember(at: node.position, of: above)
    }
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

  /// Empties a member; a selected one gives way to a member that may be shown.
  private mutating func evictMember(at position: Int, of tabs: Node) {
    guard let id = tabs.children[position].id, let route = member(at: position, of: tabs) else {
      return
    }
    if tabs.selection == position {
      guard let other = memberToShow(besides: position, of: tabs) else { return evict(tabs.id) }
      select(tabs.id, other)
    }
    tree.remove(id)
    tree.update(tabs.id) { $0.children[position] = .slot(route) }
    tree.register(.slot(tabs.id, position: position), for: route)
  }

  private mutating func memberToShow(besides position: Int, of tabs: Node) -> Int? {
    let others = (0..<tabs.children.count).filter { $0 != position }
    if let built = others.first(where: { tabs.children[$0].id != nil }) { return built }
    for place in others {
      guard case .slot(let route) = tabs.children[place] else { continue }
      var attempt = self
      // A guarded member would have to be asked for, and an eviction cannot wait for that.
      guard attempt.fills(tabs.id, place, with: route),
        let new = attempt.tree[tabs.id].children[place].id,
        attempt.tree.subtree(new).compactMap(attempt.tree.route(of:)).allSatisfy(isFree)
      else { continue }
      self = attempt
      return place
    }
    return nil
  }

  private func isFree(_ route: AnyRoute) -> Bool {
    do { return try maps.destination(for: route).guards.isEmpty } catch { return false }
  }

  private mutating func fills(_ tabs: NodeID, _ place: Int, with route: AnyRoute) -> Bool {
    do {
      try fill(tabs, place, with: route)
      return true
    } catch { return false }
  }
}
