/// What a verb applies to: an open screen, by its route or node, or a place in the tree.
package enum Target: Hashable, Sendable, Codable {
  /// The nearest open screen of a route.
  case route(AnyRoute)
  case node(NodeID)
  /// A position of a container, such as a tab, whether or not it has a screen yet.
  case member(of: NodeID, at: Int)
  /// The first screen of the visible stack.
  case first
  /// The content beneath all layers.
  case base
  /// The kept part that was replaced last.
  case kept

  /// The route that the target names; nil for the other targets.
  var route: AnyRoute? {
    if case .route(let route) = self { return route }
    return nil
  }

  /// The node that the target names, itself or as a container; nil for the other targets.
  var node: NodeID? {
    switch self {
    case .node(let id), .member(of: let id, _): return id
    case .route, .first, .base, .kept: return nil
    }
  }
}

/// Which elements of a stack a path replaces.
package enum PathScope: Hashable, Sendable, Codable {
  /// Those of the route's type above the screen of the route, which is first in the stack.
  case stack(AnyRoute)
  /// All above an open screen.
  case above(AnyRoute)
  /// All of the visible stack.
  case visibleStack
}

extension Planner {
  /// The open node that a target means; throws without one.
  func open(_ target: Target) throws(NavigationError) -> NodeID {
    let id: NodeID? =
      switch target {
      case .route(let route): try open(route)
      case .node(let id): id
      case .member(of: let container, at: let position):
        tree.node(container).flatMap {
          (0..<$0.children.count).contains(position) ? $0.children[position].id : nil
        }
      case .first: tree.currentStack.flatMap { tree.child(at: 0, of: $0.stack) }
      case .base: tree.layers.first?.root
      case .kept: tree.kept.last?.first?.root
      }
    guard let id, tree.contains(id) else { throw .gone }
    return id
  }
}
