extension Planner {
  /// Removes the open part, or keeps it in memory when the request says so (`isKeeping`).
  mutating func replaceBase() {
    let old = tree.layers
    tree.layers = []
    if isKeeping, !old.isEmpty {
      // Layers of other code are removed, since the host cannot present them again.
      for layer in old where tree[layer.root].kind == .foreign { tree.remove(layer.root) }
      tree.groups.append(
        LayerGroup(standing: .kept, layers: old.filter { tree.isAlive($0.root) }))
      releaseKept(over: keptLimit)
    } else {
      for layer in old.reversed() { tree.remove(layer.root) }
    }
  }

  /// Removes the kept parts that were replaced first, until no more than `limit` are left.
  ///
  /// With a limit of zero, screens that the adopted map does not place are removed too.
  mutating func releaseKept(over limit: Int) {
    let kept = tree.groups.indices.filter { tree.groups[$0].standing == .kept }
    let aside = tree.groups.indices.filter { tree.groups[$0].standing == .aside }
    let released = kept.dropLast(limit) + (limit == 0 ? aside : [])
    for group in released.sorted(by: >) { tree.closeLayers(above: -1, in: group) }
  }

  /// Shows the kept part that holds a node again, with its layers.
  mutating func returnKept(with id: NodeID) {
    guard let group = tree.keptGroup(of: id) else { return }
    let part = tree.groups.remove(at: group).layers
    replaceBase()
    tree.layers = part
    if let layer = tree.layer(of: id) { uncover(layer) }
  }

  /// Closes a screen in a kept part, in the same way as in the open part.
  mutating func closeKept(_ id: NodeID) throws(NavigationError) {
    guard let group = tree.keptGroup(of: id) else { throw .gone }
    let open = tree.layers
    tree.layers = tree.groups[group].layers
    try close(id)
    tree.groups[group].layers = tree.layers
    tree.layers = open
  }

  /// Shows the kept part that was replaced last, as it was.
  mutating func showKept() throws(NavigationError) {
    guard let group = tree.groups.lastIndex(where: { $0.standing == .kept }) else {
      throw .nothingKept
    }
    let part = tree.groups.remove(at: group).layers
    replaceBase()
    tree.layers = part
  }
}
