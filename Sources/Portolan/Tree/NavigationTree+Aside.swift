/// A tree on the heap, so that a tree can hold another one.
final class TreeBox: Sendable {
  let tree: NavigationTree

  init(_ tree: NavigationTree) {
    self.tree = tree
  }
}

extension NavigationTree {
  /// Puts what stands in another tree into this one, under the same ids.
  ///
  /// What is cut stays away: of a container with members it leaves an empty place, which is called
  /// as `cut` says; in a stack all that stands above stays away too.
  mutating func take(
    _ id: NodeID, of other: NavigationTree, parent: NodeID? = nil, position: Int = 0,
    cut: (_ container: Node, _ place: Int) -> AnyRoute? = { _, _ in nil }
  ) {
    let node = other[id]
    add(node, parent: parent, position: position)
    var children = Children()
    for (place, child) in node.children.enumerated() {
      if let name = cut(node, place) {
        if node.kind == .stack { break }
        register(.slot(id, position: place), for: name)
        children.append(.slot(name))
        continue
      }
      switch child {
      case .slot(let route): register(.slot(id, position: place), for: route)
      case .node(let child):
        take(child, of: other, parent: id, position: place, cut: cut)
      }
      children.append(child)
    }
    update(id) { node in
      node.children = children
      guard node.kind.hasMembers, !node.isEntered(at: node.selection) else { return }
      node.selection = (0..<children.count).first(where: node.isEntered) ?? node.selection
    }
  }

  /// Sets aside what stood in another tree: it is shown nowhere, and stays alive.
  mutating func setAside(
    _ id: NodeID, of other: NavigationTree,
    cut: (_ container: Node, _ place: Int) -> AnyRoute? = { _, _ in nil }
  ) {
    var aside = aside
    aside.take(id, of: other, cut: cut)
    aside.layers.append(Layer(style: nil, root: id))
    self.aside = aside
  }

  /// Ends what was set aside with all in it.
  mutating func dropAside(_ root: NodeID) {
    guard aside.contains(root) else { return }
    var aside = aside
    aside.remove(root)
    aside.layers.removeAll { $0.root == root }
    self.aside = aside
  }

  /// The topmost of the nodes that are not in another tree, nor set aside there.
  func roots(missingIn other: NavigationTree) -> [NodeID] {
    var missing: [NodeID] = []
    Self.difference(self, other) { id, old, new in
      if old != nil, new == nil, !other.aside.contains(id) { missing.append(id) }
    }
    return missing.sorted().filter { id in
      self[id].parent.map { !missing.contains($0) } ?? true
    }
  }
}
