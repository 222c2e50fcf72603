extension NavigationTree {
  /// The nodes from the root of the front layer to the front screen, which is last; empty when the
  /// tree shows nothing.
  public var visiblePath: [NodeID] {
    guard let front = layers.last else { return [] }
    return visiblePath(from: front.root)
  }

  func visiblePath(from root: NodeID) -> [NodeID] {
    var path = [root]
    while let next = self[path[path.count - 1]].frontChild { path.append(next) }
    return path
  }

  /// The node at the end of the visible path.
  func front(from root: NodeID) -> NodeID {
    var front = root
    while let next = self[front].frontChild { front = next }
    return front
  }

  /// Whether the user can see the node: it is on the path to the front screen, or beside that, as a
  /// column of a split is.
  ///
  /// False for a node in a covered layer, and for one that is not in the tree. A staying sheet does
  /// not cover the screens beneath.
  public func isVisible(_ id: NodeID) -> Bool {
    guard contains(id) else { return false }
    var below = box(id)
    while let parent = below.node.parent {
      let above = box(parent)
      guard above.node.shows(below.node.position) else { return false }
      below = above
    }
    guard let lowest = layers.lastIndex(where: { !$0.stays }) else { return false }
    return layers[lowest...].contains { $0.root == below.node.id }
  }

  /// Whether nothing but screens of other code hides a node.
  func isVisibleBeneathOthers(_ id: NodeID) -> Bool {
    guard contains(id) else { return false }
    var below = box(id)
    while let parent = below.node.parent {
      let above = box(parent)
      let others = above.node.children.dropFirst(below.node.position + 1)
      let isBeneath = above.node.kind == .stack && others.allSatisfy(isForeign)
      guard above.node.shows(below.node.position) || isBeneath else { return false }
      below = above
    }
    let own = layers.lastIndex { !$0.stays && self[$0.root].extra?.foreign == nil }
    return own.map { layers[$0...].contains { $0.root == below.node.id } } ?? false
  }

  private func isForeign(_ child: Child) -> Bool {
    child.id.map { self[$0].extra?.foreign != nil } ?? false
  }

  /// The route of a node; nil for a stack without a route, a foreign screen, and a node that is not
  /// in the tree.
  public func route(of id: NodeID) -> AnyRoute? { node(id)?.route }

  /// The root of a node's layer; for a root the node itself.
  func layerRoot(of id: NodeID) -> NodeID {
    var root = id
    while let parent = box(root).node.parent { root = parent }
    return root
  }

  /// The index of the node's layer; nil when the layer is not open.
  func layer(of id: NodeID) -> Int? {
    let root = layerRoot(of: id)
    return layers.firstIndex { $0.root == root }
  }

  /// The nearest stack and the position in it: the node itself with 0, or a stack around the node.
  func stack(around id: NodeID) -> (container: NodeID, position: Int)? {
    let own = box(id)
    return own.node.kind == .stack
      ? (id, 0) : container(around: own) { node, _ in node.kind == .stack }
  }

  /// The stack that has this route, or whose first screen has it; of several the nearest.
  func stack(startingWith route: AnyRoute) -> NodeID? {
    nearest(
      of: homes(of: route).compactMap { home in
        guard let (stack, position) = home.node.flatMap(stack(around:)), position == 0 else {
          return nil
        }
        return stack
      })
  }

  /// The nearest container with members around a node, and the node's position there.
  func members(around id: NodeID) -> (container: NodeID, position: Int)? {
    container(around: box(id)) { node, _ in node.kind.hasMembers }
  }

  /// The nearest container around `inner` for which `isSuch` holds, and the position of `inner`
  /// there.
  func container(
    around inner: NodeBox, where isSuch: (Node, _ position: Int) -> Bool
  ) -> (container: NodeID, position: Int)? {
    var below = inner
    while let parent = below.node.parent {
      let above = box(parent)
      if isSuch(above.node, below.node.position) { return (parent, below.node.position) }
      below = above
    }
    return nil
  }

  /// The node with a route: `root`, or its first screen when `root` is a stack; nil without one.
  func screen(of route: AnyRoute, in root: NodeID) -> NodeID? {
    let node = self[root]
    let first = node.kind == .stack && node.children.count > 0 ? node.children[0].id : nil
    return [root, first].compactMap(\.self).first {
      self[$0].route?.isSameScreen(as: route) == true
    }
  }

  /// The route of a root, or of the first screen when the root is a stack without a route.
  package func name(ofRoot id: NodeID) -> AnyRoute? { named(inRoot: id).flatMap(route(of:)) }

  /// The route of the base content; nil when nothing is shown.
  var part: AnyRoute? { layers.first.flatMap { name(ofRoot: $0.root) } }

  /// The node whose route names a root: the root itself, or the first screen in it.
  func named(inRoot id: NodeID) -> NodeID? {
    let box = box(id)
    if box.node.route != nil { return id }
    return box.node.children.isEmpty ? nil : box.node.children[0].id
  }

  /// The node and all nodes in it, containers before their children.
  package func subtree(_ id: NodeID) -> [NodeID] {
    [id] + self[id].children.compactMap(\.id).flatMap(subtree)
  }
}

extension NavigationTree {
  /// All nodes, in the order in which the user meets them when going back; nodes of kept parts come
  /// last.
  package var frontFirst: [NodeID] {
    frontFirst((layers + kept.joined()).flatMap { subtree($0.root) })
  }

  /// Sorts nodes in the order in which a user who goes back meets them.
  ///
  /// Front layers come first, in each its visible nodes before the others; kept parts come last.
  func frontFirst(_ ids: [NodeID]) -> [NodeID] {
    let found = ids.map { (id: $0, way: way(to: $0)) }
    return found.sorted { $1.way.lexicographicallyPrecedes($0.way) }.map(\.id)
  }
}

extension NavigationTree {
  /// The routes of the nodes that a node stands on or in, base content first, and its own.
  func chain(to id: NodeID) -> [AnyRoute] { nodes(beneath: id).compactMap(route) + own(id) }

  private func own(_ id: NodeID) -> [AnyRoute] { [route(of: id)].compactMap(\.self) }

  /// The nodes that a node stands on or in, base content first: those that going back leads to.
  func nodes(beneath id: NodeID) -> [NodeID] {
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

  /// A node and the front nodes in it; of a stack all elements.
  private func front(of id: NodeID) -> [NodeID] {
    let node = self[id]
    if node.kind == .stack { return [id] + node.children.compactMap(\.id).flatMap(front(of:)) }
    return [id] + (node.frontChild.map(front(of:)) ?? [])
  }
}

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
