extension NavigationTree {
  /// Sets a node aside with all in it: it is shown nowhere, and stays alive.
  ///
  /// What it stood in, or the layers it was one of, are for the caller.
  mutating func setAside(_ id: NodeID) {
    move(id, to: 0, of: nil)
    groups.append(LayerGroup(standing: .aside, layers: [Layer(style: nil, root: id)]))
  }

  /// Puts what was set aside into its place.
  mutating func takeBack(_ id: NodeID, parent: NodeID? = nil, position: Int = 0) {
    guard let place = place(ofLayer: id), groups[place.group].standing == .aside else { return }
    groups.remove(at: place.group)
    move(id, to: position, of: parent)
  }

  /// Ends what was set aside and holds a node.
  mutating func dropAside(holding id: NodeID) {
    guard isAside(id), let place = place(ofLayer: layerRoot(of: id)) else { return }
    closeLayers(above: -1, in: place.group)
  }

  /// The node of a route that was set aside last; nil when none was.
  func lastAside(of route: AnyRoute) -> NodeID? {
    let ids = allHomes(of: route).compactMap(\.node)
    return asideRoots.reversed().lazy.compactMap { root in
      ids.last { layerRoot(of: $0) == root }
    }.first
  }

  /// Brings back what was taken out since another tree, with all that stood in it.
  mutating func revive(_ root: NodeID, of old: NavigationTree) {
    for id in old.subtree(root) { add(old.box(id)) }
    move(root, to: 0, of: nil)
  }

  /// The topmost of the nodes that another tree has no more.
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
