extension Planner {
  /// The greatest number of placements from a route to an open screen on which it is built.
  static var deepest: Int { 50 }

  /// Finds a route's screen and makes it visible, or builds it where its placement says.
  ///
  /// When a container is built for `member`, it gets that member only. `trail` has the routes that
  /// lead here; its length is limited, since a map may place `item(n)` on `item(n + 1)` without
  /// end, and each level takes room on the thread's stack.
  mutating func reach(
    _ route: AnyRoute, trail: [AnyRoute], entering member: AnyRoute? = nil
  ) throws(NavigationError) -> NodeID {
    if trail.contains(where: { $0.isSameScreen(as: route) }) {
      throw .cycle(routes: (trail + [route]).map(\.label))
    }
    if trail.count > Self.deepest, let first = trail.first { throw .tooDeep(route: first.label) }
    let destination = try maps.destination(for: route)
    guard let found = existing(route, destination.reuse) else {
      return try place(route, destination, trail: trail + [route], entering: member)
    }
    // Only the target gets a new value, not the screens on which it is placed.
    let isTarget = trail.isEmpty
    if isTarget, try !isStill(route, at: found) {
      evict(found)
      return try place(route, destination, trail: [route], entering: member)
    }
    if isTarget, traits.isCurtain, maps.isCurtain(route) {
      // An open curtain stays as it is, with its screens.
      try renew(found, as: route)
      return tree.visiblePath.last ?? found
    }
    reveal(found)
    if isTarget { try renew(found, as: route) } else { anchors.append(found) }
    return found
  }

  /// Makes a node visible: closes the layers and elements above it, and selects it and its parents.
  mutating func reveal(_ id: NodeID) {
    var below = tree.box(id)
    while let parent = below.node.parent {
      let above = tree.box(parent)
      if above.node.front != below.node.position { bring(below.node.position, in: parent) }
      below = above
    }
    let root = below.node.id
    if let layer = tree.layers.firstIndex(where: { $0.root == root }) {
      uncover(layer)
    } else {
      returnKept(with: root)
    }
  }
}

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

extension Planner {
  /// Builds the companions (members visible beside a container's front one) that need no guards.
  ///
  /// Those with guards wait in `emptyCompanions`: one column must not block the other.
  mutating func fillCompanions(of container: NodeID) {
    for position in emptyCompanions(of: tree[container]) where !fillFreely(container, position) {
      emptyCompanions.append((container, position))
    }
  }

  /// Builds the companions that need no guards besides those that the plan asks anyway.
  mutating func fillCompanions(
    since old: NavigationTree, reaching target: NodeID?
  ) throws(NavigationError) {
    guard !emptyCompanions.isEmpty else { return }
    let plan = NavigationPlan(from: old, to: tree)
    let passed = Set(try plan.guards(in: maps, traits, reaching: target, exempting: exemption))
    // A built companion may have companions itself, which are appended.
    while !emptyCompanions.isEmpty {
      let next = emptyCompanions.removeFirst()
      guard let node = tree.node(next.container),
        emptyCompanions(of: node).contains(next.position)
      else { continue }
      _ = fillFreely(next.container, next.position, after: passed)
    }
  }

  /// Builds a member that was never visited; false when it needs guards besides `passed`.
  mutating func fillFreely(
    _ container: NodeID, _ position: Int, after passed: Set<AnyGuard> = []
  ) -> Bool {
    guard case .slot(let route) = tree[container].children[position] else { return false }
    var attempt = self
    do throws(NavigationError) { try attempt.fill(container, position, with: route) } catch {
      return false
    }
    guard let new = attempt.tree[container].children[position].id,
      attempt.tree.subtree(new).compactMap(attempt.tree.route(of:))
        .allSatisfy({ isFree($0, after: passed) })
    else { return false }
    self = attempt
    return true
  }

  private func emptyCompanions(of node: Node) -> [Int] {
    (node.kind.behavior?.companions(node.state) ?? []).filter { !node.isEntered(at: $0) }
  }

  /// Whether the route's destination and the scene have no guards for it besides `passed`.
  private func isFree(_ route: AnyRoute, after passed: Set<AnyGuard>) -> Bool {
    guard maps.sceneGuards(of: route).allSatisfy(passed.contains) else { return false }
    do { return try maps.guards(of: route).allSatisfy(passed.contains) } catch { return false }
  }
}
