/// Where a route is in the tree: at a node, or in a slot, a member whose screen is not built yet.
enum Home: Hashable, Sendable {
  case node(NodeID)
  case slot(NodeID, position: Int)

  /// The node; nil for a slot.
  var node: NodeID? {
    if case .node(let id) = self { return id }
    return nil
  }
}
