/// The content of a container's position: a node or a slot.
enum Child: Hashable, Sendable {
  case node(NodeID)
  /// The route of a member that was never shown: it has no screen and no node yet.
  case slot(AnyRoute)

  var id: NodeID? {
    if case .node(let id) = self { return id }
    return nil
  }
}

extension Child {
  /// The positions at which the children of a container differ, lowest first.
  static func differences(_ old: [Child], _ new: [Child]) -> [Int] {
    // Mostly both are the same array, which is seen at once.
    if old == new { return [] }
    return (0..<max(old.count, new.count)).filter {
      $0 >= old.count || $0 >= new.count || old[$0] != new[$0]
    }
  }
}
