extension NavigationTree {
  /// The contradictions in the tree's own data, in words; empty for a sound tree.
  package var faults: [String] {
    var faults: [String] = []
    let roots = parts.joined().map(\.root)
    let reached = roots.flatMap(subtree)
    if Set(reached).count != reached.count { faults.append("a node stands in two places") }
    if reached.count != count { faults.append("\(count) nodes, \(reached.count) reached") }
    for root in roots where self[root].parent != nil { faults.append("\(root) has a parent") }
    for id in reached { faults += self.faults(of: self[id]) }
    return faults
  }

  private func faults(of node: Node) -> [String] {
    var faults: [String] = []
    for (position, child) in node.children.enumerated() {
      switch child {
      case .node(let id):
        if self[id].parent != node.id || self[id].position != position {
          faults.append("\(id) does not know its place")
        }
      case .slot(let route):
        if !node.kind.hasMembers { faults.append("\(node.id) is a stack with a slot") }
        if !homes(of: route).contains(.slot(node.id, position: position)) {
          faults.append("the slot \(position) of \(node.id) is not in the index")
        }
      }
    }
    if let route = node.route, !homes(of: route).contains(.node(node.id)) {
      faults.append("\(node.id) is not in the index")
    }
    switch node.kind {
    case .screen, .foreign:
      if node.children.count > 0 { faults.append("\(node.id) is a full screen") }
    case .stack: if node.children.count == 0 { faults.append("\(node.id) is an empty stack") }
    case .tabs, .pages, .split, .custom:
      if !node.isEntered(at: node.selection) { faults.append("\(node.id) shows an empty slot") }
    }
    return faults
  }
}
