extension Planner {
  /// The stack in which a route stands, revealed as it is; built when it is not there.
  mutating func stack(
    of parent: AnyRoute, for route: AnyRoute, trail: [AnyRoute]
  ) throws(NavigationError) -> NodeID {
    let found = existing(parent, .anywhere)
    let beneath = if let found { found } else { try reach(parent, trail: trail) }
    guard let (stack, _) = tree.stack(around: beneath) else { throw .noStack(for: route.label) }
    if found != nil { reveal(stack) }
    return stack
  }

  /// The stack nearest to the screen in front; what other code presents over it is in the way.
  mutating func visibleStack(for route: AnyRoute) throws(NavigationError) -> NodeID {
    guard let stack = uncoverStack() else { throw .noStack(for: route.label) }
    return stack
  }

  /// The stack nearest to the screen in front of ours, with nothing of other code over it.
  mutating func uncoverStack() -> NodeID? {
    guard let own = tree.layers.lastIndex(where: { tree[$0.root].kind != .foreign }) else {
      return nil
    }
    let path = tree.visiblePath(from: tree.layers[own].root)
    guard let stack = path.last(where: { tree[$0].kind == .stack }) else { return nil }
    closeLayers(above: own)
    return stack
  }

  mutating func push(
    _ route: AnyRoute, _ destination: AnyDestination, on stack: NodeID,
    entering member: AnyRoute? = nil
  ) throws(NavigationError) -> NodeID {
    guard destination.shape.standsInStacks else { throw .containerInStack(route.label) }
    let new = try attach(
      route, destination, parent: stack, position: tree[stack].children.count, entering: member)
    tree.update(stack) { $0.children.append(.node(new.root)) }
    return new.target
  }

  /// Takes out what stands above a place of a stack.
  mutating func pop(_ stack: NodeID, to position: Int) {
    let children = tree[stack].children
    guard children.count > position + 1 else { return }
    for place in stride(from: children.count - 1, to: position, by: -1) {
      if let id = children[place].id { tree.remove(id) }
    }
    tree.update(stack) { node in
      while node.children.count > position + 1 { node.children.removeLast() }
    }
  }

  /// The asker decides: onto the visible stack whatever the map says.
  ///
  /// What is on top already is found.
  mutating func push(_ route: AnyRoute) throws(NavigationError) -> NodeID {
    let stack = try visibleStack(for: route)
    if let top = tree[stack].frontChild, tree[top].route?.isSameScreen(as: route) == true {
      if tree[top].route != route { tree.update(top) { $0.route = route } }
      return top
    }
    return try push(route, screenDestination(of: route), on: stack)
  }

  /// The asker decides: the only element of the visible stack.
  mutating func reset(to route: AnyRoute) throws(NavigationError) -> NodeID {
    let stack = try visibleStack(for: route)
    pop(stack, to: 0)
    guard let first = tree[stack].frontChild else { throw .noStack(for: route.label) }
    if tree[first].route?.isSameScreen(as: route) == true {
      if tree[first].route != route { tree.update(first) { $0.route = route } }
      return first
    }
    makeRoom(in: stack, for: .asOnlyElement)
    return try push(route, screenDestination(of: route), on: stack)
  }

  /// A destination for a route that the asker puts into a stack.
  func screenDestination(of route: AnyRoute) throws(NavigationError) -> AnyDestination {
    try maps.destination(for: route).placed(at: .pushed(.above, in: nil))
  }

  /// Sets the elements of one type above a stack's first screen.
  ///
  /// Elements of other types keep their place; what stands on a removed element goes with it.
  mutating func setPath(
    _ path: [AnyRoute], of type: ObjectIdentifier, in name: AnyRoute
  ) throws(NavigationError) -> NodeID? {
    if tree.stack(startingWith: name) == nil { _ = try reach(name, trail: []) }
    guard let stack = tree.stack(startingWith: name) else { throw .noStack(for: name.label) }
    reveal(stack)
    let children = tree[stack].children
    var kept = 0
    var used = 0
    for child in children.dropFirst() {
      guard let id = child.id, let route = tree[id].route else { break }
      if route.typeID == type {
        guard used < path.count, route.isSameScreen(as: path[used]) else { break }
        if route != path[used] { tree.update(id) { $0.route = path[used] } }
        used += 1
      }
      kept += 1
    }
    pop(stack, to: kept)
    for route in path.dropFirst(used) {
      _ = try push(route, screenDestination(of: route), on: stack)
    }
    return tree[stack].frontChild
  }
}
