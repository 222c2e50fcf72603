import Portolan

/// What each node was called when it was committed: one that was never shown has no text.
struct NodeNames {
  private var names: [String: String] = [:]

  subscript(label: String) -> String? { names[label] }

  mutating func note(_ event: NavigationEvent) {
    switch event {
    case .committed(let change): name(change.to)
    case .followed(let change): name(change.to)
    default: break
    }
  }

  private mutating func name(_ tree: NavigationTree) {
    for root in tree.layerRoots { name(root, in: tree) }
  }

  private mutating func name(_ id: NodeID, in tree: NavigationTree) {
    names["\(id)"] = words(for: id, in: tree)
    for child in tree.children(of: id) { name(child, in: tree) }
  }

  /// Pages beneath what other code has pushed are not built, and drawn as the tree has them.
  private func words(for id: NodeID, in tree: NavigationTree) -> String? {
    let own = tree.route(of: id)?.picture
    guard tree.kind(of: id) == .pages, let own else { return own }
    let pages = (0..<tree.placeCount(of: id)).map { place in
      let page = tree.child(at: place, of: id).flatMap { words(for: $0, in: tree) }
      let slot = tree.memberRoute(at: place, of: id).map { "\($0.picture)…" }
      return (place == tree.selection(of: id) ? "*" : "") + (page ?? slot ?? "?")
    }
    return "\(own)<\(pages.joined(separator: " | "))>"
  }
}
