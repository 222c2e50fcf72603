/// Layers that stand on one another, and whether they can be reached.
struct LayerGroup: Hashable, Sendable {
  enum Standing: Hashable, Sendable {
    /// It is shown.
    case open
    /// A part that waits while another is shown.
    case kept
    /// A piece that the adopted map does not place: it is alive, but lookups do not find it.
    case aside
  }

  var standing: Standing
  var layers: [Layer] = []
}

/// The base content or a modal over it.
struct Layer: Hashable, Sendable {
  /// Nil for the base content and for a foreign layer.
  let style: PresentationStyle?
  let root: NodeID

  /// Whether it stays while the app navigates beneath it.
  var stays: Bool { style?.stays == true }
}

extension NavigationTree {
  /// The open layers, base content first.
  var layers: [Layer] {
    get { groups[0].layers }
    _modify { yield &groups[0].layers }
  }

  /// The kept parts; the part that was kept last comes last.
  var kept: [[Layer]] {
    groups.count == 1 ? [] : groups.filter { $0.standing == .kept }.map(\.layers)
  }

  /// Whether any node was set aside.
  var hasAside: Bool { groups.count > 1 && groups.contains { $0.standing == .aside } }

  /// The roots of the nodes that were set aside, in that order.
  var asideRoots: [NodeID] {
    groups.count == 1
      ? [] : groups.filter { $0.standing == .aside }.flatMap(\.layers).map(\.root)
  }

  /// The nodes that were set aside, with all nodes in them.
  var asideNodes: [NodeID] { asideRoots.flatMap(subtree) }

  /// Whether a node was set aside, because the adopted map does not place it.
  package func isAside(_ id: NodeID) -> Bool {
    guard hasAside, isAlive(id), let position = position(ofLayer: layerRoot(of: id)) else {
      return false
    }
    return groups[position.group].standing == .aside
  }

  /// The group of a layer, and the number of layers beneath it there.
  func position(ofLayer root: NodeID) -> (group: Int, layer: Int)? {
    for group in groups.indices {
      if let layer = groups[group].layers.firstIndex(where: { $0.root == root }) {
        return (group, layer)
      }
    }
    return nil
  }

  /// The group of the kept part of a node; nil when the node is not in a kept part.
  func keptGroup(of id: NodeID) -> Int? {
    guard groups.count > 1, let position = position(ofLayer: layerRoot(of: id)),
      groups[position.group].standing == .kept
    else { return nil }
    return position.group
  }

  /// The topmost of the layers that stay over a layer; without any the layer itself.
  func topmost(stayingOver index: Int) -> Int {
    index + layers.dropFirst(index + 1).prefix(while: \.stays).count
  }

  /// Removes the layers of a group above an index, and the group when no layer is left.
  mutating func closeLayers(above index: Int, in group: Int = 0) {
    while groups[group].layers.count > index + 1 {
      remove(groups[group].layers.removeLast().root)
    }
    if group > 0, groups[group].layers.isEmpty { groups.remove(at: group) }
  }

  /// Removes the elements above a position of a stack.
  mutating func pop(_ stack: NodeID, to position: Int) {
    let children = self[stack].children
    guard children.count > position + 1 else { return }
    for above in stride(from: children.count - 1, to: position, by: -1) {
      if let id = children[above].id { remove(id) }
    }
    update(stack) { node in
      while node.children.count > position + 1 { node.children.removeLast() }
    }
  }
}

extension NavigationTree {
  /// Sets a node aside with all nodes in it: it is hidden and stays alive.
  ///
  /// The caller updates its container or its layers.
  mutating func setAside(_ id: NodeID) {
    move(id, to: 0, of: nil)
    groups.append(LayerGroup(standing: .aside, layers: [Layer(style: nil, root: id)]))
  }

  /// Puts a node that was set aside into its place.
  mutating func takeBack(_ id: NodeID, parent: NodeID? = nil, position: Int = 0) {
    guard let group = self.position(ofLayer: id)?.group, groups[group].standing == .aside
    else { return }
    groups.remove(at: group)
    move(id, to: position, of: parent)
  }

  /// Removes the piece aside that holds a node.
  mutating func dropAside(holding id: NodeID) {
    guard isAside(id), let position = position(ofLayer: layerRoot(of: id)) else { return }
    closeLayers(above: -1, in: position.group)
  }

  /// The node of a route that was set aside last; nil without one.
  func lastAside(of route: AnyRoute) -> NodeID? {
    let ids = allHomes(of: route).compactMap(\.node)
    return asideRoots.reversed().lazy.compactMap { root in
      ids.last { layerRoot(of: $0) == root }
    }.first
  }

  /// Brings back a node that was removed since `old`, with all nodes in it.
  mutating func revive(_ root: NodeID, of old: NavigationTree) {
    for id in old.subtree(root) { add(old.box(id)) }
    move(root, to: 0, of: nil)
  }

  /// The topmost of the nodes that another tree no longer has.
  func roots(missingIn other: NavigationTree) -> [NodeID] {
    var missing: [NodeID] = []
    Self.difference(self, other) { id, old, new in
      if old != nil, new == nil { missing.append(id) }
    }
    return missing.sorted().filter { id in
      self[id].parent.map { !missing.contains($0) } ?? true
    }
  }
}
