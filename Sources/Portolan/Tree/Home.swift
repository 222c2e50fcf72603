/// Where a route stands: as a node, or as a slot that is still empty.
enum Home: Hashable, Sendable {
  case node(NodeID)
  case slot(NodeID, position: Int)
}
