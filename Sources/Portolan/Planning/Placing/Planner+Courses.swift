extension Planner {
  /// Shows one or several routes, each on top of the one before it, the last in front.
  ///
  /// The first is found or built. Those of the others that are on top of it already, in this order,
  /// are found. Of the rest, one that the map places in another column of the split is set there, with
  /// what follows on top of it; others are pushed, whatever the map says.
  mutating func show(
    _ routes: [AnyRoute], placed place: Place?
  ) throws(NavigationError) -> NodeID {
    guard let start = routes.first else { throw .emptyCourse }
    if routes.count == 1, place == nil { return try reach(start, trail: []) }
    let destination = try destination(of: start, placed: place)
    guard routes.count > 1 else {
      if existing(start, destination.reuse) != nil { return try reach(start, trail: []) }
      return try self.place(start, destination, trail: [start])
    }
    var found = destination.reuse == .never ? [] : try reuse(longestChain(of: routes), for: routes)
    if found.isEmpty { found = [try self.place(start, destination, trail: [start])] }
    var last = bringToTop(found)
    var rest = routes.dropFirst(found.count)
    while let route = rest.first {
      if let found = try setColumn(beside: last, to: rest) {
        last = bringToTop(found)
        rest = rest.dropFirst(found.count)
        continue
      }
      guard let (stack, _) = tree.stack(around: last) else { throw .noStack(for: route.label) }
      last = try push(route, screenDestination(of: route), on: stack)
      rest = rest.dropFirst()
    }
    return last
  }

  /// Reveals the last of these nodes, closes what stands on it, and returns it.
  private mutating func bringToTop(_ found: [NodeID]) -> NodeID {
    let last = found[found.count - 1]
    reveal(last)
    if let (stack, position) = tree.stack(around: last) { tree.pop(stack, to: position) }
    return last
  }

  /// Sets the column in which the map places the first of these routes, and returns the nodes of the
  /// routes that stand there then; nil unless it is another column of the split around a screen.
  private mutating func setColumn(
    beside id: NodeID, to routes: ArraySlice<AnyRoute>
  ) throws(NavigationError) -> [NodeID]? {
    let around = tree.container(around: tree.box(id)) { node, _ in node.kind == .split }
    guard let route = routes.first, let (split, own) = around,
      let place = maps.destination(ifKnown: route)?.place,
      let position = column(of: route, at: place, in: tree[split]), position != own
    else { return nil }
    let destination = try destination(of: route, placed: nil)
    if destination.reuse != .never, let root = tree[split].children[position].id,
      let first = tree.screen(of: route, in: root)
    {
      let found = try reuse(chain(from: first, Array(routes)), for: Array(routes))
      if !found.isEmpty { return found }
    }
    let new = try attach(route, destination, parent: split, position: position)
    put(new.root, at: position, of: split)
    return [new.target]
  }

  private func column(of route: AnyRoute, at place: Place, in split: Node) -> Int? {
    guard let anchor = place.anchor, split.route?.isSameScreen(as: anchor) == true else {
      return nil
    }
    switch place {
    case .opening(let opening, _): return opening.position(in: split)
    case .member: return members(of: split).firstIndex(where: route.isSameScreen)
    default: return nil
    }
  }

  /// The map's destination of a route, but at `place`, when the request names one; throws for a
  /// curtain at another place.
  func destination(
    of route: AnyRoute, placed place: Place?
  ) throws(NavigationError) -> AnyDestination {
    let said = try maps.destination(for: route)
    guard said.place != .curtain || place ?? .curtain == .curtain else {
      throw .otherSideOfCurtain(route: route.label)
    }
    return place.map(said.placed) ?? said
  }

  /// Gives the first nodes the routes' new values, as far as they can show them, and returns those;
  /// removes the first node if even that cannot.
  private mutating func reuse(
    _ nodes: [NodeID], for routes: [AnyRoute]
  ) throws(NavigationError) -> [NodeID] {
    var used: [NodeID] = []
    for (id, route) in zip(nodes, routes) {
      guard try reuse(id, for: route) else { break }
      used.append(id)
    }
    if used.isEmpty, let first = nodes.first { evict(first) }
    return used
  }

  /// The longest chain of nodes that matches the routes; of equal ones, the nearest node's.
  private func longestChain(of routes: [AnyRoute]) -> [NodeID] {
    guard let nearest = existing(routes[0], .anywhere) else { return [] }
    var best = chain(from: nearest, routes)
    for case .node(let id) in tree.homes(of: routes[0]) where id != nearest {
      let other = chain(from: id, routes)
      if other.count > best.count { best = other }
    }
    return best
  }

  /// The node `start` and the elements directly above it that match the routes.
  private func chain(from start: NodeID, _ routes: [AnyRoute]) -> [NodeID] {
    guard let (stack, first) = tree.stack(around: start) else { return [start] }
    var chain = [start]
    let children = tree[stack].children
    for (route, position) in zip(routes.dropFirst(), (first + 1)..<max(first + 1, children.count)) {
      guard let id = children[position].id, tree[id].route?.isSameScreen(as: route) == true else {
        break
      }
      chain.append(id)
    }
    return chain
  }
}
