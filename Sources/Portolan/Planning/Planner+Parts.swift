extension Planner {
  /// Makes room for another base content: the old part goes, or is kept when the request says so.
  mutating func replaceBase() {
    let old = tree.layers
    tree.layers = []
    if isKeeping, !old.isEmpty {
      // What other code presented goes with the part: nobody could present it again.
      for layer in old where tree[layer.root].kind == .foreign { tree.remove(layer.root) }
      tree.groups.append(
        LayerGroup(standing: .kept, layers: old.filter { tree.isAlive($0.root) }))
      releaseKept(over: keptLimit)
    } else {
      for layer in old.reversed() { tree.remove(layer.root) }
    }
  }

  /// Ends the parts that were kept first, until no more than `limit` are left.
  ///
  /// With all of them goes what was set aside.
  mutating func releaseKept(over limit: Int) {
    let kept = tree.groups.indices.filter { tree.groups[$0].standing == .kept }
    let aside = tree.groups.indices.filter { tree.groups[$0].standing == .aside }
    let released = kept.dropLast(limit) + (limit == 0 ? aside : [])
    for group in released.sorted(by: >) { tree.closeLayers(above: -1, in: group) }
  }

  /// Shows the kept part again in which a node stands, with its layers.
  mutating func returnKept(with id: NodeID) {
    guard let group = tree.keptGroup(of: id) else { return }
    let part = tree.groups.remove(at: group).layers
    replaceBase()
    tree.layers = part
    if let layer = tree.layer(of: id) { closeLayers(above: layer) }
  }

  /// Closes a screen in a part that is kept, as if that part were open.
  mutating func closeKept(_ id: NodeID) throws(NavigationError) {
    guard let group = tree.keptGroup(of: id) else { throw .gone }
    let open = tree.layers
    tree.layers = tree.groups[group].layers
    try close(id)
    tree.groups[group].layers = tree.layers
    tree.layers = open
  }

  /// Shows the part again that was kept last, just as it was.
  mutating func showKept() throws(NavigationError) {
    guard let group = tree.groups.lastIndex(where: { $0.standing == .kept }) else {
      throw .nothingKept
    }
    let part = tree.groups.remove(at: group).layers
    replaceBase()
    tree.layers = part
  }
}
