extension Planner {
  /// Whether a node can show a route: it is the route's screen, in a shape that the map allows.
  ///
  /// A route's value that needs another shape needs another screen, as does a curtain's value unless
  /// this is that curtain.
  func isStill(_ route: AnyRoute, at id: NodeID) throws(NavigationError) -> Bool {
    let node = tree[id]
    guard let old = node.route, old.isSameScreen(as: route) else { return false }
    if old == route { return true }
    let said = try maps.destination(for: route)
    let isCurtain = traits.isCurtain && tree.part?.isSameScreen(as: route) == true
    if said.place == .curtain, !isCurtain { return false }
    return said.alternatives.contains { $0.shape.fits(node) }
  }

  /// Gives a node a route's new value; false when it cannot show the route.
  mutating func reuse(_ id: NodeID, for route: AnyRoute) throws(NavigationError) -> Bool {
    guard try isStill(route, at: id) else { return false }
    try renew(id, as: route)
    return true
  }

  /// Gives a route's open screen its new value where it is; throws `notOpen` when none can show it.
  mutating func update(_ route: AnyRoute) throws(NavigationError) -> NodeID {
    let id = try open(route)
    guard try reuse(id, for: route) else { throw .notOpen(route: route.label) }
    return id
  }

  /// Gives a node the new value of its route, and updates the members that the map lists in it.
  mutating func renew(_ id: NodeID, as route: AnyRoute) throws(NavigationError) {
    let node = tree[id]
    guard let old = node.route, old != route else { return }
    tree.update(id) { $0.route = route }
    switch try shape(of: route, at: node) {
    case .members(let list): try relist(node, as: list, before: listed(for: old, at: node))
    case .stack(let root): try rebase(node, on: root, before: listed(for: old, at: node).first)
    case .screen, .ownStack, nil: return
    }
  }

  /// The shape that the map gives a route and that the node has; nil when there is none.
  private func shape(of route: AnyRoute, at node: Node) throws(NavigationError) -> Shape? {
    try maps.destination(for: route).alternatives.map(\.shape).first { $0.fits(node) }
  }

  private func listed(for route: AnyRoute, at node: Node) throws(NavigationError) -> [AnyRoute] {
    try shape(of: route, at: node)?.routes ?? []
  }

  /// Gives a container a new list: members listed before keep their nodes, others become slots.
  private mutating func relist(
    _ old: Node, as list: MemberList, before: [AnyRoute]
  ) throws(NavigationError) {
    guard before != list.routes || old.extra?.adapter != list.adapter else { return }
    var positions = Dictionary(
      before.indices.map { (before[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    var children: [Child] = []
    var kept: [(id: NodeID, position: Int, was: Int)] = []
    for (position, route) in list.routes.enumerated() {
      if let was = positions[route.key], before[was].isSameScreen(as: route),
        let id = old.children[was].id
      {
        positions[route.key] = nil
        children.append(.node(id))
        kept.append((id, position, was))
      } else {
        children.append(.slot(route))
      }
    }
    replaceChildren(of: old, with: children)
    let front = kept.first { $0.was == old.selection }?.position ?? list.first
    tree.update(old.id) { node in
      node.selection = front
      node.extra = list.adapter.map { NodeExtra(adapter: $0) }
    }
    for (id, position, was) in kept {
      try renewMember(id, from: before[was], to: list.routes[position])
    }
    if list.routes.indices.contains(front), case .slot(let route) = children[front] {
      try fill(old.id, front, with: route)
    }
    fillCompanions(of: old.id)
  }

  private mutating func replaceChildren(of old: Node, with children: [Child]) {
    let staying = Set(children.compactMap(\.id))
    for child in old.children {
      if let id = child.id, !staying.contains(id) { tree.remove(id) }
    }
    tree.setChildren(of: old.id, to: children)
  }

  /// Gives a member the new value that the list has for it, if it has changed.
  private mutating func renewMember(
    _ root: NodeID, from old: AnyRoute, to new: AnyRoute
  ) throws(NavigationError) {
    guard old != new, let id = tree.named(inRoot: root), try isStill(new, at: id) else { return }
    try renew(id, as: new)
  }

  /// Gives a stack with a route of its own another first screen; all old elements are removed,
  /// unless the first can show the new route.
  private mutating func rebase(
    _ stack: Node, on root: AnyRoute, before: AnyRoute?
  ) throws(NavigationError) {
    guard let before, before != root else { return }
    if let first = stack.children[0].id, try isStill(root, at: first) {
      return try renew(first, as: root)
    }
    makeRoom(in: stack.id, for: .asOnlyElement)
    _ = try push(root, screenDestination(of: root), on: stack.id)
  }
}

extension Shape {
  /// Whether an existing node can have the shape without being built anew.
  ///
  /// The number of a split's columns is fixed when it is built.
  fileprivate func fits(_ node: Node) -> Bool {
    switch (self, node.kind) {
    case (.screen, .screen), (.ownStack, .screen), (.stack, .stack): return true
    case (.members(let list), _):
      return list.kind == node.kind
        && (list.kind != .split || list.routes.count == node.children.count)
    default: return false
    }
  }
}
