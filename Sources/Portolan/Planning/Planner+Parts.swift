extension Planner {
  /// Removes the open part, or keeps it in memory when the request says so (`isKeeping`).
  mutating func replaceBase() {
    let old = tree.layers
    tree.layers = []
    if isKeeping, !old.isEmpty {
      // Layers of other code are removed, since the host cannot present them again.
      for layer in old where tree[layer.root].kind == .foreign { tree.remove(layer.root) }
      tree.parts.append(old.filter { tree.contains($0.root) })
      releaseKept(over: keptLimit)
    } else {
      for layer in old.reversed() { tree.remove(layer.root) }
    }
  }

  /// Removes the kept parts that were replaced first, until no more than `limit` are left.
  mutating func releaseKept(over limit: Int) {
    for part in tree.parts.indices.dropFirst().dropLast(limit).reversed() {
      tree.closeLayers(above: -1, in: part)
    }
  }

  /// Shows the kept part that holds a node again, with its layers.
  mutating func returnKept(with id: NodeID) {
    guard let kept = tree.keptPart(of: id) else { return }
    let part = tree.parts.remove(at: kept)
    replaceBase()
    tree.layers = part
    if let layer = tree.layer(of: id) { uncover(layer) }
  }

  /// Closes a screen in a kept part, in the same way as in the open part.
  mutating func closeKept(_ id: NodeID) throws(NavigationError) {
    guard let part = tree.keptPart(of: id) else { throw .gone }
    tree.parts.swapAt(0, part)
    try close(id)
    tree.parts.swapAt(0, part)
  }

  /// Shows the kept part that was replaced last, as it was.
  mutating func showKept() throws(NavigationError) {
    guard tree.parts.count > 1 else { throw .nothingKept }
    let part = tree.parts.removeLast()
    replaceBase()
    tree.layers = part
  }
}
