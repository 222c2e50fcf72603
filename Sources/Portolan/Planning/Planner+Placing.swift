extension Planner {
  mutating func enter(
    _ route: AnyRoute, _ destination: AnyDestination, of container: AnyRoute,
    trail: [AnyRoute], entering member: AnyRoute?
  ) throws(NavigationError) -> NodeID {
    let parent = try reach(container, trail: trail, entering: route)
    let node = tree[parent]
    let members = members(of: node)
    guard let position = members.firstIndex(where: route.isSameScreen) else {
      throw .notAMember(
        route: route.label, of: (node.route ?? route).label,
        nearest: route.label.text.nearMiss(among: members.map(\.label.text)))
    }
    if let root = node.children[position].id, let id = tree.screen(of: route, in: root) {
      reveal(id)
      return id
    }
    // When this request has put another screen there, the member is built anew too.
    return try put(route, destination, at: position, of: parent, entering: member)
  }

  /// Puts a route into a column or page that the map lists for another, until it is closed.
  mutating func put(
    _ route: AnyRoute, _ destination: AnyDestination, into opening: Opening,
    of container: AnyRoute, trail: [AnyRoute], entering member: AnyRoute?
  ) throws(NavigationError) -> NodeID {
    let parent = try reach(container, trail: trail)
    guard let position = opening.position(in: tree[parent]) else {
      throw .noSuchPlace(for: route.label, in: container.label)
    }
    return try put(route, destination, at: position, of: parent, entering: member)
  }

  private mutating func put(
    _ route: AnyRoute, _ destination: AnyDestination, at position: Int, of parent: NodeID,
    entering member: AnyRoute?
  ) throws(NavigationError) -> NodeID {
    let new = try attach(
      route, destination, parent: parent, position: position, entering: member)
    put(new.root, at: position, of: parent)
    bring(position, in: parent)
    return new.target
  }

  /// Builds the route's node with its first content; `root` is the outermost new node.
  mutating func attach(
    _ route: AnyRoute, _ destination: AnyDestination, parent: NodeID? = nil, position: Int = 0,
    entering member: AnyRoute? = nil
  ) throws(NavigationError) -> (root: NodeID, target: NodeID) {
    // A container may list a curtain.
    if parent != nil, destination.place == .curtain {
      throw .otherSideOfCurtain(route: route.label)
    }
    if let back = try takeBack(route, destination, parent: parent, position: position) {
      return back
    }
    if destination.shape == .screen {
      guard traits.builds(route) else { throw .noAssembly(route: route.label) }
      let id = tree.add(.screen, route: route, parent: parent, position: position)
      return (id, id)
    }
    guard !building.contains(where: { $0.isSameScreen(as: route) }) else {
      throw .cycle(routes: (building + [route]).map(\.label))
    }
    building.append(route)
    defer { building.removeLast() }
    if case .members(let list) = destination.shape {
      let id = try attach(
        list, of: route, parent: parent, position: position, isEntered: member != nil)
      return (id, id)
    }
    if let parent, tree.stack(around: parent) != nil { throw .containerInStack(route: route.label) }
    return try attachStack(of: route, destination, parent: parent, position: position)
  }

  private mutating func attachStack(
    of route: AnyRoute, _ destination: AnyDestination, parent: NodeID?, position: Int
  ) throws(NavigationError) -> (root: NodeID, target: NodeID) {
    let root: AnyRoute? = if case .stack(let root) = destination.shape { root } else { nil }
    let stack = tree.add(
      .stack, route: root == nil ? nil : route, parent: parent, position: position)
    let screen =
      try root.map(screenDestination) ?? destination.placed(at: .pushed(.above, in: nil))
    let first = try push(root ?? route, screen, on: stack)
    return (stack, root == nil ? first : stack)
  }

  private mutating func attach(
    _ list: MemberList, of route: AnyRoute, parent: NodeID?, position: Int, isEntered: Bool
  ) throws(NavigationError) -> NodeID {
    let id = tree.add(
      list.kind, route: route, parent: parent, position: position,
      extra: list.adapter.map { NodeExtra(adapter: $0) })
    tree.update(id) { node in
      node.children = list.routes.map(Child.slot)
      node.selection = list.first
      node.isCollapsed = list.kind == .split && traits.isCompact
    }
    for (position, slot) in list.routes.enumerated() {
      tree.register(.slot(id, position: position), for: slot)
    }
    if !isEntered, list.routes.indices.contains(list.first) {
      try fill(id, list.first, with: list.routes[list.first])
      fillCompanions(of: id)
    }
    return id
  }
}
