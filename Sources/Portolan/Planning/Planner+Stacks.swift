extension Planner {
  /// Brings the stack that holds the screen `parent` into view, with what stands above `parent`.
  ///
  /// If `parent` is not open, it is built first; `trail` has the routes whose places led here.
  mutating func stack(
    of parent: AnyRoute, for route: AnyRoute, trail: [AnyRoute]
  ) throws(NavigationError) -> NodeID {
    let found = existing(parent, .anywhere)
    let beneath = if let found { found } else { try reach(parent, trail: trail) }
    guard let (stack, _) = tree.stack(around: beneath) else { throw .noStack(for: route.label) }
    if found != nil { reveal(stack) }
    return stack
  }

  /// The stack nearest to the front screen, after the layers over it have been closed.
  mutating func visibleStack(for route: AnyRoute) throws(NavigationError) -> NodeID {
    guard let stack = uncoverStack() else { throw .noStack(for: route.label) }
    return stack
  }

  /// The current stack, after the layers over it have been closed; nil without one.
  mutating func uncoverStack() -> NodeID? {
    guard let (stack, layer) = tree.currentStack else { return nil }
    uncover(layer)
    return stack
  }

  /// Puts a route on top of a stack, or at `position`, beneath the elements from there on.
  mutating func push(
    _ route: AnyRoute, _ destination: AnyDestination, on stack: NodeID, at position: Int? = nil,
    entering member: AnyRoute? = nil
  ) throws(NavigationError) -> NodeID {
    guard destination.shape.standsInStacks else { throw .containerInStack(route.label) }
    let count = tree[stack].children.count
    let new = try attach(
      route, destination, parent: stack, position: position ?? count, entering: member)
    if let position, position < count {
      var children = Array(tree[stack].children)
      children.insert(.node(new.root), at: position)
      tree.setChildren(of: stack, to: children)
    } else {
      tree.update(stack) { $0.children.append(.node(new.root)) }
    }
    return new.target
  }

  /// Pushes onto the visible stack, whatever the map says.
  ///
  /// When a screen of the route is on top already, it is used.
  mutating func push(_ route: AnyRoute) throws(NavigationError) -> NodeID {
    let stack = try visibleStack(for: route)
    if let top = tree[stack].frontChild, try reuse(top, for: route) { return top }
    return try push(route, screenDestination(of: route), on: stack)
  }

  /// Pushes directly onto a screen: in front if that was visible, else beneath the screens over it.
  ///
  /// When a screen of the route is directly on it already, that is used.
  mutating func push(
    _ route: AnyRoute, onto id: NodeID, isSeen: Bool
  ) throws(NavigationError) -> NodeID {
    guard tree.contains(id) else { throw .gone }
    guard let (stack, position) = tree.stack(around: id) else { throw .noStack(for: route.label) }
    if isSeen { reveal(id) }
    let children = tree[stack].children
    if position + 1 < children.count, let next = children[position + 1].id,
      try reuse(next, for: route)
    {
      return next
    }
    return try push(route, screenDestination(of: route), on: stack, at: position + 1)
  }

  /// Presents a layer over a screen; throws unless the screen was visible at the request.
  mutating func present(
    _ route: AnyRoute, _ style: PresentationStyle, over id: NodeID, isSeen: Bool
  ) throws(NavigationError) -> NodeID {
    guard let node = tree.node(id) else { throw .gone }
    guard isSeen else { throw .notVisible(node.route?.label ?? route.label) }
    reveal(id)
    let destination = try destination(of: route, placed: .presented(style, over: .front))
    return try place(route, destination, trail: [route])
  }

  /// Makes a route the only element of the visible stack, whatever the map says.
  mutating func reset(to route: AnyRoute) throws(NavigationError) -> NodeID {
    let stack = try visibleStack(for: route)
    tree.pop(stack, to: 0)
    guard let first = tree[stack].frontChild else { throw .noStack(for: route.label) }
    if try reuse(first, for: route) { return first }
    makeRoom(in: stack, for: .asOnlyElement)
    return try push(route, screenDestination(of: route), on: stack)
  }

  /// The destination of a route that is pushed, whatever placement its map gives.
  func screenDestination(of route: AnyRoute) throws(NavigationError) -> AnyDestination {
    try destination(of: route, placed: .pushed(.above, in: nil))
  }
}

extension Planner {
  /// Sets the elements above a stack's first screen, `name`, that have the route type of `name`.
  mutating func setPath(
    _ path: [AnyRoute], in name: AnyRoute
  ) throws(NavigationError) -> NodeID? {
    if tree.stack(startingWith: name) == nil { _ = try reach(name, trail: []) }
    guard let stack = tree.stack(startingWith: name) else { throw .noStack(for: name.label) }
    return try set(path, of: name.typeID, in: stack, above: 0)
  }

  /// Replaces the elements above a screen in its stack.
  mutating func replace(
    above route: AnyRoute, with path: [AnyRoute]
  ) throws(NavigationError) -> NodeID? {
    guard let (stack, position) = try tree.stack(around: open(route)) else {
      throw .noStack(for: (path.first ?? route).label)
    }
    return try set(path, of: nil, in: stack, above: position)
  }

  /// Sets the elements above a position of a stack; the common first elements stay.
  ///
  /// With `type`, elements of other types stay; the elements above a removed one are removed too.
  private mutating func set(
    _ path: [AnyRoute], of type: ObjectIdentifier?, in stack: NodeID, above position: Int
  ) throws(NavigationError) -> NodeID? {
    reveal(stack)
    var kept = position
    var used = 0
    for child in tree[stack].children.dropFirst(position + 1) {
      guard let id = child.id, let route = tree[id].route else { break }
      if type == nil || route.typeID == type {
        guard used < path.count, try reuse(id, for: path[used]) else { break }
        used += 1
      }
      kept += 1
    }
    tree.pop(stack, to: kept)
    for route in path.dropFirst(used) {
      _ = try push(route, screenDestination(of: route), on: stack)
    }
    return tree[stack].frontChild
  }
}

extension Planner {
  /// Shows a screen as it is; when it is in a kept part, the part is shown again.
  mutating func bringToFront(_ id: NodeID) throws(NavigationError) -> NodeID {
    guard tree.contains(id) else { throw .gone }
    reveal(id)
    return id
  }

  /// Performs several intents, each from where the one before it led.
  ///
  /// The plan compares only the tree before the first intent with the tree after the last.
  mutating func apply(_ steps: [LiveIntent]) throws(NavigationError) -> NodeID? {
    var target: NodeID?
    for (position, step) in steps.enumerated() {
      do throws(NavigationError) { target = try apply(step) } catch {
        throw .inTransaction(error, step: position + 1)
      }
    }
    return target
  }
}
