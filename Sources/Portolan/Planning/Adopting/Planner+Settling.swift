extension Planner {
  /// Ends containers of which nothing is left; one that is seen is entered again.
  mutating func settle() {
    for layer in tree.groups.flatMap(\.layers) {
      guard let group = tree.place(ofLayer: layer.root)?.group,
        !settle(layer.root, isSeen: tree.groups[group].standing != .aside),
        let place = tree.place(ofLayer: layer.root)
      else { continue }
      let above = tree.groups[place.group].layers.dropFirst(place.layer + 1)
      tree.groups[place.group].layers.removeLast(above.count)
      tree.closeLayers(above: place.layer - 1, in: place.group)
      for layer in above { rescue(layer.root) }
    }
  }

  /// False when nothing is left of a container.
  private mutating func settle(_ id: NodeID, isSeen: Bool) -> Bool {
    let node = tree[id]
    for (place, child) in node.children.enumerated() {
      guard let child = child.id, !settle(child, isSeen: isSeen && node.shows(place)) else {
        continue
      }
      guard node.kind.hasMembers else { return cut(node, at: place) }
      empty(place, of: id)
    }
    guard node.kind.hasMembers, !tree[id].isEntered(at: node.selection) else { return true }
    if let other = (0..<node.children.count).first(where: tree[id].isEntered) {
      tree.update(id) { $0.selection = other }
      return true
    }
    return isSeen && enter(id)
  }

  /// Takes an element out of a stack that nothing is left of; false when that was the first.
  private mutating func cut(_ stack: Node, at place: Int) -> Bool {
    let gone = stack.children.compactMap(\.id).dropFirst(place)
    tree.setChildren(of: stack.id, to: Array(stack.children.prefix(place)))
    if let hollow = gone.first { tree.remove(hollow) }
    for id in gone.dropFirst() { rescue(id) }
    return place > 0
  }

  /// Sets aside what stood on what is ended, unless it is other code's.
  private mutating func rescue(_ id: NodeID) {
    if tree[id].kind == .foreign || !settle(id, isSeen: false) {
      tree.remove(id)
    } else {
      tree.setAside(id)
    }
  }

  /// Builds what a container showed, else another member.
  private mutating func enter(_ container: NodeID) -> Bool {
    let node = tree[container]
    let places = [node.selection] + (0..<node.children.count).filter { $0 != node.selection }
    for place in places where place < node.children.count {
      guard case .slot(let route) = node.children[place] else { continue }
      var attempt = self
      do throws(NavigationError) { try attempt.fill(container, place, with: route) } catch {
        continue
      }
      self = attempt
      bring(place, in: container)
      return true
    }
    return false
  }
}
