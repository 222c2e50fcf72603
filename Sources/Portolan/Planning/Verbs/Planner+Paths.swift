extension Planner {
  /// Sets the elements of the name's type above a stack's first screen.
  mutating func setPath(
    _ path: [AnyRoute], in name: AnyRoute
  ) throws(NavigationError) -> NodeID? {
    if tree.stack(startingWith: name) == nil { _ = try reach(name, trail: []) }
    guard let stack = tree.stack(startingWith: name) else { throw .noStack(for: name.label) }
    return try set(path, of: name.typeID, in: stack, above: 0)
  }

  /// Replaces what stands above a screen in its stack.
  mutating func replace(
    above route: AnyRoute, with path: [AnyRoute]
  ) throws(NavigationError) -> NodeID? {
    guard let (stack, position) = try tree.stack(around: open(route)) else {
      throw .noStack(for: (path.first ?? route).label)
    }
    return try set(path, of: nil, in: stack, above: position)
  }

  /// Sets the elements above a place of a stack; those that the old and the new ones begin with
  /// stay.
  ///
  /// With a type, elements of other types keep their place; what stands on a removed element goes
  /// with it.
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
    pop(stack, to: kept)
    for route in path.dropFirst(used) {
      _ = try push(route, screenDestination(of: route), on: stack)
    }
    return tree[stack].frontChild
  }
}
