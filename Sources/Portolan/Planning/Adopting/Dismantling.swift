/// Takes a tree apart where an old map and a newly adopted one differ about it.
struct Dismantling {
  let tree: NavigationTree
  let old: MapSet
  let new: MapSet

  /// What is placed again as a whole: a node with the children that stay in it,
  /// or a screen that becomes a container.
  struct Fragment {
    let id: NodeID
    let route: AnyRoute
    let isWhole: Bool
    /// Whether it was visible in its layer.
    let isSeen: Bool
  }

  /// Whether the maps differ about a node's shape or placement, apart from a container's members.
  ///
  /// For a stack without a route, the route of its first screen decides.
  func isMoved(_ id: NodeID) -> Bool {
    guard let route = tree.name(ofRoot: id) else { return false }
    let (before, after) = (old.alternatives(of: route), new.alternatives(of: route))
    return before.count != after.count
      || !zip(before, after).allSatisfy { $0.place == $1.place && $0.shape.isLike($1.shape) }
  }

  /// Whether the maps differ about any node of the tree.
  var isNeeded: Bool {
    tree.parts.joined().flatMap { tree.subtree($0.root) }
      .contains { isMoved($0) || children(of: tree[$0]) != tree[$0].children }
  }

  /// The whole fragments of all layers, with the children that stay in them.
  var loose: [LooseFragment] {
    var rest = tree
    let whole = (tree.kept + [tree.layers]).joined().flatMap { fragments(of: $0.root) }
      .filter(\.isWhole)
    for fragment in whole { keepChildren(of: fragment.id, in: &rest) }
    return whole.map { LooseFragment(root: $0.id, tree: rest) }
  }

  /// Gives a node and the nodes in it the children that stay in them.
  private func keepChildren(of id: NodeID, in rest: inout NavigationTree) {
    let node = tree[id]
    let children = children(of: node)
    if children != node.children { rest.relist(node, as: children) }
    for child in children { child.id.map { keepChildren(of: $0, in: &rest) } }
  }

  /// The fragments of a layer, back to front: its root, then the nodes that cannot stay in place.
  func fragments(of root: NodeID) -> [Fragment] {
    let seen = Set(tree.visiblePath(from: root))
    var fragments: [Fragment] = []
    takeApart(root, seen, &fragments)
    return fragments
  }

  /// The children that stay in a container, at the positions of the new map; the others become
  /// slots, positions without a screen.
  func children(of container: Node) -> [Child] {
    let old = container.children
    if container.kind == .stack {
      // The first screen always stays in its stack.
      return Array(old.prefix(1) + old.dropFirst().prefix(while: stays))
    }
    guard container.kind.hasMembers else { return [] }
    let names: [AnyRoute?] = old.map { child in
      if case .slot(let route) = child { return route }
      return child.id.flatMap(tree.name(ofRoot:))
    }
    let before = listed(container, self.old) ?? []
    let after = listed(container, new) ?? names.compactMap(\.self)
    if before == after, after.count == old.count {
      return zip(old, after).map { stays($0) ? $0 : .slot($1) }
    }
    return relisted(old, names, from: before, to: after)
  }

  private func stays(_ child: Child) -> Bool { child.id.map(isMoved) == false }

  /// Moves listed members to their new positions; a screen that the old map did not list, but that
  /// was put at a member's position, stays there.
  private func relisted(
    _ old: [Child], _ names: [AnyRoute?], from before: [AnyRoute], to after: [AnyRoute]
  ) -> [Child] {
    let staying = old.indices.filter { stays(old[$0]) }
    var listed = staying.filter { names[$0].map(after.has) == true }
    let others = staying.filter { names[$0].map { before.has($0) || after.has($0) } != true }
    let isListed = { (position: Int, at: Int) in
      at < after.count && names[position]?.isSameScreen(as: after[at]) == true
    }
    return after.indices.map { position in
      let from =
        listed.first { $0 == position && isListed($0, position) }
        ?? listed.first { isListed($0, position) && !isListed($0, $0) }
      if let from {
        listed.removeAll { $0 == from }
        return old[from]
      }
      return others.contains(position) ? old[position] : .slot(after[position])
    }
  }

  /// The members that a map lists in a container; nil when it has no such container.
  private func listed(_ container: Node, _ maps: MapSet) -> [AnyRoute]? {
    container.route.flatMap { route in
      maps.alternatives(of: route).first { $0.shape.isKind(of: container) }?.shape.routes
    }
  }

  private func takeApart(_ id: NodeID, _ seen: Set<NodeID>, _ fragments: inout [Fragment]) {
    let isWhole = isWhole(id)
    // A container that is built again is no fragment: placing its screens builds it.
    if isWhole || tree[id].kind == .screen, let route = tree.name(ofRoot: id) {
      fragments.append(
        Fragment(id: id, route: route, isWhole: isWhole, isSeen: seen.contains(id)))
    }
    let node = tree[id]
    let staying = Set(isWhole ? children(of: node).compactMap(\.id) : [])
    for child in backToFront(node) {
      if staying.contains(child) {
        takeOut(of: child, seen, &fragments)
      } else {
        takeApart(child, seen, &fragments)
      }
    }
  }

  /// Adds the fragments inside a node that cannot stay in it; the node itself stays.
  private func takeOut(of id: NodeID, _ seen: Set<NodeID>, _ fragments: inout [Fragment]) {
    var inner: [Fragment] = []
    takeApart(id, seen, &inner)
    fragments += inner.filter { $0.id != id }
  }

  /// Whether a node stays one fragment with its children, wherever it is placed.
  private func isWhole(_ id: NodeID) -> Bool {
    guard isMoved(id), let route = tree.name(ofRoot: id) else { return true }
    let shapes = new.alternatives(of: route).map(\.shape)
    return shapes.contains { shape in
      // A screen keeps its node even when it gets a stack around it.
      shape.isKind(of: tree[id]) || tree.fits(id, shape)
        || (tree[id].kind == .screen && shape == .ownStack)
    }
  }

  private func backToFront(_ node: Node) -> [NodeID] {
    let positions = 0..<node.children.count
    let front = node.kind.hasMembers ? node.front : nil
    return (positions.filter { $0 != front } + [front].compactMap(\.self))
      .compactMap { node.children[$0].id }
  }
}

/// A screen or container without a place, with all nodes in it.
struct LooseFragment {
  let root: NodeID
  /// A tree that has these nodes.
  let tree: NavigationTree
}

extension NavigationTree {
  /// Gives a container other children; it shows the same member, else one that has a screen.
  fileprivate mutating func relist(_ node: Node, as children: [Child]) {
    setChildren(of: node.id, to: children)
    guard node.kind.hasMembers else { return }
    let shown = node.isEntered(at: node.selection) ? node.children[node.selection] : nil
    let position =
      shown.flatMap(children.firstIndex) ?? children.firstIndex { $0.id != nil }
      ?? max(0, min(node.selection, children.count - 1))
    update(node.id) { $0.selection = position }
  }
}

extension Shape {
  /// Whether both shapes are equal apart from their members; a split's columns must be as many.
  fileprivate func isLike(_ other: Shape) -> Bool {
    guard case .members(let one) = self, case .members(let two) = other else {
      return self == other
    }
    return one.kind == two.kind && one.adapter == two.adapter
      && (one.kind != .split || one.routes.count == two.routes.count)
  }

  /// Whether a container can take this shape; a split keeps its number of columns.
  fileprivate func isKind(of node: Node) -> Bool {
    guard case .members(let list) = self else { return false }
    return list.kind == node.kind && list.adapter == node.extra?.adapter
      && (list.kind != .split || list.routes.count == node.children.count)
  }
}

extension [AnyRoute] {
  fileprivate func has(_ route: AnyRoute) -> Bool { contains(where: route.isSameScreen) }
}
