extension Planner {
  /// Removes containers that are left without children, unless a visible one can build a member.
  mutating func settle() {
    for layer in tree.groups.flatMap(\.layers) {
      guard let group = tree.position(ofLayer: layer.root)?.group,
        !settle(layer.root, isSeen: tree.groups[group].standing != .aside),
        let position = tree.position(ofLayer: layer.root)
      else { continue }
      let above = tree.groups[position.group].layers.dropFirst(position.layer + 1)
      tree.groups[position.group].layers.removeLast(above.count)
      tree.closeLayers(above: position.layer - 1, in: position.group)
      for layer in above { rescue(layer.root) }
    }
  }

  /// Settles a node and what it holds; false when a container has no children left.
  private mutating func settle(_ id: NodeID, isSeen: Bool) -> Bool {
    let node = tree[id]
    for (position, child) in node.children.enumerated() {
      guard let child = child.id, !settle(child, isSeen: isSeen && node.shows(position)) else {
        continue
      }
      guard node.kind.hasMembers else { return cut(node, at: position) }
      empty(position, of: id)
    }
    guard node.kind.hasMembers, !tree[id].isEntered(at: node.selection) else { return true }
    if let other = (0..<node.children.count).first(where: tree[id].isEntered) {
      tree.update(id) { $0.selection = other }
      return true
    }
    return isSeen && enter(id)
  }

  /// Removes an element of a stack that has no children left; false when it was the first element.
  private mutating func cut(_ stack: Node, at position: Int) -> Bool {
    let gone = stack.children.compactMap(\.id).dropFirst(position)
    tree.setChildren(of: stack.id, to: Array(stack.children.prefix(position)))
    if let hollow = gone.first { tree.remove(hollow) }
    for id in gone.dropFirst() { rescue(id) }
    return position > 0
  }

  /// Sets aside what was above a removed node; removes it if foreign or left without children.
  private mutating func rescue(_ id: NodeID) {
    if tree[id].kind == .foreign || !settle(id, isSeen: false) {
      tree.remove(id)
    } else {
      tree.setAside(id)
    }
  }

  /// Builds the member that a container showed, else another one; false when none can be built.
  private mutating func enter(_ container: NodeID) -> Bool {
    let node = tree[container]
    let positions = [node.selection] + (0..<node.children.count).filter { $0 != node.selection }
    for position in positions where position < node.children.count {
      guard case .slot(let route) = node.children[position] else { continue }
      var attempt = self
      do throws(NavigationError) { try attempt.fill(container, position, with: route) } catch {
        continue
      }
      self = attempt
      bring(position, in: container)
      return true
    }
    return false
  }
}

extension Planner {
  /// Brings back a screen that was set aside, with its containers; nil when that is impossible.
  ///
  /// Its outermost container is placed where the map says; when that fails, the screen stays aside.
  mutating func reachAside(
    _ route: AnyRoute, _ destination: AnyDestination, trail: [AnyRoute]
  ) -> NodeID? {
    guard tree.hasAside, piece == nil, !isNew, destination.reuse == .anywhere,
      let id = tree.lastAside(of: route), let name = tree.name(ofRoot: tree.layerRoot(of: id))
    else { return nil }
    var attempt = self
    do throws(NavigationError) {
      let holder = try maps.destination(for: name)
      _ = try attempt.place(name, holder, trail: trail + [name])
    } catch { return nil }
    guard attempt.tree.contains(id) else { return nil }
    self = attempt
    reveal(id)
    if trail.isEmpty, tree[id].route != route { tree.update(id) { $0.route = route } }
    return id
  }

  /// Puts back a route's node that was set aside and has the right shape; nil without one.
  ///
  /// A question's screen is always built, so nothing is taken back for it.
  mutating func takeBack(
    _ route: AnyRoute, _ destination: AnyDestination, parent: NodeID?, position: Int
  ) throws(NavigationError) -> (root: NodeID, target: NodeID)? {
    guard tree.hasAside, piece != nil || (destination.reuse != .never && !isNew) else { return nil }
    let fitting = tree.asideRoots.filter {
      tree.name(ofRoot: $0)?.isSameScreen(as: route) == true && tree.fits($0, destination.shape)
    }
    guard let id = fitting.first(where: { $0 == piece }) ?? fitting.last else { return nil }
    if let parent, tree.stack(around: parent) != nil,
      tree.subtree(id).contains(where: { !tree[$0].kind.standsInStacks })
    {
      throw .containerInStack(route.label)
    }
    tree.takeBack(id, parent: parent, position: position)
    let first = destination.shape == .ownStack ? tree[id].children[0].id : nil
    let target = first ?? id
    if tree[target].route != route { tree.update(target) { $0.route = route } }
    return (id, target)
  }
}
