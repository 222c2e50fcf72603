extension Planner {
  /// The node to use for a route, looked for where `reuse` says: the one that is seen, else the
  /// nearest, else the one that was used last.
  func existing(_ route: AnyRoute, _ reuse: Reuse) -> NodeID? {
    let nodes = tree.homes(of: route).compactMap(\.node)
    switch reuse {
    case .anywhere: return tree.nearest(of: nodes)
    case .visible: return tree.nearest(of: nodes.filter(tree.isVisible))
    case .currentStack:
      guard !nodes.isEmpty, let current = tree.currentStack?.stack else { return nil }
      return tree.nearest(of: nodes.filter { tree.stack(around: $0)?.stack == current })
    case .presentedOnly:
      return tree.nearest(of: nodes.filter { tree.layer(of: $0).map { $0 > 0 } == true })
    case .never: return nil
    }
  }

  /// Finds a route that must be there.
  func open(_ route: AnyRoute) throws(NavigationError) -> NodeID {
    guard let id = existing(route, .anywhere) else { throw .notOpen(route.label) }
    return id
  }
}

extension NavigationTree {
  /// The stack nearest to the screen in front of ours, and its layer; what other code presents over
  /// it does not count.
  var currentStack: (stack: NodeID, layer: Int)? {
    guard let own = layers.lastIndex(where: { self[$0.root].kind != .foreign }),
      let stack = visiblePath(from: layers[own].root).last(where: { self[$0].kind == .stack })
    else { return nil }
    return (stack, own)
  }
}
