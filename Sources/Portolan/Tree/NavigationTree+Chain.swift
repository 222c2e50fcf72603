extension NavigationTree {
  /// The routes of what stands beneath a node and of the node itself, base content first.
  func chain(to id: NodeID) -> [AnyRoute] {
    var chain = [route(of: id)].compactMap { $0 }
    var below = self[id]
    while let parent = below.parent {
      let above = self[parent]
      if above.kind == .stack {
        chain = above.children.prefix(below.position).compactMap(\.id).flatMap(front(of:)) + chain
      }
      chain = [above.route].compactMap { $0 } + chain
      below = above
    }
    let root = below.id
    return layers.prefix { $0.root != root }.flatMap { front(of: $0.root) } + chain
  }

  /// The routes from a node to what is in front in it, with what that stands on.
  private func front(of id: NodeID) -> [AnyRoute] {
    let node = self[id]
    let own = [node.route].compactMap { $0 }
    if node.kind == .stack { return own + node.children.compactMap(\.id).flatMap(front(of:)) }
    return own + (node.frontChild.map(front(of:)) ?? [])
  }
}
