extension NavigationTree {
  /// Takes out what the screen shows no more, though it was still wanted when it went; what was
  /// asked for since stays, with all that it stands on.
  mutating func lose(_ gone: [NodeID], sparing asked: [NodeID]) {
    let spared = foundation(of: asked)
    for id in gone.sorted() where contains(id) && !spared.contains(id) {
      if let parent = self[id].parent {
        guard self[parent].kind == .stack, self[id].position > 0 else { continue }
        pop(parent, to: self[id].position - 1)
      } else if removeLayer(id) {
        remove(id)
      }
    }
  }

  /// Takes a layer from what is open or from a part that is kept by now; not its base content.
  private mutating func removeLayer(_ root: NodeID) -> Bool {
    guard let place = place(ofLayer: root), place.layer > 0 else { return false }
    groups[place.group].layers.remove(at: place.layer)
    return true
  }

  /// These nodes, what they stand in, and what stands beneath them in their stacks.
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

  private mutating func pop(_ stack: NodeID, to position: Int) {
    var planner = Planner(maps: MapSet(), keptLimit: 0, tree: self)
    planner.pop(stack, to: position)
    self = planner.tree
  }
}
