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
      && reading.containers.allSatisfy { container in
        guard let node = node(container.node) else { return false }
        switch container.content {
        case .stack(let count): return node.children.count == count
        case .tabs(let selected): return node.selection == selected
        }
      }
  }
}
