extension NavigationTree: Equatable {
  /// Whether both trees have equal nodes, with the same ids, in the same places.
  public static func == (one: Self, other: Self) -> Bool {
    guard one.parts == other.parts, one.count == other.count else { return false }
    var isEqual = true
    difference(one, other) { _, before, after in isEqual = isEqual && before?.node == after?.node }
    return isEqual
  }
}

extension NavigationTree {
  /// Whether both trees show the same: equal routes in the same places, whatever the ids of the
  /// nodes are.
  ///
  /// ```swift
  /// #expect(restored.tree.isSame(as: scene.tree))
  /// ```
  ///
  /// The comparison includes the layers with their styles, kept parts, selections, slots (members
  /// that were never shown) and whether splits are collapsed. Equal trees are also the same in this
  /// sense.
  public func isSame(as other: NavigationTree) -> Bool {
    count == other.count && isSame(layers, as: other.layers, in: other)
      && kept.count == other.kept.count
      && zip(kept, other.kept).allSatisfy { isSame($0, as: $1, in: other) }
  }

  private func isSame(_ layers: [Layer], as others: [Layer], in tree: NavigationTree) -> Bool {
    layers.count == others.count
      && zip(layers, others).allSatisfy {
        $0.style == $1.style && isSame($0.root, as: $1.root, in: tree)
      }
  }

  private func isSame(_ id: NodeID, as other: NodeID, in tree: NavigationTree) -> Bool {
    let (one, two) = (self[id], tree[other])
    guard one.kind == two.kind, one.route == two.route, one.selection == two.selection,
      one.isCollapsed == two.isCollapsed, one.extra == two.extra,
      one.children.count == two.children.count
    else { return false }
    return zip(one.children, two.children).allSatisfy { child, otherChild in
      switch (child, otherChild) {
      case (.node(let id), .node(let other)): return isSame(id, as: other, in: tree)
      case (.slot(let route), .slot(let other)): return route == other
      default: return false
      }
    }
  }
}
