extension TreeOutline {
  /// Creates the outline of a tree, with the numbers that `number` returns for routes.
  ///
  /// A member also gets the route that `maps` list at its position, and a screen the models that
  /// `models` returns for its node.
  package init(
    _ tree: NavigationTree, listing maps: MapSet, models: (NodeID) -> SavedModels = { _ in [:] },
    number: (AnyRoute) -> Int
  ) {
    parts = []
    for part in [tree.layers] + tree.kept {
      parts.append(
        part.map { layer in
          let root = elements.count
          add(layer.root, of: tree, maps, models, number, parent: nil)
          // The source of a popover may be made from the route's values.
          let isSecret = tree.name(ofRoot: layer.root)?.value.isSaveable == false
          return Layer(style: isSecret ? layer.style?.withoutSource : layer.style, root: root)
        })
    }
  }

  private mutating func add(
    _ id: NodeID, of tree: NavigationTree, _ maps: MapSet, _ models: (NodeID) -> SavedModels,
    _ number: (AnyRoute) -> Int, parent: Int?, listed: AnyRoute? = nil, isSelected: Bool = false
  ) {
    let node = tree[id]
    let own = elements.count
    elements.append(
      Element(
        parent: parent, kind: node.kind, name: node.route.map(number),
        listed: listed.map(number), isSelected: isSelected,
        isCollapsed: node.isCollapsed,
        models: node.route?.value.isSaveable == true ? models(id) : [:]))
    // The listed route names a member's position, even while another screen is shown there.
    let list =
      node.kind.hasMembers
      ? node.route.flatMap { maps.destination(ifKnown: $0) }?.shape.routes : nil
    for (position, child) in node.children.enumerated() {
      guard let child = child.id else { continue }
      add(
        child, of: tree, maps, models, number, parent: own,
        listed: list.flatMap { position < $0.count ? $0[position] : nil },
        isSelected: node.kind.hasMembers && position == node.selection)
    }
  }
}

extension NavigationTree {
  /// The tree without dialogs: in the next launch no code would wait for their answers.
  package var withoutDialogs: NavigationTree {
    var tree = self
    for part in parts.indices {
      for layer in parts[part] where layer.style?.isDialog == true { tree.remove(layer.root) }
      tree.parts[part].removeAll { $0.style?.isDialog == true }
    }
    return tree
  }
}
