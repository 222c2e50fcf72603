extension NavigationTree {
  /// From the front layer's root to the screen in front.
  public var visiblePath: [NodeID] {
    guard let front = layers.last else { return [] }
    return visiblePath(from: front.root)
  }

  func visiblePath(from root: NodeID) -> [NodeID] {
    var path = [root]
    while let next = box(path[path.count - 1]).node.frontChild { path.append(next) }
    return path
  }

  /// Whether the node is seen: on the visible path, or beside it, as the columns of a split are.
  public func isVisible(_ id: NodeID) -> Bool {
    guard contains(id) else { return false }
    var below = box(id)
    while let parent = below.node.parent {
      let above = box(parent)
      guard above.node.shows(below.node.position) else { return false }
      below = above
    }
    return layers.last?.root == below.node.id
  }

  /// What the node stands for; nil for an unnamed stack and for a node that is gone.
  public func route(of id: NodeID) -> AnyRoute? { node(id)?.route }

  /// The node and the layer root it stands on, from itself upwards.
  func layerRoot(of id: NodeID) -> NodeID {
    var root = id
    while let parent = box(root).node.parent { root = parent }
    return root
  }

  /// The place of the node's layer; nil when its part is kept.
  func layer(of id: NodeID) -> Int? {
    let root = layerRoot(of: id)
    return layers.firstIndex { $0.root == root }
  }

  /// The nearest stack: the node itself, or one it stands in, with its place there.
  func stack(around id: NodeID) -> (stack: NodeID, position: Int)? {
    var below = box(id)
    if below.node.kind == .stack { return (id, 0) }
    while let parent = below.node.parent {
      let above = box(parent)
      if above.node.kind == .stack { return (parent, below.node.position) }
      below = above
    }
    return nil
  }

  /// The stack that a route names or in which it stands first; of several the nearest.
  func stack(startingWith route: AnyRoute) -> NodeID? {
    nearest(
      of: homes(of: route).compactMap { home in
        guard let (stack, position) = home.node.flatMap(stack(around:)), position == 0 else {
          return nil
        }
        return stack
      })
  }

  /// The nearest container with members the node stands in, with its place there.
  func members(around id: NodeID) -> (container: NodeID, position: Int)? {
    var below = box(id)
    while let parent = below.node.parent {
      let above = box(parent)
      if above.node.kind.hasMembers { return (parent, below.node.position) }
      below = above
    }
    return nil
  }

  /// The node of a route at the root of a place: that root, or the first screen of its stack.
  func screen(of route: AnyRoute, in root: NodeID) -> NodeID? {
    let node = self[root]
    let first = node.kind == .stack && node.children.count > 0 ? node.children[0].id : nil
    return [root, first].compactMap(\.self).first {
      self[$0].route?.isSameScreen(as: route) == true
    }
  }

  /// What a part is called: its root's route, or that of the first screen of its unnamed stack.
  package func name(ofRoot id: NodeID) -> AnyRoute? { named(inRoot: id).flatMap(aliveRoute(of:)) }

  /// What the base content is called; nil when nothing is shown.
  var part: AnyRoute? { layers.first.flatMap { name(ofRoot: $0.root) } }

  /// The node by which a part is called.
  func named(inRoot id: NodeID) -> NodeID? {
    let node = self[id]
    if node.route != nil { return id }
    return node.children.count > 0 ? node.children[0].id : nil
  }

  /// A node and all beneath it, ancestors first.
  func subtree(_ id: NodeID) -> [NodeID] {
    [id] + self[id].children.compactMap(\.id).flatMap(subtree)
  }
}

extension NavigationTree {
  /// All nodes, in the order of `frontFirst(_:)`.
  package var frontFirst: [NodeID] {
    frontFirst((layers + kept.joined()).flatMap { subtree($0.root) })
  }

  /// Nodes in the order in which a person would meet them going back: what covers the others first.
  ///
  /// Layers in front come first, then what is visible in each, then what stands on others; parts
  /// that are kept come last.
  func frontFirst(_ ids: [NodeID]) -> [NodeID] {
    let places = ids.map { (id: $0, way: way(to: $0)) }
    return places.sorted { $1.way.lexicographicallyPrecedes($0.way) }.map(\.id)
  }
}

extension NavigationTree {
  /// The routes of what stands beneath a node and of the node itself, base content first.
  func chain(to id: NodeID) -> [AnyRoute] { standing(beneath: id).compactMap(route) + own(id) }

  private func own(_ id: NodeID) -> [AnyRoute] { [route(of: id)].compactMap(\.self) }

  /// What a node stands on and in, base content first: what a person would meet going back.
  func standing(beneath id: NodeID) -> [NodeID] {
    var chain: [NodeID] = []
    var below = self[id]
    while let parent = below.parent {
      let above = self[parent]
      if above.kind == .stack {
        chain = above.children.prefix(below.position).compactMap(\.id).flatMap(front(of:)) + chain
      }
      chain.insert(parent, at: 0)
      below = above
    }
    let root = below.id
    return layers.prefix { $0.root != root }.flatMap { front(of: $0.root) } + chain
  }

  /// A node and what is in front in it, with what that stands on.
  private func front(of id: NodeID) -> [NodeID] {
    let node = self[id]
    if node.kind == .stack { return [id] + node.children.compactMap(\.id).flatMap(front(of:)) }
    return [id] + (node.frontChild.map(front(of:)) ?? [])
  }
}
