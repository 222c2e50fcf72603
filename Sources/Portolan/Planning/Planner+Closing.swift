extension Planner {
  mutating func closeLayers(above place: Int) {
    while tree.layers.count > place + 1 { tree.remove(tree.layers.removeLast().root) }
  }

  /// One step back: an element of the stack nearest to the front, else the front layer.
  mutating func back() throws(NavigationError) {
    for id in tree.visiblePath.reversed() {
      let node = tree[id]
      if node.kind == .stack, node.children.count > 1 {
        return pop(id, to: node.children.count - 2)
      }
    }
    guard tree.layers.count > 1 else { throw .nothingToGoBackTo }
    closeLayers(above: tree.layers.count - 2)
  }

  mutating func popToRoot() throws(NavigationError) {
    for id in tree.visiblePath.reversed() where tree[id].kind == .stack {
      return pop(id, to: 0)
    }
    throw .nothingToGoBackTo
  }

  mutating func pop(to route: AnyRoute) throws(NavigationError) -> NodeID {
    guard let id = existing(route, .currentStack), let stack = tree[id].parent,
      tree[stack].kind == .stack
    else { throw .notInStack(route.label) }
    pop(stack, to: tree[id].position)
    return id
  }

  mutating func dismiss() throws(NavigationError) {
    guard tree.layers.count > 1 else { throw .nothingToDismiss }
    closeLayers(above: tree.layers.count - 2)
  }

  mutating func dismissAll() throws(NavigationError) {
    guard tree.layers.count > 1 else { throw .nothingToDismiss }
    closeLayers(above: 0)
  }

  /// Takes a screen away with all that stands on it: from its stack, else with its layer.
  mutating func close(_ id: NodeID) throws(NavigationError) {
    guard tree.contains(id) else { throw .gone }
    guard let layer = tree.layer(of: id) else { return try closeKept(id) }
    if let (stack, position) = tree.stack(around: id), position > 0 {
      closeLayers(above: layer)
      return pop(stack, to: position - 1)
    }
    guard layer > 0 else { throw .nothingToGoBackTo }
    closeLayers(above: layer - 1)
  }

  /// Follows a reading of the screen: what the user or the platform closed or selected.
  mutating func follow(_ reading: ScreenReading) {
    let open = zip(tree.layers, reading.layers).prefix { $0.root == $1 }.count
    if open > 0 { closeLayers(above: open - 1) }
    for container in reading.containers {
      guard let node = tree.node(container.node) else { continue }
      switch (node.kind, container.content) {
      case (.stack, .stack(let count, _)) where count > 0: pop(node.id, to: count - 1)
      case (.tabs, .tabs(let selected)) where node.isEntered(at: selected):
        select(node.id, selected)
      default: break
      }
    }
  }
}
