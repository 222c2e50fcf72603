extension Planner {
  /// Brings a position of a container to the front, and builds the members visible beside it.
  mutating func bring(_ position: Int, in container: NodeID) {
    let node = tree[container]
    guard let behavior = node.kind.behavior else { return }
    if node.front != position { apply(behavior.bringing(position, to: node.state), to: container) }
    fillCompanions(of: container)
  }

  mutating func apply(_ change: ContainerChange, to container: NodeID) {
    switch change {
    case .keep(let count): tree.pop(container, to: count - 1)
    case .select(let position): tree.select(position, of: container)
    }
  }

  /// Shows a member of a container as it was left; if it has no screen, that is built.
  mutating func select(_ target: Target) throws(NavigationError) -> NodeID? {
    let found = target.route.flatMap { existing($0, .anywhere) }
    let id =
      if let found { found } else if let route = target.route { try reach(route, trail: []) } else {
        try open(target)
      }
    guard let (container, position) = tree.members(around: id) else {
      throw target.route.map { .notAMember(route: $0.label, of: $0.label) } ?? .gone
    }
    reveal(container)
    bring(position, in: container)
    return tree.visiblePath.last
  }

  /// Selects a position of a container, and builds its member if it has no screen yet.
  mutating func selectMember(
    of container: NodeID, at position: Int
  ) throws(NavigationError) -> NodeID? {
    guard let node = tree.node(container), node.kind.hasMembers,
      (0..<node.children.count).contains(position)
    else { throw .gone }
    reveal(container)
    var position = position
    if node.isCollapsed, position < node.selection {
      guard let entered = enterBack(position, of: node) else { throw .nothingToGoBackTo }
      position = entered
    } else if case .slot(let route) = node.children[position] {
      try fill(container, position, with: route)
    }
    bring(position, in: container)
    return tree.visiblePath.last
  }

  /// Builds the member at the position to which a step back leads, unless it has a screen, and returns
  /// the position; what cannot be shown, as the map says or the host, is passed over.
  mutating func enterBack(_ position: Int, of node: Node) -> Int? {
    var (state, position) = (node.state, position)
    for _ in 0..<state.count {
      guard case .slot(let route) = node.children[position] else { return position }
      var attempt = self
      do throws(NavigationError) {
        try attempt.fill(node.id, position, with: route)
        self = attempt
        return position
      } catch {
        state.selection = position
        guard case .select(let before)? = node.kind.behavior?.back(state) else { return nil }
        position = before
      }
    }
    return nil
  }

  /// The members that the map lists in a container; empty when no map knows it.
  ///
  /// The first screen of a stack stays there when another map makes a container of it, which it is
  /// not until it is built again.
  func members(of container: Node) -> [AnyRoute] {
    let shapes = container.route.map(maps.alternatives(of:))?.lazy.map(\.shape)
    return shapes?.compactMap { $0.routes(of: container) }.first ?? []
  }

  /// The member that the map lists at a position of a container.
  func member(at position: Int, of container: Node) -> AnyRoute? {
    let routes = members(of: container)
    return position < routes.count ? routes[position] : nil
  }

  /// Builds a member's screen at its position.
  mutating func fill(
    _ container: NodeID, _ position: Int, with route: AnyRoute
  ) throws(NavigationError) {
    let new = try attach(
      route, maps.destination(for: route), parent: container, position: position)
    put(new.root, at: position, of: container)
  }

  /// Puts a node at a position, and removes the node or slot that was there.
  mutating func put(_ new: NodeID, at position: Int, of container: NodeID) {
    switch tree[container].children[position] {
    case .node(let old): tree.remove(old)
    case .slot(let route): tree.unregister(.slot(container, position: position), for: route)
    }
    tree.update(container) { $0.children[position] = .node(new) }
  }
}

extension Shape {
  /// The routes of a container's positions; nil when the container has another form.
  fileprivate func routes(of container: Node) -> [AnyRoute]? {
    switch self {
    case .stack where container.kind == .stack: return routes
    case .members(let list)
    where list.kind == container.kind && list.routes.count == container.children.count:
      return list.routes
    case .screen, .ownStack, .stack, .members: return nil
    }
  }
}
