extension NavigationTree {
  /// Follows a reading of the screen: takes out what is no longer there, selects what is.
  mutating func follow(_ reading: ScreenReading) {
    var planner = Planner(maps: MapSet(), keptLimit: 0, tree: self)
    planner.follow(reading)
    self = planner.tree
  }

  /// Whether the screen shows just this.
  package func agrees(with reading: ScreenReading) -> Bool {
    layers.count == reading.layers.count && zip(layers, reading.layers).allSatisfy(isLayer)
      && reading.containers.allSatisfy(agrees)
  }

  private func agrees(with container: ScreenReading.Container) -> Bool {
    guard let node = node(container.node) else { return false }
    switch container.content {
    case .stack(let count, let top, let foreign):
      let (own, others) = self.foreign(onTopOf: node)
      let last = own > 0 ? node.children[own - 1].id : nil
      return own == count && last == top && others == foreign
    case .members(let selected): return node.selection == selected
    case .split(let column, let isCollapsed):
      return node.selection == column && node.isCollapsed == isCollapsed
    }
  }

  /// Whether a layer is the one that was read.
  func isLayer(_ layer: Layer, _ read: ScreenReading.Element) -> Bool {
    switch read {
    case .node(let id): return layer.root == id
    case .foreign(let foreign): return self[layer.root].extra?.foreign == foreign
    }
  }

  /// How many elements a stack has without the foreign ones that stand above all others, and those.
  func foreign(onTopOf stack: Node) -> (own: Int, ids: [ForeignID]) {
    var own = stack.children.count
    var foreign: [ForeignID] = []
    while own > 0, let id = stack.children[own - 1].id, let other = self[id].extra?.foreign {
      foreign.insert(other, at: 0)
      own -= 1
    }
    return (own, foreign)
  }

  /// What a host does where the screen shows more than this, or something else.
  ///
  /// What it shows less of is for the tree to follow, not for the host to build again.
  func repair(after reading: ScreenReading) -> Plan {
    var steps: [Step] = []
    // The base content can only be ours: what another plan left half-way is done now.
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
      guard let node = node(container.node), !agrees(with: container) else { continue }
      switch container.content {
      case .stack:
        steps.append(.setStack(node.id, keeping: 0, pushing: node.children.compactMap(\.id)))
      case .members, .split: steps.append(.select(in: node.id, position: node.selection))
      }
    }
    return Plan(repairing: self, with: steps)
  }
}
