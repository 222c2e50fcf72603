extension Planner {
  /// Brings the stack that holds the screen `parent` into view, with what stands above `parent`.
  ///
  /// If `parent` is not open, it is built first; `trail` has the routes whose places led here.
  mutating func revealStack(
    of parent: AnyRoute, for route: AnyRoute, trail: [AnyRoute]
  ) throws(NavigationError) -> NodeID {
    let found = existing(parent, .anywhere)
    let beneath = if let found { found } else { try reach(parent, trail: trail) }
    guard let (stack, _) = tree.stack(around: beneath) else { throw .noStack(for: route.label) }
    if found != nil { reveal(stack) }
    return stack
  }

  /// Closes the layers over the stack nearest to the front screen, and returns that stack.
  mutating func uncoverStack(for route: AnyRoute) throws(NavigationError) -> NodeID {
    guard let stack = uncoverStack() else { throw .noStack(for: route.label) }
    return stack
  }

  /// Closes the layers over the current stack, and returns that stack; nil without one.
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
    guard destination.shape.standsInStacks else { throw .containerInStack(route: route.label) }
    let count = tree[stack].children.count
    let new = try attach(
      route, destination, parent: stack, position: position ?? count, entering: member)
    if let position, position < count {
      var children = tree[stack].children
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
    let stack = try uncoverStack(for: route)
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
    guard isSeen else { throw .notVisible(route: node.route?.label ?? route.label) }
    reveal(id)
    let destination = try destination(of: route, placed: .presented(style, over: .front))
    return try place(route, destination, trail: [route])
  }

  /// Makes a route the first element of the visible stack, whatever the map says, and returns the stack.
  private mutating func startVisibleStack(with route: AnyRoute) throws(NavigationError) -> NodeID {
    let stack = try uncoverStack(for: route)
    guard let first = tree[stack].children[0].id else { throw .noStack(for: route.label) }
    if try !reuse(first, for: route) {
      makeRoom(in: stack, for: .asOnlyElement)
      _ = try push(route, screenDestination(of: route), on: stack)
    }
    return stack
  }

  /// The destination of a route that is pushed, whatever placement its map gives.
  func screenDestination(of route: AnyRoute) throws(NavigationError) -> AnyDestination {
    try destination(of: route, placed: .pushed(.above, in: nil))
  }
}

extension Planner {
  /// Sets the elements of a stack, all or some of them.
  mutating func set(
    _ path: [AnyRoute], in scope: PathScope
  ) throws(NavigationError) -> NodeID? {
    switch scope {
    case .stack(let name):
      if tree.stack(startingWith: name) == nil { _ = try reach(name, trail: []) }
      guard let stack = tree.stack(startingWith: name) else { throw .noStack(for: name.label) }
      return try set(path, of: name.typeID, in: stack, above: 0)
    case .above(let route):
      guard let (stack, position) = try tree.stack(around: open(route)) else {
        throw .noStack(for: (path.first ?? route).label)
      }
      return try set(path, of: nil, in: stack, above: position)
    case .visibleStack:
      guard let first = path.first else { throw .emptyCourse }
      let stack = try startVisibleStack(with: first)
      return try set(Array(path.dropFirst()), of: nil, in: stack, above: 0)
    }
  }

  /// Sets the elements above a position of a stack; those that the path names again stay.
  ///
  /// With `type`, an element of another type stays or goes with the one on which it stands.
  private mutating func set(
    _ path: [AnyRoute], of type: ObjectIdentifier?, in stack: NodeID, above position: Int
  ) throws(NavigationError) -> NodeID? {
    reveal(stack)
    let isOwn = { [tree] (id: NodeID) in
      tree.route(of: id).map { type == nil || $0.typeID == type } ?? true
    }
    let old = tree[stack].children.compactMap(\.id)
    var used = matches(of: path, among: old.dropFirst(position + 1).filter(isOwn))
    for (index, id) in used.enumerated() {
      if let id, try !reuse(id, for: path[index]) { used[index] = nil }
    }
    keep(used.compactMap(\.self), of: old, in: stack, above: position, isOwn)
    var next = position + 1
    for (route, id) in zip(path, used) {
      while next < tree[stack].children.count, tree[stack].children[next].id.map(isOwn) == false {
        next += 1
      }
      if id == nil { _ = try push(route, screenDestination(of: route), on: stack, at: next) }
      next += 1
    }
    return tree[stack].frontChild
  }

  /// Removes the elements above a position but `used`, and those that stand on a removed one.
  private mutating func keep(
    _ used: [NodeID], of old: [NodeID], in stack: NodeID, above position: Int,
    _ isOwn: (NodeID) -> Bool
  ) {
    var used = used[...]
    var goes = false
    let staying = old.indices.filter { index in
      guard index > position, isOwn(old[index]) else { return !goes }
      goes = used.first != old[index]
      if !goes { used.removeFirst() }
      return !goes
    }
    guard staying.last != staying.count - 1 else { return tree.pop(stack, to: staying.count - 1) }
    for index in Set(old.indices).subtracting(staying).sorted() { tree.remove(old[index]) }
    tree.setChildren(of: stack, to: staying.map { .node(old[$0]) })
  }

  /// For each route of a path the element that it keeps: as many as possible in their order, first
  /// those with which both begin.
  private func matches(of path: [AnyRoute], among own: [NodeID]) -> [NodeID?] {
    let routes = own.map(tree.route)
    let shared = zip(path, routes).prefix { $1.map($0.isSameScreen) == true }.count
    var places: [UInt64: Int] = [:]
    for (place, route) in routes.enumerated().dropFirst(shared) {
      if let route { places[route.key] = place }
    }
    // The longest rising run: `ends` has the pair that ends each length, `before` the one before.
    var pairs: [(new: Int, old: Int, before: Int?)] = []
    var ends: [Int] = []
    for (new, route) in path.enumerated().dropFirst(shared) {
      guard let old = places[route.key], routes[old].map(route.isSameScreen) == true else {
        continue
      }
      let length = (ends.lastIndex { pairs[$0].old < old } ?? -1) + 1
      pairs.append((new, old, length > 0 ? ends[length - 1] : nil))
      ends.replaceSubrange(length..<min(length + 1, ends.count), with: [pairs.count - 1])
    }
    var found: [NodeID?] = path.indices.map { $0 < shared ? own[$0] : nil }
    var last = ends.last
    while let pair = last.map({ pairs[$0] }) {
      found[pair.new] = own[pair.old]
      last = pair.before
    }
    return found
  }
}

extension Planner {
  /// Performs several intents, each from where the one before it led.
  ///
  /// The plan compares only the tree before the first intent with the tree after the last.
  mutating func apply(_ steps: [Intent]) throws(NavigationError) -> NodeID? {
    var target: NodeID?
    for (position, step) in steps.enumerated() {
      do throws(NavigationError) { target = try apply(step) } catch {
        throw .inTransaction(error: error, step: position + 1)
      }
    }
    return target
  }
}
