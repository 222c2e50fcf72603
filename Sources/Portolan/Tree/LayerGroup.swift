/// Layers that stand on one another, and whether a person can come to them.
struct LayerGroup: Hashable, Sendable {
  enum Standing: Hashable, Sendable {
    /// It is shown.
    case open
    /// A part that waits while another is shown.
    case kept
    /// A piece that another map left no place for: it is alive, but nobody finds it.
    case aside
  }

  var standing: Standing
  var layers: [Layer] = []
}

/// The base content or a modal over it.
struct Layer: Hashable, Sendable {
  /// Nil for the base content and for what somebody else presented.
  let style: PresentationStyle?
  let root: NodeID
}

extension NavigationTree {
  /// The layers that are open, base content first.
  var layers: [Layer] {
    get { groups[0].layers }
    _modify { yield &groups[0].layers }
  }

  /// The parts that are kept while another is shown, the last kept last.
  var kept: [[Layer]] {
    groups.count == 1 ? [] : groups.filter { $0.standing == .kept }.map(\.layers)
  }

  /// Whether anything was set aside.
  var hasAside: Bool { groups.count > 1 && groups.contains { $0.standing == .aside } }

  /// The roots of what was set aside, the last set aside last.
  var asideRoots: [NodeID] {
    groups.count == 1
      ? [] : groups.filter { $0.standing == .aside }.flatMap(\.layers).map(\.root)
  }

  /// What was set aside, with all in it.
  var asideNodes: [NodeID] { asideRoots.flatMap(subtree) }

  /// Whether another map left no place for a node.
  package func isAside(_ id: NodeID) -> Bool {
    guard hasAside, isAlive(id), let place = place(ofLayer: layerRoot(of: id)) else {
      return false
    }
    return groups[place.group].standing == .aside
  }

  /// Where a layer stands: its group, and how many layers are beneath it there.
  func place(ofLayer root: NodeID) -> (group: Int, layer: Int)? {
    for group in groups.indices {
      if let layer = groups[group].layers.firstIndex(where: { $0.root == root }) {
        return (group, layer)
      }
    }
    return nil
  }

  /// The group of a part that is kept in which a node stands; nil when it stands elsewhere.
  func keptGroup(of id: NodeID) -> Int? {
    guard groups.count > 1, let place = place(ofLayer: layerRoot(of: id)),
      groups[place.group].standing == .kept
    else { return nil }
    return place.group
  }

  /// Ends the layers of a group above a place, and the group when nothing is left of it.
  mutating func closeLayers(above place: Int, in group: Int = 0) {
    while groups[group].layers.count > place + 1 {
      remove(groups[group].layers.removeLast().root)
    }
    if group > 0, groups[group].layers.isEmpty { groups.remove(at: group) }
  }
}
