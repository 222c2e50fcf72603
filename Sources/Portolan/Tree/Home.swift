/// Where a route is in the tree: at a node, or in a slot, a member whose screen is not built yet.
enum Home: Hashable, Sendable {
  case node(NodeID)
  // An `Int32` saves memory, since there is a home for each node.
  case slot(NodeID, at: Int32)

  static func slot(_ container: NodeID, position: Int) -> Self {
    .slot(container, at: Int32(position))
  }

  /// The node; nil for a slot.
  var node: NodeID? {
    if case .node(let id) = self { return id }
    return nil
  }
}

/// All homes of routes of one identity; usually there is one, which needs no array.
enum Homes: Sendable {
  case one(Home)
  case many([Home])

  var all: [Home] {
    switch self {
    case .one(let home): return [home]
    case .many(let homes): return homes
    }
  }

  /// The homes without one of them; nil when that was the last.
  func without(_ home: Home) -> Homes? {
    let rest = all.filter { $0 != home }
    return rest.count == 1 ? .one(rest[0]) : rest.isEmpty ? nil : .many(rest)
  }
}
