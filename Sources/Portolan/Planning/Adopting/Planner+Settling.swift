extension Planner {
  /// Removes containers that are left without children, with all on top of them, unless a visible
  /// one can build a member.
  mutating func settle() {
    for layer in tree.parts.joined() {
      guard tree.contains(layer.root), !settle(layer.root, isSeen: true),
        let position = tree.position(ofLayer: layer.root)
      else { continue }
      tree.closeLayers(above: position.layer - 1, in: position.part)
    }
  }

  /// Settles a node and what it holds; false when a container has no children left.
  private mutating func settle(_ id: NodeID, isSeen: Bool) -> Bool {
    let node = tree[id]
    for (position, child) in node.children.enumerated() {
      guard let child = child.id, !settle(child, isSeen: isSeen && node.shows(position)) else {
        continue
      }
      guard node.kind.hasMembers else {
        tree.pop(id, to: position - 1)
        return position > 0
      }
      empty(position, of: id)
    }
    guard node.kind.hasMembers, !tree[id].isEntered(at: node.selection) else { return true }
    if let other = (0..<node.children.count).first(where: tree[id].isEntered) {
      tree.update(id) { $0.selection = other }
      return true
    }
    return isSeen && enter(id)
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
  /// Puts back a route's loose fragment of the right shape, which keeps its own value; nil without one.
  mutating func takeBack(
    _ route: AnyRoute, _ destination: AnyDestination, parent: NodeID?, position: Int
  ) throws(NavigationError) -> (root: NodeID, target: NodeID)? {
    guard !loose.isEmpty, fragment != nil || destination.reuse != .never else { return nil }
    let fitting = loose.indices.filter {
      let (root, tree) = (loose[$0].root, loose[$0].tree)
      return tree.name(ofRoot: root)?.isSameScreen(as: route) == true
        && tree.fits(root, destination.shape)
    }
    guard let index = fitting.first(where: { loose[$0].root == fragment }) ?? fitting.last else {
      return nil
    }
    let (id, old) = (loose[index].root, loose[index].tree)
    if let parent, tree.stack(around: parent) != nil,
      old.subtree(id).contains(where: { !old[$0].kind.standsInStacks })
    {
      throw .containerInStack(route: route.label)
    }
    loose.remove(at: index)
    tree.add(id, of: old, parent: parent, position: position)
    let first = destination.shape == .ownStack ? tree[id].children[0].id : nil
    return (id, first ?? id)
  }
}
