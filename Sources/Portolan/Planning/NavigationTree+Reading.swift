extension NavigationTree {
  /// Follows a reading of the screen: takes out what is no longer there, selects what is.
  mutating func follow(_ reading: ScreenReading) {
    var planner = Planner(maps: MapSet(), keptLimit: 0, tree: self)
    planner.follow(reading)
    self = planner.tree
  }

  /// Whether the screen shows just this.
  func agrees(with reading: ScreenReading) -> Bool {
    layers.map(\.root) == reading.layers
      && reading.containers.allSatisfy(agrees)
  }

  private func agrees(with container: ScreenReading.Container) -> Bool {
    guard let node = node(container.node) else { return false }
    switch container.content {
    case .stack(let count, let top):
      return node.children.count == count && node.visibleChild == top
    case .tabs(let selected): return node.selection == selected
    }
  }

  /// What a host does where the screen shows more than this, or something else.
  ///
  /// What it shows less of is for the tree to follow, not for the host to build again.
  func repair(after reading: ScreenReading) -> Plan {
    var steps: [Step] = []
    // The base content can only be ours: what another plan left half-way is done now.
    let isOtherPart = reading.layers.first != layers.first?.root
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
      case .tabs: steps.append(.select(tabs: node.id, position: node.selection))
      }
    }
    return Plan(repairing: self, with: steps)
  }
}
