extension NavigationTree {
  /// All nodes, in the order of `frontFirst(_:)`.
  package var frontFirst: [NodeID] {
    frontFirst((layers + kept.joined()).flatMap { subtree($0.root) })
  }

  /// Nodes in the order in which a person would meet them going back: what covers the others first.
  ///
  /// Layers in front come first, then what is visible in each, then what stands on others; parts
  /// that are kept come last.
  func frontFirst(_ ids: [NodeID]) -> [NodeID] {
    let places = ids.map { (id: $0, way: way(to: $0)) }
    return places.sorted { $1.way.lexicographicallyPrecedes($0.way) }.map(\.id)
  }
}
