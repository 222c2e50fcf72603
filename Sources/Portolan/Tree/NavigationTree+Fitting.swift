extension NavigationTree {
  /// Whether a node is what a shape makes of its route.
  func fits(_ id: NodeID, _ shape: Shape) -> Bool {
    let node = self[id]
    switch shape {
    case .screen: return node.kind == .screen
    case .ownStack: return node.kind == .stack && node.route == nil
    case .stack(let root):
      guard node.kind == .stack, node.route != nil, let first = node.children[0].id else {
        return false
      }
      return name(ofRoot: first)?.isSameScreen(as: root) == true
    case .members(let list):
      return node.kind == list.kind && node.extra?.adapter == list.adapter && lists(list, node)
    }
  }

  /// Whether a container has these places; what stands in one may be there for a while only.
  private func lists(_ list: MemberList, _ node: Node) -> Bool {
    guard node.children.count == list.routes.count else { return false }
    return zip(node.children, list.routes).allSatisfy { child, route in
      switch child {
      case .slot(let name): return name.isSameScreen(as: route)
      case .node(let id):
        guard let name = name(ofRoot: id) else { return false }
        return name.isSameScreen(as: route) || !list.routes.contains(where: name.isSameScreen)
      }
    }
  }
}
