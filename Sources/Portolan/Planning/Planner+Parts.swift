extension Planner {
  /// Makes room for another base content: the old part goes, or is kept when the request says so.
  mutating func replaceBase() {
    let old = tree.layers
    tree.layers = []
    if isKeeping, !old.isEmpty {
      // What other code presented goes with the part: nobody could present it again.
      for layer in old where tree[layer.root].kind == .foreign { tree.remove(layer.root) }
      tree.kept.append(old.filter { tree.contains($0.root) })
      releaseKept(over: keptLimit)
    } else {
      for layer in old.reversed() { tree.remove(layer.root) }
    }
  }

  /// Ends the parts that were kept first, until no more than `limit` are left.
  ///
  /// With all of them goes what was set aside.
  mutating func releaseKept(over limit: Int) {
    if limit == 0 { tree.aside = NavigationTree() }
    while tree.kept.count > limit {
      for layer in tree.kept.removeFirst().reversed() { tree.remove(layer.root) }
    }
  }

  /// Shows the kept part again in which a node stands, with its layers.
  mutating func returnKept(with id: NodeID) {
    let root = tree.layerRoot(of: id)
    guard let place = tree.kept.firstIndex(where: { $0.contains { $0.root == root } }) else {
      return
    }
    let part = tree.kept.remove(at: place)
    replaceBase()
    tree.layers = part
    if let layer = tree.layer(of: id) { closeLayers(above: layer) }
  }

  /// Closes a screen in a part that is kept, as if that part were open.
  mutating func closeKept(_ id: NodeID) throws(NavigationError) {
    let root = tree.layerRoot(of: id)
    guard let place = tree.kept.firstIndex(where: { $0.contains { $0.root == root } }) else {
      throw .gone
    }
    let open = tree.layers
    tree.layers = tree.kept[place]
    try close(id)
    tree.kept[place] = tree.layers
    tree.layers = open
  }

  /// Shows the part again that was kept last, just as it was.
  mutating func giveBack() throws(NavigationError) {
    guard let part = tree.kept.popLast() else { throw .nothingKept }
    replaceBase()
    tree.layers = part
  }
}
