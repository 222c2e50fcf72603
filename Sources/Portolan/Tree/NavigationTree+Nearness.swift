extension NavigationTree {
  /// The node of an open screen with this route; nil when there is none.
  ///
  /// ```swift
  /// if let bag = navigator.tree.node(of: Shop.bag) { … }
  /// ```
  ///
  /// Of several screens this is the visible one, else the nearest to the front screen (see
  /// `Reuse`). Screens in kept parts (in memory while another part is shown) are found too.
  public func node(of route: some NavigationRoute) -> NodeID? { nearest(to: AnyRoute(route)) }

  func nearest(to route: AnyRoute) -> NodeID? { nearest(of: homes(of: route).compactMap(\.node)) }

  /// Of several nodes the visible one, else the nearest to the front screen, else the one that was
  /// used last; nil when `ids` is empty.
  ///
  /// Nearest is the screen that a user who goes back meets first: in the same stack from the top
  /// down, then in the same tabs, in the same layer, in the layers beneath, and in kept parts.
  func nearest(of ids: [NodeID]) -> NodeID? {
    // A single node needs no comparison, which would climb through all its containers.
    guard ids.count > 1 else { return ids.first }
    let ways = ids.map { (id: $0, isSeen: isVisible($0), way: way(to: $0)) }
    return ways.max { one, other in
      if one.isSeen != other.isSeen { return other.isSeen }
      return one.way.lexicographicallyPrecedes(other.way)
    }?.id
  }

  /// Numbers that say how recently a node was in front, for comparing it with other nodes.
  ///
  /// They stand for the part, the layer, and each child on the way to the node. Compared in this
  /// order, the greater numbers belong to the node that was in front later.
  func way(to id: NodeID) -> [UInt64] {
    var way: [UInt64] = []
    var below = box(id)
    while let parent = below.node.parent {
      let above = box(parent)
      way.append(above.node.recency(of: below.node))
      below = above
    }
    let root = below.node.id
    if let position = position(ofLayer: root) {
      way += [UInt64(position.layer), position.part == 0 ? .max : UInt64(position.part)]
    }
    return way.reversed()
  }
}

extension Node {
  /// A number that says how recently a child was in front; the greatest for the child in front.
  fileprivate func recency(of child: Node) -> UInt64 {
    if child.position == front { return .max }
    return kind == .stack ? UInt64(child.position) : child.lastUse
  }
}

extension NavigationTree {
  /// Whether a node has the form that a shape gives to its route.
  func fits(_ id: NodeID, _ shape: Shape) -> Bool {
    let node = self[id]
    switch shape {
    case .screen: return node.kind == .screen
    case .ownStack:
      // A container may have come to stand first in a stack.
      guard node.kind == .stack, node.route == nil, let first = node.children[0].id else {
        return false
      }
      return self[first].kind == .screen
    case .stack(let root):
      guard node.kind == .stack, node.route != nil, let first = node.children[0].id else {
        return false
      }
      return name(ofRoot: first)?.isSameScreen(as: root) == true
    case .members(let list):
      return node.kind == list.kind && node.extra?.adapter == list.adapter && lists(list, node)
    }
  }

  /// Whether a container has the positions of a list; a route that the list does not contain may
  /// stand in one for a while.
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
