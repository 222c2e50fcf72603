extension NavigationTree {
  /// The node of an open screen: of several the visible one, else the nearest; nil when none is open.
  ///
  /// ```swift
  /// if let bag = navigator.tree.node(of: Shop.bag) { … }
  /// ```
  ///
  /// A screen in a part that is kept is found too.
  public func node(of route: some NavigationRoute) -> NodeID? { nearest(to: AnyRoute(route)) }

  func nearest(to route: AnyRoute) -> NodeID? { nearest(of: homes(of: route).compactMap(\.node)) }

  /// Of several nodes the one that is seen, else the nearest to the screen in front, else the one
  /// that was used last; nil of none.
  ///
  /// Nearest is what a person would meet first who goes back: in the same stack the one nearest
  /// to the top, then what stands in the same tabs, in the same layer, in the layers beneath, and
  /// in the parts that are kept.
  func nearest(of ids: [NodeID]) -> NodeID? {
    // The only one needs no comparing, which would climb to its layer.
    guard ids.count > 1 else { return ids.first }
    let ways = ids.map { (id: $0, isSeen: isVisible($0), way: way(to: $0)) }
    return ways.max { one, other in
      if one.isSeen != other.isSeen { return other.isSeen }
      return one.way.lexicographicallyPrecedes(other.way)
    }?.id
  }

  /// The way from the outside to a node: how lately each part of it was in front.
  ///
  /// Of two ways the greater one leads to what was in front later: they are equal as far as they
  /// are the same, and what is in front now is greater than all beside it.
  func way(to id: NodeID) -> [UInt64] {
    var way: [UInt64] = []
    var below = box(id)
    while let parent = below.node.parent {
      let above = box(parent)
      way.append(above.node.recency(of: below.node))
      below = above
    }
    let root = below.node.id
    if let place = place(ofLayer: root) {
      way += [UInt64(place.layer), place.group == 0 ? .max : UInt64(place.group)]
    }
    return way.reversed()
  }
}

extension Node {
  /// How lately a child was in front.
  fileprivate func recency(of child: Node) -> UInt64 {
    if child.position == front { return .max }
    return kind == .stack ? UInt64(child.position) : child.lastUse
  }
}

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
