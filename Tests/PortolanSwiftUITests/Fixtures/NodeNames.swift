import Portolan

/// What each node was called when it was committed: one that was never shown has no text.
struct NodeNames {
  private var names: [String: String] = [:]

  subscript(label: String) -> String? { names[label] }

  mutating func note(_ event: NavigationEvent) {
    switch event {
    case .committed(_, _, let tree), .followed(_, _, let tree):
      for root in tree.layerRoots { name(root, in: tree) }
    default: break
    }
  }

  private mutating func name(_ id: NodeID, in tree: NavigationTree) {
    names["\(id)"] = tree.route(of: id)?.picture
    for child in tree.children(of: id) { name(child, in: tree) }
  }
}
