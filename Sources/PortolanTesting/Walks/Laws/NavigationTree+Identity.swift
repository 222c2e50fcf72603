import Portolan

extension NavigationTree {
  /// All nodes, those of kept parts included.
  var allNodes: [NodeID] { openNodes + keptNodes }

  /// The nodes of what is open, in sight or not.
  var openNodes: [NodeID] { layerRoots.flatMap(nodes) }

  /// The nodes of kept parts.
  var keptNodes: [NodeID] { keptLayerRoots.flatMap(nodes) }

  private func nodes(beneath id: NodeID) -> [NodeID] {
    [id] + children(of: id).flatMap(nodes)
  }

  /// What became of nodes that may not have become of them since another tree.
  func identityFaults(after old: NavigationTree, newest: NodeID) -> [String] {
    allNodes.compactMap { id in
      // What was set aside for another map comes back under its id.
      if old.isAside(id) { return nil }
      guard old.contains(id) else { return id > newest ? nil : "\(id) comes a second time" }
      if kind(of: id) != old.kind(of: id) { return "\(id) is a \(kind(of: id)) now" }
      guard let route = route(of: id), let before = old.route(of: id) else { return nil }
      return route.isSameScreen(as: before)
        ? nil : "\(id) was \(before.picture) and is \(route.picture)"
    }
  }
}
