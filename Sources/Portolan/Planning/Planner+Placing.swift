extension Planner {
  /// Builds a route where its placement says.
  mutating func place(
    _ route: AnyRoute, _ destination: AnyDestination, trail: [AnyRoute],
    entering member: AnyRoute? = nil
  ) throws(NavigationError) -> NodeID {
    switch destination.place {
    case .root:
      replaceBase()
      let new = try attach(route, destination, entering: member)
      tree.layers = [Layer(style: nil, root: new.root)]
      return new.target
    case .member(let container):
      return try enter(route, destination, of: container, trail: trail, entering: member)
    case .pushedOnto(let parent):
      let beneath = try reach(parent, trail: trail)
      guard let (stack, position) = tree.stack(around: beneath) else {
        throw .noStack(for: route.label)
      }
      pop(stack, to: position)
      return try push(route, destination, on: stack)
    case .pushedAbove(let parent):
      return try push(route, destination, on: stack(of: parent, for: route, trail: trail))
    case .inVisibleStack:
      return try push(route, destination, on: visibleStack(for: route))
    case .presented(let style, let over):
      if let over {
        let beneath = try reach(over, trail: trail)
        if let layer = tree.layer(of: beneath) { closeLayers(above: layer) }
      }
      try requireSomethingLasting(beneath: route)
      let new = try attach(route, destination, entering: member)
      tree.layers.append(Layer(style: style, root: new.root))
      return new.target
    }
  }

  private mutating func enter(
    _ route: AnyRoute, _ destination: AnyDestination, of container: AnyRoute,
    trail: [AnyRoute], entering member: AnyRoute?
  ) throws(NavigationError) -> NodeID {
    let parent = try reach(container, trail: trail, entering: route)
    for home in tree.homes(of: route) {
      switch home {
      case .slot(parent, let position):
        let new = try attach(
          route, destination, parent: parent, position: position, entering: member)
        fill(parent, position, with: new.root, for: route)
        select(parent, position)
        return new.target
      case .node(let id) where tree.layerRoot(of: id) == tree.layerRoot(of: parent):
        reveal(id)
        return id
      default: continue
      }
    }
    return try enterAgain(route, destination, of: tree[parent], entering: member)
  }

  /// Builds a member anew whose first screen the asker had replaced.
  private mutating func enterAgain(
    _ route: AnyRoute, _ destination: AnyDestination, of container: Node,
    entering member: AnyRoute?
  ) throws(NavigationError) -> NodeID {
    for position in 0..<container.children.count
    where self.member(at: position, of: container)?.isSameScreen(as: route) == true {
      if let old = container.children[position].id { tree.remove(old) }
      let new = try attach(
        route, destination, parent: container.id, position: position, entering: member)
      tree.update(container.id) { $0.children[position] = .node(new.root) }
      select(container.id, position)
      return new.target
    }
    throw .notAMember(route.label, of: (container.route ?? route).label)
  }

  /// What the map lists at a place of a container.
  func member(at position: Int, of container: Node) -> AnyRoute? {
    guard let name = container.route else { return nil }
    do {
      switch try maps.destination(for: name).shape {
      case .tabs(let members): return position < members.count ? members[position] : nil
      case .stack(let root): return position == 0 ? root : nil
      case .screen, .ownStack: return nil
      }
    } catch { return nil }
  }

  /// Builds the route's node and, for a screen with a stack of its own, that stack around it.
  mutating func attach(
    _ route: AnyRoute, _ destination: AnyDestination, parent: NodeID? = nil, position: Int = 0,
    entering member: AnyRoute? = nil
  ) throws(NavigationError) -> (root: NodeID, target: NodeID) {
    guard !building.contains(where: { $0.isSameScreen(as: route) }) else {
      throw .cycle((building + [route]).map(\.label))
    }
    building.append(route)
    defer { building.removeLast() }
    switch destination.shape {
    case .screen:
      let id = tree.add(.screen, route: route, parent: parent, position: position)
      return (id, id)
    case .ownStack:
      let stack = tree.add(.stack, route: nil, parent: parent, position: position)
      let id = tree.add(.screen, route: route, parent: stack, position: 0)
      tree.update(stack) { $0.children = Children([.node(id)]) }
      return (stack, id)
    case .stack(let root):
      let stack = tree.add(.stack, route: route, parent: parent, position: position)
      let said = try maps.destination(for: root)
      guard said.shape == .screen else { throw .containerInStack(root.label) }
      let first = try attach(root, said, parent: stack)
      tree.update(stack) { $0.children = Children([.node(first.root)]) }
      return (stack, stack)
    case .tabs(let members):
      let tabs = tree.add(.tabs, route: route, parent: parent, position: position)
      tree.update(tabs) { $0.children = Children(members.map(Child.slot)) }
      for (position, slot) in members.enumerated() {
        tree.register(.slot(tabs, position: position), for: slot)
      }
      if member == nil, let first = members.first { try fill(tabs, 0, with: first) }
      return (tabs, tabs)
    }
  }

  mutating func fill(
    _ tabs: NodeID, _ position: Int, with route: AnyRoute
  ) throws(NavigationError) {
    let new = try attach(
      route, maps.destination(for: route), parent: tabs, position: position)
    fill(tabs, position, with: new.root, for: route)
  }

  private mutating func fill(
    _ tabs: NodeID, _ position: Int, with id: NodeID, for route: AnyRoute
  ) {
    tree.unregister(.slot(tabs, position: position), for: route)
    tree.update(tabs) { $0.children[position] = .node(id) }
  }

  private func requireSomethingLasting(beneath route: AnyRoute) throws(NavigationError) {
    guard let base = tree.layers.first, let name = tree.name(ofRoot: base.root) else {
      throw .nothingToPresentOver(route.label)
    }
    if tree.layers.count == 1, try maps.destination(for: name).isPassing {
      throw .nothingToPresentOver(route.label)
    }
  }
}
