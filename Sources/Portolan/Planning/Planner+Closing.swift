extension Planner {
  mutating func closeLayers(above place: Int) {
    while tree.layers.count > place + 1 { tree.remove(tree.layers.removeLast().root) }
  }

  /// One step back in the container nearest to the front, else in one that is seen beside it, else
  /// the front layer goes.
  mutating func back() throws(NavigationError) {
    if let front = tree.layers.last, try back(in: front.root) { return }
    guard tree.layers.count > 1 else { throw .nothingToGoBackTo }
    closeLayers(above: tree.layers.count - 2)
  }

  private mutating func back(in id: NodeID) throws(NavigationError) -> Bool {
    let node = tree[id]
    for child in node.shownChildren.reversed() where try back(in: child) { return true }
    guard let change = node.kind.rules?.back(node.state) else { return false }
    if case .select(let place) = change, case .slot(let route) = node.children[place] {
      try fill(id, place, with: route)
    }
    apply(change, to: id)
    return true
  }

  mutating func popToRoot() throws(NavigationError) {
    guard let stack = uncoverStack() else { throw .nothingToGoBackTo }
    pop(stack, to: 0)
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
    var closing = tree[id]
    while let parent = closing.parent {
      if tree[parent].kind == .stack, closing.position > 0 {
        closeLayers(above: layer)
        return pop(parent, to: closing.position - 1)
      }
      if !isListed(closing), vacate(closing.position, of: parent) {
        fillCompanions(of: parent)
        return closeLayers(above: layer)
      }
      closing = tree[parent]
    }
    guard layer > 0 else { throw .nothingToGoBackTo }
    closeLayers(above: layer - 1)
  }

  /// Whether a member stands where the map lists it, not in the place of another for a while.
  private func isListed(_ node: Node) -> Bool {
    guard let parent = node.parent, tree[parent].kind.hasMembers else { return true }
    guard let route = tree.name(ofRoot: node.id),
      let listed = member(at: node.position, of: tree[parent])
    else { return false }
    return listed.isSameScreen(as: route)
  }
}
