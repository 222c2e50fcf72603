extension NavigationTree {
  /// Nodes in the order in which a person would meet them going back: what covers the others first.
  ///
  /// Layers in front come first, then what is visible in each, then what stands on others; parts
  /// that are kept come last.
  func frontFirst(_ ids: [NodeID]) -> [NodeID] {
    let places = ids.map { (id: $0, depth: depth(of: $0)) }
    return places.sorted { $1.depth.lexicographicallyPrecedes($0.depth) }.map(\.id)
  }

  /// How far in front a node is: its layer, then for each container whether it is seen there, and
  /// its place.
  private func depth(of id: NodeID) -> [Int] {
    var path: [Int] = []
    var below = self[id]
    while let parent = below.parent {
      let above = self[parent]
      path += [below.position, above.front == below.position ? 1 : 0]
      below = above
    }
    return [layers.firstIndex { $0.root == below.id } ?? -1] + path.reversed()
  }
}
