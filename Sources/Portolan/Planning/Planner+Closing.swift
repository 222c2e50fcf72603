extension Planner {
  /// Closes the layers over `index`, except those that stay while the app navigates beneath.
  mutating func uncover(_ index: Int) {
    tree.closeLayers(above: tree.topmost(stayingOver: index))
  }

  /// Closes a dialog in front and foreign layers on it: no layer of ours stands on a dialog.
  mutating func closeDialog() {
    guard let own = tree.layers.lastIndex(where: { tree[$0.root].kind != .foreign }),
      tree.layers[own].style?.isDialog == true
    else { return }
    tree.closeLayers(above: own - 1)
  }

  /// Closes the layers over index `bound` that were open at the request; later layers stay, unless
  /// the map presents them over a screen that is closed.
  private mutating func closeOlderLayers(above bound: Int) {
    for index in tree.layers.indices.reversed() where index > bound {
      if isLater(tree.layers[index], than: bound) { continue }
      tree.remove(tree.layers.remove(at: index).root)
    }
  }

  private func isLater(_ layer: Layer, than index: Int) -> Bool {
    guard let mark, layer.root > mark, layer.style != nil else { return false }
    guard let route = tree.name(ofRoot: layer.root),
      let anchor = maps.destination(ifKnown: route)?.place.anchor
    else { return true }
    return !tree.layers[(index + 1)...].contains { tree.screen(of: anchor, in: $0.root) != nil }
  }

  /// Goes one step back in the innermost container in front, else in one visible beside it, else
  /// beneath a layer that stays; when none offers a step back, closes the front layer.
  mutating func back() throws(NavigationError) {
    for layer in tree.layers.reversed() {
      if back(in: layer.root) { return }
      guard layer.stays else { break }
    }
    guard tree.layers.count > 1 else { throw .nothingToGoBackTo }
    tree.closeLayers(above: tree.layers.count - 2)
  }

  private mutating func back(in id: NodeID) -> Bool {
    let node = tree[id]
    for child in node.shownChildren.reversed() where back(in: child) { return true }
    guard var change = node.kind.behavior?.back(node.state) else { return false }
    if case .select(let position) = change {
      guard let entered = enterBack(position, of: node) else { return false }
      change = .select(entered)
    }
    apply(change, to: id)
    return true
  }

  mutating func popToRoot() throws(NavigationError) {
    guard let stack = uncoverStack() else { throw .noVisibleStack }
    tree.pop(stack, to: 0)
  }

  /// Pops the visible stack to an element, and returns that element.
  mutating func pop(to target: Target) throws(NavigationError) -> NodeID {
    if let route = target.route {
      guard let id = existing(route, .currentStack), tree[id].kind != .stack else {
        throw .notInStack(route: route.label)
      }
      reveal(id)
      return id
    }
    let id = try open(target)
    guard let parent = tree[id].parent, parent == tree.currentStack?.stack else { throw .gone }
    reveal(id)
    return id
  }

  /// Dismisses the layers above a target's layer, which stays as it is, or the front layer alone.
  mutating func dismiss(above target: Target?) throws(NavigationError) {
    if target == nil || target == .base {
      guard tree.layers.count > 1 else { throw .nothingToDismiss }
    }
    let layer = try target.map(open).map(tree.layer) ?? tree.layers.count - 2
    guard let layer else { throw target?.route.map { .notOpen(route: $0.label) } ?? .gone }
    tree.closeLayers(above: layer)
  }

  /// Closes a screen and all on top of it: within its stack or container, else with its layer.
  ///
  /// The layers above belong to the visible screen of that layer, and are closed with that screen.
  mutating func close(_ id: NodeID) throws(NavigationError) {
    guard tree.contains(id) else { throw .gone }
    guard let layer = tree.layer(of: id) else { return try closeKept(id) }
    let shown = tree.visiblePath(from: tree.layers[layer].root)
    guard takeOut(id) else {
      if layer > 0 { return closeOlderLayers(above: layer - 1) }
      guard traits.isCurtain else { throw .nothingToGoBackTo }
      return tree.closeLayers(above: -1)
    }
    if !shown.allSatisfy(tree.contains) {
      closeOlderLayers(above: tree.topmost(stayingOver: layer))
    }
  }

  /// Removes a screen from its stack or container; false when it can only be closed with its layer.
  private mutating func takeOut(_ id: NodeID) -> Bool {
    var closing = tree[id]
    while let parent = closing.parent {
      if tree[parent].kind == .stack, closing.position > 0 {
        tree.pop(parent, to: closing.position - 1)
        return true
      }
      if !isListed(closing), vacate(closing.position, of: parent) {
        fillCompanions(of: parent)
        return true
      }
      closing = tree[parent]
    }
    return false
  }

  /// Whether a node is the member that the map lists at its position, and not one in its place.
  private func isListed(_ node: Node) -> Bool {
    guard let parent = node.parent, tree[parent].kind.hasMembers else { return true }
    guard let route = tree.name(ofRoot: node.id),
      let listed = member(at: node.position, of: tree[parent])
    else { return false }
    return listed.isSameScreen(as: route)
  }
}

/// Intents for gestures in a layer beneath one that stays: verbs would begin in another layer.
extension NavigationTree {
  /// One step back from an element of a stack; from the first element of a collapsed split's
  /// column, the step to the column before.
  package func goingBack(from element: NodeID) -> Intent {
    isInFront(element) ? .back : columnBefore(element) ?? .close(.node(element))
  }

  /// The step to the column before; nil unless the element is the first screen of a collapsed
  /// split's column.
  package func columnBefore(_ element: NodeID) -> Intent? {
    var inner = element
    while contains(inner), let parent = parent(of: inner) {
      if isCollapsed(parent) {
        let own = self[inner].position
        return own > 0 ? .select(.member(of: parent, at: own - 1)) : nil
      }
      guard kind(of: parent) == .stack, children(of: parent).first == inner else { return nil }
      inner = parent
    }
    return nil
  }

  /// The intent that returns to the first screen of the stack that a container shows; nil without
  /// such a stack, and when that screen is shown.
  func goingToFirst(in container: NodeID) -> Intent? {
    if isInFront(container) { return .pop(to: .first) }
    guard let stack = visiblePath(from: container).last(where: { self[$0].kind == .stack }),
      self[stack].children.count > 1
    else { return nil }
    return self[stack].children[1].id.map { .close(.node($0)) }
  }

  /// Whether a node is in the layer in which the verbs for the visible stack begin.
  private func isInFront(_ id: NodeID) -> Bool {
    guard contains(id), layers.last?.stays == true else { return true }
    return layer(of: id) == currentStack?.layer
  }
}
