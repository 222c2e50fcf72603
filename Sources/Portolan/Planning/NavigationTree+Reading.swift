extension NavigationTree {
  /// Whether the screen shows exactly this tree.
  package func agrees(with reading: ScreenReading) -> Bool {
    guard layers.count == reading.layers.count else { return false }
    for (layer, read) in zip(layers, reading.layers) where !isLayer(layer, read) { return false }
    for container in reading.containers where !agrees(with: container) { return false }
    return true
  }

  private func agrees(with container: ScreenReading.Container) -> Bool {
    guard let box = box(ifKnown: container.node), !isExchanged(container, in: box) else {
      return false
    }
    switch container.content {
    case .stack(let elements):
      let children = box.node.children
      guard box.node.kind == .stack, children.count == elements.count else { return false }
      return elements.indices.allSatisfy { place in
        children[place].id.map { shows($0, as: elements[place]) } ?? false
      }
    case .members(let selected): return box.node.selection == selected
    case .split(let column, let isCollapsed):
      return box.node.selection == column && box.node.isCollapsed == isCollapsed
    }
  }

  /// Whether another member than the tree's stands in front at the selected position.
  private func isExchanged(_ container: ScreenReading.Container, in box: NodeBox) -> Bool {
    guard let front = container.front, let position = container.content.selection else {
      return false
    }
    let children = box.node.children
    return children.indices.contains(position) && children[position].id != front
  }

  /// Whether a layer of the tree is the one that was read.
  func isLayer(_ layer: Layer, _ read: ScreenReading.Element) -> Bool {
    shows(layer.root, as: read)
  }

  /// Whether what was read is the screen of a node.
  func shows(_ id: NodeID, as read: ScreenReading.Element) -> Bool {
    switch read {
    case .node(let node): return node == id
    case .foreign(let foreign): return self.foreign(id) == foreign
    case .moved(let node, let foreign): return node == id || self.foreign(id) == foreign
    }
  }

  /// The stacks that hold screens of other code alone, also in parts that are kept.
  var stacksOfOthers: [NodeID] {
    parts.joined().flatMap { subtree($0.root) }.filter(isStackOfOthers)
  }

  /// Whether a node is a stack that holds screens of other code alone.
  func isStackOfOthers(_ id: NodeID) -> Bool {
    let node = self[id]
    return node.kind == .stack
      && node.children.allSatisfy { $0.id.map { foreign($0) != nil } ?? false }
  }

  /// The plan that repairs a screen that shows more than this tree, or other screens and containers.
  ///
  /// The screens that a reading lacks are not built again: the tree follows the reading instead. The
  /// `spared` containers stay as they are.
  func repair(after reading: ScreenReading, sparing spared: [NodeID] = []) -> NavigationPlan {
    var steps: [Step] = []
    // Other code shows no base content, so an earlier plan did not finish its switch of parts.
    let isOtherPart = reading.layers.first != layers.first.map { .node($0.root) }
    let kept = isOtherPart ? 1 : layers.count
    if reading.layers.count > kept { steps.append(.dismiss(above: kept - 1)) }
    if isOtherPart {
      steps.append(.switchPart(to: layers.first?.root))
      for layer in layers.dropFirst() {
        if let style = layer.style { steps.append(.present(layer.root, style)) }
      }
    }
    for container in reading.containers {
      guard let box = box(ifKnown: container.node), !spared.contains(container.node) else {
        continue
      }
      let node = box.node
      if isExchanged(container, in: box) {
        steps.append(.setMembers(of: node.id))
        continue
      }
      guard !agrees(with: container) else { continue }
      switch container.content {
      case .stack:
        steps.append(.setStack(node.id, keeping: 0, pushing: node.children.compactMap(\.id)))
      case .members, .split: steps.append(.select(in: node.id, position: node.selection))
      }
    }
    return NavigationPlan(TreeDifference(in: self, steps: steps), isAnimated: false)
  }
}

extension NavigationTree {
  /// Removes nodes that have gone from the screen; the `wanted` ones stay, with all beneath them.
  mutating func lose(_ gone: [NodeID], sparing wanted: [NodeID]) {
    let spared = foundation(of: wanted)
    for id in gone.sorted() where contains(id) && !spared.contains(id) {
      if let parent = self[id].parent {
        guard self[parent].kind == .stack, self[id].position > 0 else { continue }
        pop(parent, to: self[id].position - 1)
      } else {
        _ = removeLayer(id)
      }
    }
  }

  /// Removes screens of other code that have gone from their stacks: nothing brings them back.
  ///
  /// A stack is never empty: where nothing else is left, it takes what other code shows there now.
  mutating func loseStrangers(_ gone: [NodeID], as actual: NavigationTree) {
    number(after: actual)
    for id in gone.sorted() where contains(id) && foreign(id) != nil {
      guard let stack = self[id].parent, self[stack].kind == .stack else { continue }
      var rest = self[stack].children.filter { $0.id != id }
      if rest.isEmpty, actual.contains(stack) {
        rest = actual.children(of: stack).filter { actual.foreign($0) != nil }.map(Child.node)
        for case .node(let stranger) in rest { add(NodeBox(actual[stranger])) }
      }
      guard !rest.isEmpty else { continue }
      remove(id)
      setChildren(of: stack, to: rest)
    }
  }

  /// Removes a layer, with all in it, from the open part or a kept one; false for base content,
  /// which stays.
  mutating func removeLayer(_ root: NodeID) -> Bool {
    guard let position = position(ofLayer: root), position.layer > 0 else { return false }
    parts[position.part].remove(at: position.layer)
    remove(root)
    return true
  }

  /// These nodes, their containers, and the elements beneath all of them in their stacks.
  private func foundation(of ids: [NodeID]) -> Set<NodeID> {
    var found: Set<NodeID> = []
    for id in ids where contains(id) {
      var below = id
      while found.insert(below).inserted, let parent = self[below].parent {
        if self[parent].kind == .stack {
          found.formUnion(self[parent].children.prefix(self[below].position).compactMap(\.id))
        }
        below = parent
      }
    }
    return found
  }
}
