import Portolan

extension NavigationTree {
  /// All nodes, including those of kept parts.
  var allNodes: [NodeID] { openNodes + keptNodes }

  /// The nodes of the open part, visible or not.
  var openNodes: [NodeID] { layerRoots.flatMap(subtree) }

  /// The nodes of kept parts.
  var keptNodes: [NodeID] { keptLayerRoots.flatMap(subtree) }

  /// The changes since another tree that break the law of identity.
  func identityFaults(after old: NavigationTree, newest: NodeID) -> [String] {
    allNodes.compactMap { id in
      guard old.contains(id) else { return id > newest ? nil : "\(id) comes a second time" }
      if kind(of: id) != old.kind(of: id) { return "\(id) is a \(kind(of: id)) now" }
      guard let route = route(of: id), let before = old.route(of: id) else { return nil }
      return route.isSameScreen(as: before)
        ? nil : "\(id) was \(before.picture) and is \(route.picture)"
    }
  }
}
