extension NavigationTree {
  /// Sets a node aside with all nodes in it: it is hidden and stays alive.
  ///
  /// The caller updates its container or its layers.
  mutating func setAside(_ id: NodeID) {
    move(id, to: 0, of: nil)
    groups.append(LayerGroup(standing: .aside, layers: [Layer(style: nil, root: id)]))
  }

  /// Puts a node that was set aside into its place.
  mutating func takeBack(_ id: NodeID, parent: NodeID? = nil, position: Int = 0) {
    guard let group = self.position(ofLayer: id)?.group, groups[group].standing == .aside
    else { return }
    groups.remove(at: group)
    move(id, to: position, of: parent)
  }

  /// Removes the piece aside that holds a node.
  mutating func dropAside(holding id: NodeID) {
    guard isAside(id), let position = position(ofLayer: layerRoot(of: id)) else { return }
    closeLayers(above: -1, in: position.group)
  }

  /// The node of a route that was set aside last; nil without one.
  func lastAside(of route: AnyRoute) -> NodeID? {
    let ids = allHomes(of: route).compactMap(\.node)
    return asideRoots.reversed().lazy.compactMap { root in
      ids.last { layerRoot(of: $0) == root }
    }.first
  }

  /// Brings back a node that was removed since `old`, with all nodes in it.
  mutating func revive(_ root: NodeID, of old: NavigationTree) {
    for id in old.subtree(root) { add(old.box(id)) }
    move(root, to: 0, of: nil)
  }

  /// The topmost of the nodes that another tree no longer has.
  func roots(missingIn other: NavigationTree) -> [NodeID] {
    var missing: [NodeID] = []
    Self.difference(self, other) { id, old, new in
      if old != nil, new == nil { missing.append(id) }
    }
    return missing.sorted().filter { id in
      self[id].parent.map { !missing.contains($0) } ?? true
    }
  }
}
